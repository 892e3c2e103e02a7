/**
 * Keeps React from receiving events in its root while it hydrates. For the first press, React would finish
 * hydrating at once, before the browser paints the pressed state
 * (https://github.com/facebook/react/issues/22629). The boot keeps the events that need React, and repeats
 * them when the runtime is ready. Call it before React adds its listeners.
 * Guarded by `tests/browser/hydration.test.ts`.
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
