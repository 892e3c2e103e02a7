import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders an element in a separate root, so that it stays when the page changes, and its errors do not reach the page. */
export function mountPanel(element: HTMLElement, children: ReactNode): () => void {
  const root = createRoot(element);
  root.render(children);
  document.body.append(element);
  return () => {
    element.remove();
    // Outside of the event that closes it, because the framework may still be handling it.
    queueMicrotask(() => root.unmount());
  };
}
