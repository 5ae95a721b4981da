// Resolves when the browser has time. Modules that are not needed for the first picture are fetched then.
export const whenIdle = () => /** @type {Promise<void>} */ (new Promise((done) => { (window.requestIdleCallback ?? setTimeout)(() => done()); }));

// Resolves in a task of its own. Long work is done in parts, so that the browser can answer a press between them.
export const nextTask = () => /** @type {Promise<void>} */ (new Promise((done) => { setTimeout(done); }));
