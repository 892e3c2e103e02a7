/**
 * Keeps the framework from hearing of events in its root while it hydrates. It would do all of that at once for the
 * first press, before it lets the browser paint what is pressed, which needs the framework for nothing: what does is
 * kept by the boot and repeated when the runtime is there. To be called before the framework listens.
 */
export function holdEvents(root: HTMLElement): void {
  let isReady = false;
  const { addEventListener } = root;
  root.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
    addEventListener.call(root, type, (event) => isReady && listener(event), options);
  };
  window.addEventListener('docs:ready', () => {
    isReady = true;
    Reflect.deleteProperty(root, 'addEventListener');
  });
}
