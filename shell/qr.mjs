// A link as a QR picture: dark on light in either theme, as cameras want it.
import { encodeQR } from 'qr';

const longest = 644;  // bytes: 85 squares a side, as many as one phone still reads from another's screen
const svg = 'http://www.w3.org/2000/svg';

// One stroke of the pen for each run of dark squares.
function outline(squares) {
  let path = '';
  squares.forEach((row, y) => {
    for (let x = row.indexOf(true); x >= 0; x = row.indexOf(true, x)) {
      const end = row.indexOf(false, x) < 0 ? row.length : row.indexOf(false, x);
      path += `M${x} ${y}h${end - x}v1H${x}z`;
      x = end;
    }
  });
  return path;
}

// An <svg>, or null when the text is too long for one that can be read.
export function qrPicture(text) {
  if (new TextEncoder().encode(text).length > longest) return null;
  const squares = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  const picture = document.createElementNS(svg, 'svg');
  picture.setAttribute('viewBox', `0 0 ${squares.length} ${squares.length}`);
  picture.setAttribute('role', 'img');
  const path = picture.appendChild(document.createElementNS(svg, 'path'));
  path.setAttribute('d', outline(squares));
  return picture;
}
