import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ApiSource } from '../../../model/api/ApiSource';
import { findPackage, listTargets, readManifest, readVersion } from '../../packages';

/** A package to read, and which of its modules; by default those that it lists itself. */
export interface RequestedPackage extends Pick<ApiSource, 'entryPoints'> {
  readonly name: string;
}

/** Matches files with types: declarations, and the modules in TypeScript of packages as they are written. */
const TYPED = /\.[cm]?tsx?$/;

/** A public module of a package, found but not read yet. */
interface FoundModule {
  readonly name: string;
  readonly segment: string;
  readonly file: string;
}

/** A package that cannot be read: why, and what to do about it. */
interface MissingPackage {
  readonly name: string;
  readonly reason: string;
  readonly hint: string;
}

/** A package with its modules, or the reason why there are none. */
type FoundPackage =
  | {
      readonly name: string;
      readonly version: string;
      readonly folder: string;
      readonly modules: readonly FoundModule[];
      readonly entryPoints?: readonly string[];
    }
  | MissingPackage;

/**
 * Finds the public modules of an installed package, the package itself first: see `entryPoints` of `ApiSource`.
 * @param resolve returns the file with the types of a module, if the compiler finds one
 */
export function findModules(
  root: string,
  { name, entryPoints }: RequestedPackage,
  resolve: (module: string) => string | undefined,
): FoundPackage {
  const folder = findPackage(name, root);
  if (folder === undefined)
    return { name, reason: 'is not installed', hint: 'install it, or correct packageName' };
  const version = readVersion(folder);
  const { exports } = readManifest(folder) ?? {};
  const modules: FoundModule[] = [];
  const add = (entry: string): boolean => {
    const module = entry === '.' ? name : `${name}${entry.slice(1)}`;
    const file = resolve(module);
    if (file === undefined || !TYPED.test(file)) return false;
    const segment = entry === '.' ? '' : entry.slice(entry.lastIndexOf('/') + 1);
    if (!modules.some((known) => known.file === file)) modules.push({ name: module, segment, file });
    return true;
  };
  if (entryPoints) {
    const missing = entryPoints.find((entry) => !add(entry));
    if (missing !== undefined)
      return { name, reason: `has no types at its entry point "${missing}"`, hint: 'correct entryPoints' };
    return { name, version, folder, modules, entryPoints };
  }
  add('.');
  const [main] = modules;
  const listed =
    exports === undefined ? main && listFolders(dirname(main.file)) : listEntries(folder, exports);
  for (const entry of listed ?? []) add(entry);
  return modules.length > 0
    ? { name, version, folder, modules }
    : {
        name,
        reason: 'has no type declarations',
        hint: 'install a version with types, or name its modules with types in entryPoints',
      };
}

/** Lists the folders beside the declarations of a package without `exports`, as entry points. */
function listFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => `./${entry.name}`)
    .toSorted();
}

/** Modules that other packages of the same family use, and that change at any time. */
const INTERNAL = /\/internals?\/./;

/** Lists the entry points in the `exports` of a package; each `*` stands for what is in the folders that it leads to. */
function listEntries(folder: string, exports: unknown): string[] {
  const entries = Object.entries(typeof exports === 'object' && exports !== null ? exports : {});
  const names = entries.flatMap(([entry, target]) => {
    if (!entry.startsWith('./')) return [];
    if (!entry.includes('*')) return [entry];
    return listTargets(target).flatMap((path) =>
      listMatches(folder, path).map((match) => entry.replace('*', match)),
    );
  });
  return [...new Set(names)].filter((entry) => !INTERNAL.test(entry)).toSorted();
}

/** Matches files beside modules that are about them. */
const BESIDE = /\.(?:test|spec|stories|story)\.\w+$/;

/**
 * Lists what the star of a path can be: the names of folders, or of files.
 * @example listMatches(folder, './dist/*\/index.d.ts') // ['button', 'tabs']
 */
function listMatches(folder: string, path: string): string[] {
  const [before = '', after = ''] = path.split('*');
  const parent = join(folder, before.slice(0, before.lastIndexOf('/') + 1));
  const start = before.slice(before.lastIndexOf('/') + 1);
  const isFolder = after.startsWith('/');
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    if (entry.isDirectory() !== isFolder || name === 'node_modules' || !name.startsWith(start)) return [];
    if (BESIDE.test(name)) return [];
    if (isFolder) return [name.slice(start.length)];
    // An index is the folder that it is in.
    return name.endsWith(after) && name !== `index${after}`
      ? [name.slice(start.length, name.length - after.length)]
      : [];
  });
}
