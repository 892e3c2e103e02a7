import type { Translations } from '../../model/languages/textKeys';
import { importLazily } from '../fetching/importLazily';
import { loadTexts } from '../fetching/fetchOnce';
import type * as compiler from './compileDemo';
import type * as editor from './openEditor';

/** The programs and texts for live editing. */
export interface Editing {
  readonly compiler: typeof compiler;
  readonly editor: typeof editor;
  readonly texts: Translations;
}

/**
 * Loads the editor, compiler and texts for editing a demo. A failed load is repeated twice.
 * @throws 'Live editing requires a network connection' if the device is offline, otherwise the last failure
 */
export async function loadEditing(textsHref: string): Promise<Editing> {
  // The iframe that runs edited code is never stored for offline use, so loading the rest would be useless.
  if (!navigator.onLine) throw new Error('Live editing requires a network connection');
  return importLazily(async () => {
    const [loadedCompiler, loadedEditor, texts] = await Promise.all([
      import('./compileDemo'),
      import('./openEditor'),
      loadTexts(textsHref),
    ]);
    return { compiler: loadedCompiler, editor: loadedEditor, texts };
  });
}
