import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { packageName } from '../model/demos/specifiers';
import { familyFolder } from './workspace';

/**
 * Where packages are, and which one a file belongs to. A package is installed, or it is a link to a folder that somebody
 * edits while the site is written, as those of a workspace and `file:` dependencies are: a linked package. Its
 * modules may be TypeScript as it is written.
 */

/** What is read of the manifest of a package. */
export interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly main?: string;
  readonly exports?: unknown;
  readonly workspaces?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Returns the manifest in a folder; undefined if there is none that can be read. */
export function readManifest(folder: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}

/** Returns the version of the package in a folder; private ones may have none, which counts as the lowest. */
export function readVersion(folder: string): string {
  return readManifest(folder)?.version ?? '0.0.0';
}

/** Lists a folder and those that contain it, from the inside out. */
function listFoldersAbove(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...listFoldersAbove(parent)];
}

/** Lists the folders in which a module of a folder finds packages, the nearest first. Some may not exist. */
export function listPackageFolders(from = familyFolder()): string[] {
  return listFoldersAbove(resolve(from)).map((folder) => join(folder, 'node_modules'));
}

/**
 * Returns the real folder of a package, as a module in a folder finds it; undefined if it is not installed. Modules look
 * for their packages from their real places, too.
 */
export function findPackage(name: string, from?: string): string | undefined {
  const found = listPackageFolders(from)
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(join(folder, 'package.json')));
  return found && realpathSync.native(found);
}

/** Returns the path of a file of a package; of one that is not installed, where it would be. */
export function fileOfPackage(name: string, path: string): string {
  return join(findPackage(name) ?? join('node_modules', name), path);
}

const INSTALLED = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\/(.+)$/;

/** Whether a real file or the folder of a package is not installed: it belongs to a linked package, or to the project. */
export const isLinked = (path: string) => !path.includes('/node_modules/');

interface PackageFolder {
  readonly packageName: string;
  readonly folder: string;
}

const owners = new Map<string, PackageFolder | undefined>();

/** Returns the nearest package that contains a folder; undefined if that is the project. */
function findOwner(folder: string): PackageFolder | undefined {
  if (folder === familyFolder()) return undefined;
  if (!owners.has(folder)) {
    // Folders of a package may have manifests that only say which kind of modules they have.
    const name = readManifest(folder)?.name;
    const parent = dirname(folder);
    const found = name === undefined ? undefined : { packageName: name, folder };
    owners.set(folder, found ?? (parent === folder ? undefined : findOwner(parent)));
  }
  return owners.get(folder);
}

/** The package of a file, and the file's path in it. */
interface PackageFile extends PackageFolder {
  readonly path: string;
}

/**
 * Returns the package of a file: that of the innermost `node_modules` in its path, or else the linked package that contains it.
 * Undefined for files of the project.
 * @param file absolute and real path
 * @example
 * packageOfFile('/a/node_modules/@mui/joy/node_modules/@mui/system/Box/Box.d.ts')
 * // { packageName: '@mui/system', folder: '/a/…/@mui/system', path: 'Box/Box.d.ts' }
 */
export function packageOfFile(file: string): PackageFile | undefined {
  const [, installed, name, path] = INSTALLED.exec(file) ?? [];
  if (installed !== undefined && name !== undefined && path !== undefined)
    return { packageName: name, folder: installed, path };
  const owner = findOwner(dirname(file));
  return owner && { ...owner, path: file.slice(owner.folder.length + 1) };
}

/** Whether a file is one of a linked package. */
export function isOfLinkedPackage(file: string): boolean {
  return isLinked(file) && packageOfFile(file) !== undefined;
}

/** Lists what a package needs when it is used. */
export function listNeeds(folder: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = readManifest(folder) ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

/** Lists the real folders of the linked packages among some packages, and of those that they need, each with its name. */
export function listLinkedPackages(names: Iterable<string>, from = familyFolder()): PackageFolder[] {
  const found = new Map<string, PackageFolder>();
  const visit = (name: string, importer: string) => {
    const folder = findPackage(name, importer);
    if (folder === undefined || !isLinked(folder) || found.has(folder)) return;
    found.set(folder, { packageName: name, folder });
    for (const need of listNeeds(folder)) visit(need, folder);
  };
  for (const name of names) visit(name, from);
  return [...found.values()];
}

const TYPESCRIPT = /(?<!\.d)\.[cm]?tsx?$/;

/** Whether a file is a module in TypeScript, and not a declaration. */
export const isTypeScript = (file: string) => TYPESCRIPT.test(file);

/**
 * Lists the paths of an entry of `exports` under its conditions.
 * @param isLeftOut whether a condition and all below it do not count
 */
export function listTargets(
  target: unknown,
  isLeftOut: (condition: string) => boolean = () => false,
): string[] {
  if (typeof target === 'string') return [target];
  return typeof target === 'object' && target !== null
    ? Object.entries(target).flatMap(([condition, inner]) =>
        isLeftOut(condition) ? [] : listTargets(inner, isLeftOut),
      )
    : [];
}

/**
 * Lists the TypeScript modules that a package in a folder names as code: entry → path, both with a star if it has one. They
 * are in its `exports`, under any condition but that of types, or its `main`.
 */
export function listSourceEntries(folder: string): ReadonlyMap<string, string> {
  const { exports, main } = readManifest(folder) ?? {};
  const named = exports ?? main;
  const isTable =
    typeof named === 'object' && named !== null && Object.keys(named).some((key) => key.startsWith('.'));
  const entries = Object.entries(isTable ? named : { '.': named }).flatMap(([entry, target]) => {
    const source = listTargets(target, (condition) => condition.startsWith('types')).find(isTypeScript);
    return source === undefined ? [] : [[entry, join(folder, source)] as const];
  });
  // Of patterns, the longest one that matches counts.
  return new Map(entries.toSorted(([a], [b]) => b.length - a.length));
}

/**
 * Returns the TypeScript module that a linked package names for a specifier: it is edited while the site is written, and what is
 * built of it may be older or missing. Undefined for all other specifiers, which have their usual meaning.
 * @param from folder of the module that imports it
 */
export function findSource(specifier: string, from?: string): string | undefined {
  if (!/^[@\w]/.test(specifier)) return undefined;
  const name = packageName(specifier);
  const folder = findPackage(name, from);
  if (folder === undefined || !isLinked(folder)) return undefined;
  const entry = `.${specifier.slice(name.length)}`;
  for (const [key, path] of listSourceEntries(folder)) {
    const [before = '', after] = key.split('*');
    const isMatch = after === undefined ? key === entry : entry.startsWith(before) && entry.endsWith(after);
    const star = entry.slice(before.length, entry.length - (after ?? '').length);
    const file = path.replaceAll('*', star);
    if (isMatch && existsSync(file)) return file;
  }
  return undefined;
}

/** Names of the files in which package managers list the versions of all packages. */
export const LOCKS = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

/**
 * Returns the file with the versions of all packages: that of a project, or of the nearest workspace above it, as
 * `scripts/install.mjs` finds it. Undefined if there is none.
 */
export function findLock(project = familyFolder()): string | undefined {
  return listFoldersAbove(project)
    .filter((folder) => folder === project || isWorkspace(folder))
    .flatMap((folder) => LOCKS.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

const isWorkspace = (folder: string) =>
  existsSync(join(folder, 'pnpm-workspace.yaml')) || readManifest(folder)?.workspaces !== undefined;

/** Matches React and its modules. They are always those of the project: with two of them, hooks fail. */
export const REACT = /^react(?:-dom)?(?:\/|$)/;
