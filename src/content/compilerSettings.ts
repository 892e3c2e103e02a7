import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { packageName } from '../model/demos/specifiers';
import { findPackage } from './packages';

/** The settings of the compiler that a linked package is written for: those of the nearest `tsconfig.json`. */

/** Returns the nearest settings file, in a folder or above it; undefined if there is none. */
export function findSettings(folder: string): string | undefined {
  const file = join(folder, 'tsconfig.json');
  if (existsSync(file)) return file;
  return dirname(folder) === folder ? undefined : findSettings(dirname(folder));
}

/** Returns the file that a name in `extends` means: a path, or a file of a package. */
function findBase(name: string, folder: string): string | undefined {
  const ofPackage = packageName(name);
  const found = /^\.{0,2}\//.test(name)
    ? resolve(folder, name)
    : join(findPackage(ofPackage, folder) ?? '', name.slice(ofPackage.length) || 'tsconfig.json');
  return [found, `${found}.json`].find((file) => file.endsWith('.json') && existsSync(file));
}

/** Lists the settings files of a folder: the nearest one, and all that it extends. */
export function listSettings(folder: string): string[] {
  const files = new Set<string>();
  const visit = (file: string | undefined) => {
    if (file === undefined || files.has(file)) return;
    files.add(file);
    const [, names = ''] = /"extends"\s*:\s*("[^"]*"|\[[^\]]*\])/.exec(readFileSync(file, 'utf8')) ?? [];
    for (const [, name = ''] of names.matchAll(/"([^"]+)"/g)) visit(findBase(name, dirname(file)));
  };
  visit(findSettings(folder));
  return [...files];
}
