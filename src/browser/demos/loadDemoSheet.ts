import { createLink, loadElement } from '../boot/loadElement';
import { loadLazily } from '../lazy/loadLazily';
import { onceEach } from '../onceEach';

const loadSheet = onceEach(async (href: string): Promise<void> => {
  try {
    // Behind the page's own sheet, which stands in the body and holds a part of it.
    await loadElement(createLink({ rel: 'stylesheet', href }), document.body.lastElementChild);
  } catch {
    // Readers see it.
    throw new Error(`${href} could not be loaded`);
  }
});

/**
 * Puts a style sheet of demos in force, once for the document: a page's own holds only what is seen of them as they are
 * drawn. A load that fails is tried twice more.
 * @throws the last failure, by the address
 */
export const loadDemoSheet = (href: string) => loadLazily(() => loadSheet(href));
