// Keeps the page whole while a translator works on it. It puts elements of its own in the place of texts, and Preact would go
// on changing the texts that are no longer there. So a text that is all that an element holds is written as a whole, over
// whatever has taken its place. Keeps texts and elements apart.
import { options } from 'preact';

const inDrawings = ['text', 'title'];
let isAdopting = false;

// Renders over the same elements, which the build has written: their texts stay, and nothing is laid out anew.
/** @param {() => void} render */
export function adopt(render) {
  isAdopting = true;
  render();
  isAdopting = false;
}

options.vnode = ({ type, props }) => {
  const { children } = props;
  if (isAdopting || typeof type !== 'string' || inDrawings.includes(type) || !['string', 'number'].includes(typeof children)) return;
  /** @type {{ textContent?: unknown }} */ (props).textContent = children;
  delete props.children;
};
