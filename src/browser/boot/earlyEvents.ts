const TYPES = ['click', 'change', 'input'] as const;
const kept: Event[] = [];

function keep(event: Event): void {
  kept.push(event);
}

/** Keeps what a reader does until the second part of the frame's program is there to answer it. */
export function keepEvents(): void {
  for (const type of TYPES) document.addEventListener(type, keep);
}

/** Hands over what was kept, in its order; from now on nothing is kept. */
export function takeEvents(): readonly Event[] {
  for (const type of TYPES) document.removeEventListener(type, keep);
  return kept.splice(0);
}

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
