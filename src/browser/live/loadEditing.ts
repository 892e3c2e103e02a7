import type { Translations } from '../../model/languages/textKeys';
import { loadLazily } from '../fetching/loadLazily';
import { loadTexts } from '../fetching/fetchOnce';
import type * as compiler from './compileDemo';
import type * as editor from './openEditor';

/** The programs and texts of live editing. */
export interface Editing {
  readonly compiler: typeof compiler;
  readonly editor: typeof editor;
  readonly texts: Translations;
}

/**
 * Loads what editing a demo takes: editor, compiler, texts. A load that fails is tried twice more.
 * @throws 'Live editing needs the network' while the device is offline, else the last failure
 */
export async function loadEditing(textsHref: string): Promise<Editing> {
  // The frame that runs edited code is never stored for offline use, so there is no use in trying.
  if (!navigator.onLine) throw new Error('Live editing needs the network');
  return loadLazily(async () => {
    const [loadedCompiler, loadedEditor, texts] = await Promise.all([
      import('./compileDemo'),
      import('./openEditor'),
      loadTexts(textsHref),
    ]);
    return { compiler: loadedCompiler, editor: loadedEditor, texts };
  });
}
