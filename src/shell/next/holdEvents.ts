/**
 * Keeps React from hearing events in its root while it hydrates. React would finish hydrating in one go for the first
 * press, before the browser paints what was pressed (https://github.com/facebook/react/issues/22629). The boot keeps
 * what needs React, and repeats it when the runtime is ready. To be called before React listens.
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
