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
    document.head.append(element);
  });
}

/**
 * Puts all variables of a demo theme in force, once for the document: a page's own sheet holds only those that its
 * demos are drawn with. A load that fails is tried twice more.
 * @throws the last failure
 */
export function loadThemeSheet(href: string): Promise<void> {
  const known = loaded.get(href);
  if (known) return known;
  const pending = loadLazily(() => link(href));
  loaded.set(href, pending);
  pending.catch(() => loaded.delete(href));
  return pending;
}
