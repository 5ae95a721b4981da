// Keeps the page whole while a translator works on it. It puts elements of its own in the place of texts, and Preact would go
// on changing the texts that are no longer there. So a text that is all that an element holds is written as a whole, over
// whatever has taken its place. Keeps texts and elements apart.
import { options } from 'preact';

const inDrawings = ['text', 'title'];

options.vnode = ({ type, props }) => {
  const { children } = props;
  if (typeof type !== 'string' || inDrawings.includes(type) || !['string', 'number'].includes(typeof children)) return;
  /** @type {{ textContent?: unknown }} */ (props).textContent = children;
  delete props.children;
};
