// Reads a picture of a QR code as a camera would.
import jsQR from 'jsqr';

// `page` is one that can decode the PNG.
export async function readQr(page, png) {
  const { width, height, data } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context.drawImage(picture, 0, 0);
    const { width, height, data } = context.getImageData(0, 0, picture.width, picture.height);
    // Sends letters: millions of numbers would take a minute.
    let letters = '';
    for (let from = 0; from < data.length; from += 0x8000) letters += String.fromCharCode(...data.subarray(from, from + 0x8000));
    return { width, height, data: btoa(letters) };
  }, png.toString('base64'));
  return jsQR(Uint8ClampedArray.from(Buffer.from(data, 'base64')), width, height)?.data ?? null;
}
