// Draws a link as a QR code. It is dark on light in both themes, because not every camera reads the inverse.
import { encodeQR } from 'qr';

const maxBytes = 644;  // 85 modules a side, the densest code that one phone still reads from another's screen
const svg = 'http://www.w3.org/2000/svg';

// An SVG path with one rectangle for each horizontal run of dark modules.
/** @param {Kairo.Modules} modules */
function outline(modules) {
  let path = '';
  modules.forEach((row, y) => {
    for (let x = row.indexOf(true); x >= 0; x = row.indexOf(true, x)) {
      const end = row.indexOf(false, x) < 0 ? row.length : row.indexOf(false, x);
      path += `M${x} ${y}h${end - x}v1H${x}z`;
      x = end;
    }
  });
  return path;
}

// Rows of modules, true where dark, with the light border; null if the text is too long for a code that phones can read.
/** @param {string} text */
export function qrModules(text) {
  if (new TextEncoder().encode(text).length > maxBytes) return null;
  return encodeQR(text, 'raw', { ecc: 'low', border: 4 });
}

// An <svg>, or null as above.
/** @param {string} text */
export function qrImage(text) {
  const modules = qrModules(text);
  if (!modules) return null;
  const image = document.createElementNS(svg, 'svg');
  image.setAttribute('viewBox', `0 0 ${modules.length} ${modules.length}`);
  image.setAttribute('aria-hidden', 'true');  // what it is, the place that it goes to says
  const path = image.appendChild(document.createElementNS(svg, 'path'));
  path.setAttribute('d', outline(modules));
  return image;
}
