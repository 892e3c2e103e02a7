const TYPES = ['click', 'change', 'input'] as const;
const kept: Event[] = [];

function keep(event: Event): void {
  kept.push(event);
}

/** Keeps events until the second part of the frame's program is ready to handle them. */
export function keepEvents(): void {
  for (const type of TYPES) document.addEventListener(type, keep);
}

/** Returns the kept events in order. After that no more are kept. */
export function takeEvents(): readonly Event[] {
  for (const type of TYPES) document.removeEventListener(type, keep);
  return kept.splice(0);
}

/**
 * Withholds events from the framework's listeners on its root while it hydrates. The framework would
 * otherwise finish hydrating synchronously on the first press, before the browser can paint the pressed
 * control. Clicks that need the framework are kept by the boot and repeated when the runtime is ready. Has to
 * be called before the framework adds its listeners.
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
