import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders an element in a separate root, so that it stays after a navigation, and an error in it does not
 * break the page.
 */
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
