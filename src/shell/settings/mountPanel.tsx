import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws something in an element with a root of its own, so that it outlives the page and can't take it along. */
export function mountPanel(element: HTMLElement, children: ReactNode): () => void {
  const root = createRoot(element);
  root.render(children);
  document.body.append(element);
  return () => {
    element.remove();
    // Outside of the event that closes it, which the framework may still work on.
    queueMicrotask(() => root.unmount());
  };
}
