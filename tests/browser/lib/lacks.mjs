// Browsers that lack something. Each is run in the page before anything else.

export function noStorage() {
  Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('blocked', 'SecurityError'); } });
}

export function noServiceWorker() {
  delete Navigator.prototype.serviceWorker;
}

export function noWebGL() {
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return /webgl/.test(kind) ? null : getContext.call(this, kind, ...rest);
  };
}

export function noWebAssembly() {
  delete window.WebAssembly;
}
