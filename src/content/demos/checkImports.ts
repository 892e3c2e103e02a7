import { posix } from 'node:path';
import type { Problem } from '../../model/problems/Problem';
import { listSpecifiers } from '../../model/demos/specifiers';
import type { DemoSource } from './readDemo';

/** Folder of everything that belongs to the family; what lies beside it is the site's own source. */
const FAMILY = 'data/';

/**
 * A demo and its modules import packages and each other. The site's source is none of theirs: a reader who takes the
 * demo along does not have it.
 */
export function checkImports({
  file,
  code,
  modules,
}: Pick<DemoSource, 'file' | 'code' | 'modules'>): Problem[] {
  const own = Object.entries({ [file]: code, ...modules }).filter(([path]) => path.startsWith(FAMILY));
  return own.flatMap(([path, text]) =>
    listSpecifiers(text)
      .filter((specifier) => specifier.startsWith('.'))
      .filter((specifier) => !posix.join(posix.dirname(path), specifier).startsWith(FAMILY))
      .map((specifier) => ({
        file: path,
        line: text.slice(0, text.indexOf(specifier)).split('\n').length,
        column: 1,
        code: 'demo-import',
        message: `The demo imports ${specifier}, which is not part of the family`,
        hint: 'put the module beside the demo',
      })),
  );
}
