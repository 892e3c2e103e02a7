import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { sourceVersion } from '../listSources';
import { hashText } from '../pageData/generatedFiles';
import { store } from '../store';
import { providerFile, readModules } from './familyModule';
import type { DemoSource } from './readDemo';
import { DATA } from '../workspace';

/**
 * Entry to all code that affects how a demo is rendered. A path from the project root, because the running
 * program may be a bundle of it.
 */
const ENTRY = resolve('src/content/demos/drawDemo.ts');

/** Reads every provider of the family, with the modules that it imports. */
function readProviders(): string {
  const files = readdirSync(DATA.products).map(providerFile).filter(existsSync);
  return JSON.stringify(files.map((file) => readModules(file).modules));
}

/** Reads and writes rendered demos in the store. Their keys name everything that a demo depends on. */
export function createDemoStore(directions: readonly string[]) {
  const surroundings = hashText(
    sourceVersion(ENTRY) + readProviders() + directions.join() + (process.env.NODE_ENV ?? ''),
  );
  return {
    key({ name, file, code, preview, modules, licenses, playground }: DemoSource): string {
      const keys = licenses.map(({ key: licenseKey, module }) => [licenseKey, readModules(module).modules]);
      return store.key(
        'demo',
        JSON.stringify([surroundings, name, file, code, preview, modules, keys, playground]),
      );
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
