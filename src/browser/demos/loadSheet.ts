import { loadLazily } from '../lazy/loadLazily';

const loaded = new Map<string, Promise<void>>();

function link(href: string): Promise<void> {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = href;
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(`${href} could not be loaded`));
    };
    // Behind the page's own sheet, which stands in the body and holds a part of it.
    document.body.append(element);
  });
}

/**
 * Puts a style sheet of demos in force, once for the document: a page's own holds only what is seen of them as they are
 * drawn. A load that fails is tried twice more.
 * @throws the last failure
 */
export function loadSheet(href: string): Promise<void> {
  const known = loaded.get(href);
  if (known) return known;
  const pending = loadLazily(() => link(href));
  loaded.set(href, pending);
  pending.catch(() => loaded.delete(href));
  return pending;
}
