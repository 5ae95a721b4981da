// Resolves when the browser has time. What is not needed for the first picture is fetched then.
export const whenIdle = () => /** @type {Promise<void>} */ (new Promise((done) => { (window.requestIdleCallback ?? setTimeout)(() => done()); }));
