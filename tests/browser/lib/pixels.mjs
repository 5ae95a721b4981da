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

// How much of the page has jumped since it was opened, as the browser itself adds it up; what follows a touch does not count.
export const layoutShift = (page) => page.evaluate(() => new Promise((done) => {
  const observer = new PerformanceObserver((list) => done(list.getEntriesByType('layout-shift').reduce((sum, { value }) => sum + value, 0)));
  observer.observe({ type: 'layout-shift', buffered: true });
  observer.observe({ type: 'navigation', buffered: true });  // there is always one, so an answer comes even if nothing has jumped
}));
