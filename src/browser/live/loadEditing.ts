import type { Translations } from '../../model/languages/textKeys';
import { importLazily } from '../fetching/importLazily';
import { loadTexts } from '../fetching/fetchOnce';
import type * as compiler from './compileDemo';
import type * as programs from './compileProgram';
import type * as sheets from './compileSheet';
import type * as editor from './openEditor';

/** The programs and texts for live editing. */
export interface Editing {
  readonly compiler: typeof compiler;
  readonly programs: typeof programs;
  /** Absent for a demo without style sheets. */
  readonly sheets: typeof sheets | undefined;
  readonly editor: typeof editor;
  readonly texts: Translations;
}

/**
 * Loads the editor, compilers and texts for editing a demo. A failed load is repeated twice.
 * @param files paths of the files beside the demo
 * @throws 'Live editing requires a network connection' if the device is offline, otherwise the last failure
 */
export async function loadEditing(textsHref: string, files: readonly string[] = []): Promise<Editing> {
  // The iframe that runs edited code is never stored for offline use, so loading the rest would be useless.
  if (!navigator.onLine) throw new Error('Live editing requires a network connection');
  return importLazily(async () => {
    const [loadedCompiler, loadedPrograms, loadedSheets, loadedEditor, texts] = await Promise.all([
      import('./compileDemo'),
      import('./compileProgram'),
      files.some((path) => path.endsWith('.css')) ? import('./compileSheet') : undefined,
      import('./openEditor'),
      loadTexts(textsHref),
    ]);
    return {
      compiler: loadedCompiler,
      programs: loadedPrograms,
      sheets: loadedSheets,
      editor: loadedEditor,
      texts,
    };
  });
}
