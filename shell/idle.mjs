const patience = 2000;  // ms; where each picture takes long, a browser has no time as long as anything moves

// Resolves when the browser has time, but soon. Files that the first picture does not need are fetched then.
export const whenIdle = () => /** @type {Promise<void>} */ (new Promise((done) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => done(), { timeout: patience });
  else setTimeout(done);
}));

// Resolves in a task of its own. Long work is done in parts, so that the browser can answer a press between them.
export const nextTask = () => /** @type {Promise<void>} */ (new Promise((done) => { setTimeout(done); }));
