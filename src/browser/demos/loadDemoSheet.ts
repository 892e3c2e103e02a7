import { createLink, loadElement } from '../boot/loadElement';
import { loadLazily } from '../lazy/loadLazily';
import { onceEach } from '../onceEach';

async function load(href: string): Promise<void> {
  const link = createLink({ rel: 'stylesheet', href });
  // It has come late, and is asked for again.
  if ([...document.styleSheets].some((sheet) => sheet.href === link.href)) return;
  try {
    // Behind the page's own sheet, which stands in the body and holds a part of it.
    await loadElement(link, document.body.lastElementChild);
  } catch {
    // Readers see it.
    throw new Error(`${href} could not be loaded`);
  }
}

/**
 * Puts a style sheet of demos in force, once for the document: a page's own holds only what is seen of them as they are
 * drawn. A load that fails is tried twice more.
 * @throws the last failure, by the address
 */
export const loadDemoSheet = onceEach((href) => loadLazily(() => load(href)));
