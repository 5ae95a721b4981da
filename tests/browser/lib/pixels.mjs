// How many colours a picture has; counted by the browser, in a page of its own.
export async function coloursOf(page, png) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context.drawImage(picture, 0, 0);
    return new Set(new Uint32Array(context.getImageData(0, 0, picture.width, picture.height).data.buffer)).size;
  }, png.toString('base64'));
}
