import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { sourceVersion } from '../listSources';
import { packageName } from '../../model/demos/specifiers';
import { packageFiles } from '../packageFiles';
import { store } from '../store';
import { EMOTION, providerFile, readModules } from './familyModule';
import type { DemoSource } from './readDemo';
import { DATA } from '../workspace';
import { shellFile } from '../shellFiles';

/**
 * Entry to all code that affects how a demo is rendered. A path from the project root, because the running
 * program may be a bundle of it.
 */
const ENTRY = resolve(shellFile('content/demos/drawDemo.ts'));

/** Returns all modules that some modules of the family need, and the packages that they import. */
function readAll(files: readonly string[]) {
  const graphs = files.map(readModules);
  return {
    codes: JSON.stringify(graphs.map(({ modules }) => modules)),
    packages: graphs.flatMap(({ specifiers }) => specifiers.map(packageName)),
  };
}

/** Reads and writes rendered demos in the store. Their keys name everything that a demo depends on. */
export function createDemoStore(directions: readonly string[]) {
  const code = sourceVersion(ENTRY, resolve(EMOTION));
  const providers = readAll(readdirSync(DATA.products).map(providerFile).filter(existsSync));
  const surroundings = directions.join() + (process.env.NODE_ENV ?? '');
  return {
    key({ name, file, code: text, preview, modules, specifiers, licenses, playground }: DemoSource): string {
      const ofLicenses = readAll(licenses.map(({ module }) => module));
      const names = [...specifiers.map(packageName), ...ofLicenses.packages, ...providers.packages, 'sass'];
      return store.key('demo', {
        code,
        providers: providers.codes,
        surroundings,
        packages: packageFiles.hash(names, 'code'),
        source: JSON.stringify([name, file, text, preview, modules, playground]),
        licenses: JSON.stringify([licenses.map(({ key }) => key), ofLicenses.codes]),
      });
    },
    /** Returns the stored value of a key; undefined if it is missing or unreadable. */
    read<T>(key: string): T | undefined {
      const known = store.read(key);
      return known && (JSON.parse(known.toString()) as T);
    },
    write(key: string, value: unknown): void {
      store.write(key, JSON.stringify(value));
    },
  };
}
