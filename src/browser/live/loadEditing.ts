import type { Translations } from '../../model/languages/textKeys';
import { awaitPart } from '../lazy/awaitPart';
import { loadLazily } from '../lazy/loadLazily';
import { loadTexts } from '../texts/loadTexts';
import type * as compiler from './compileDemo';
import type * as editor from './openEditor';

/** The programs and texts of live editing. */
export interface Editing {
  readonly compiler: typeof compiler;
  readonly editor: typeof editor;
  readonly texts: Translations;
}

/**
 * Loads what editing a demo takes: editor, compiler, texts. What fails is asked for again before that counts.
 * @throws 'Live editing needs the network' while the device is offline, else the last failure
 */
export async function loadEditing(textsHref: string): Promise<Editing> {
  // The frame that runs edited code is never stored for offline use, so there is no use in trying.
  if (!navigator.onLine) throw new Error('Live editing needs the network');
  const [loadedCompiler, loadedEditor, texts] = await Promise.all([
    awaitPart(import('./compileDemo')),
    awaitPart(import('./openEditor')),
    loadLazily(() => loadTexts(textsHref)),
  ]);
  return { compiler: loadedCompiler, editor: loadedEditor, texts };
}
