import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Type-only imports are skipped: they cannot change a result. */
const IMPORT = /^(?:import|export)(?! type\b)[^;]*?from '([^']+)'/gm;

/** The source files and packages of a module. */
export interface ModuleSources {
  /** Every source file that it imports directly or indirectly, including itself. */
  readonly files: ReadonlySet<string>;
  /** Names of the packages that these files import. */
  readonly packages: ReadonlySet<string>;
}

/** Lists the files and packages that a module imports, except type-only imports. */
export function listSources(entry: string): ModuleSources {
  const files = new Set([entry]);
  const packages = new Set<string>();
  // Iterating over a set also visits the files added during the loop, each once.
  for (const file of files) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const path = resolve(dirname(file), target);
      const source = [`${path}.ts`, `${path}.tsx`].find((name) => existsSync(name));
      if (target.startsWith('.') && source) files.add(source);
      else if (!target.startsWith('.') && !target.startsWith('node:'))
        packages.add(target.split('/')[0] ?? target);
    }
  }
  return { files, packages };
}
