import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Types decide about no byte of a result. */
const IMPORT = /^(?:import|export)(?! type\b)[^;]*?from '([^']+)'/gm;

/** What a module is made of. */
export interface ModuleSources {
  /** Every source file that it imports, itself included. */
  readonly files: ReadonlySet<string>;
  /** Names of the packages that these use. */
  readonly packages: ReadonlySet<string>;
}

/** Walks the imports of a module, but for those of types. */
export function listSources(entry: string): ModuleSources {
  const files = new Set([entry]);
  const packages = new Set<string>();
  // A set grows while it is walked, and each file is visited once.
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
