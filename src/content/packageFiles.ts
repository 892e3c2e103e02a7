import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { listSettings } from './compilerSettings';
import { findPackage, isLinked, listNeeds } from './packages';
import { readSealed, writeSealed } from './sealedFile';
import { CACHE, familyFolder } from './workspace';

/**
 * Hashes of the contents of installed packages, for the keys of kept results. A version says too little: a package of a
 * workspace, a `file:` dependency or a patched one changes while its version stays.
 *
 * Reading all files takes seconds, so a content that was hashed is known by the stamps of its files: path, inode, size,
 * and the times of the last change of the content and of the inode, in nanoseconds. Trusted is:
 * - the file system sets the second time at every write, and no program can set it;
 * - a package reaches only packages that its manifest names. Others are noticed when the lock file changes.
 */

/** What of a package is read: what runs and what is copied, or what the compiler reads. */
type Part = 'code' | 'types';

const PARTS: Readonly<Record<Part, (name: string) => boolean>> = {
  code: (name) => !/\.(?:d\.[cm]?ts|map|md)$/.test(name),
  types: (name) => /\.(?:[cm]?tsx?|json)$/.test(name),
};

/** A change within this time before the stamp was read may have the same times as one after it. */
const SETTLED_MS = 2000;

/** The package with the types of a package that has none itself. */
const typesOf = (name: string) => `@types/${name.replace(/^@/, '').replace('/', '__')}`;

/**
 * Lists the files of a folder with links resolved, without other packages, hidden files and the project, which may be below
 * a linked package; sorted.
 * @param followed real places of the links on the way, which end a circle
 */
function listFiles(
  folder: string,
  isWanted: (name: string) => boolean,
  followed: readonly string[] = [],
): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.name.startsWith('.') || entry.name === 'node_modules' || path === familyFolder()) return [];
      if (entry.isDirectory()) return listFiles(path, isWanted, followed);
      if (!entry.isSymbolicLink()) return entry.isFile() && isWanted(entry.name) ? [path] : [];
      const target = statSync(path, { throwIfNoEntry: false });
      if (!target?.isDirectory()) return target?.isFile() && isWanted(entry.name) ? [path] : [];
      const real = realpathSync.native(path);
      const isAround = `${realpathSync.native(folder)}/`.startsWith(`${real}/`);
      return isAround || followed.includes(real) ? [] : listFiles(path, isWanted, [...followed, real]);
    });
}

/** Lists the files of a part of a package, and what the settings of a linked one extend outside of it. */
function listParts(folder: string, part: Part): string[] {
  const settings = isLinked(folder) ? listSettings(folder) : [];
  return [
    ...listFiles(folder, PARTS[part]),
    ...settings.filter((file) => !file.startsWith(`${folder}/`)).toSorted(),
  ];
}

/** The files of a part of a package at one moment. */
interface Stamped {
  readonly files: readonly string[];
  readonly stamp: string;
  /** Whether every later change gives another stamp. */
  readonly isSettled: boolean;
}

function stampFiles(folder: string, part: Part): Stamped {
  const now = BigInt(Date.now() - SETTLED_MS) * 1_000_000n;
  const hash = createHash('sha256');
  let isSettled = true;
  const files = listParts(folder, part);
  for (const file of files) {
    const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
    hash.update(`${relative(folder, file)}\0${ino} ${size} ${mtimeNs} ${ctimeNs}\0`);
    isSettled &&= ctimeNs < now;
  }
  return { files, stamp: hash.digest('hex'), isSettled };
}

function hashContents(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${relative(folder, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** A hash of contents, and the stamp of the files that had them. */
interface Known {
  readonly stamp: string;
  readonly hash: string;
}

/** What parts of packages were when they were hashed, by part and folder. */
export type UsedPackages = Readonly<Record<string, Known>>;

interface PackageFiles {
  /**
   * Returns a hash of the files of packages and of all that they need, as the project finds them. A package that is not
   * installed counts as such. Asked again, it returns the same: see `listChanged`.
   */
  readonly hash: (names: Iterable<string>, part: Part) => string;
  /** Returns all packages that were hashed. */
  readonly used: () => UsedPackages;
}

/**
 * Opens the packages of a project.
 * @param cache file with the hashes of the last build
 */
export function createPackageFiles(root: string, cache: string): PackageFiles {
  let stored: Record<string, Known> | undefined;
  const used: Record<string, Known> = {};
  const hashes = new Map<string, string>();
  const needs = new Map<string, readonly string[]>();
  const found = new Map<string, string | undefined>();
  const closures = new Map<string, string>();

  const hashFolder = (folder: string, part: Part): string => {
    const name = `${part} ${folder}`;
    const done = hashes.get(name);
    if (done !== undefined) return done;
    stored ??= JSON.parse(readSealed(cache, cache)?.toString() ?? '{}') as Record<string, Known>;
    const { files, stamp, isSettled } = stampFiles(folder, part);
    const known = stored[name];
    const hash = known?.stamp === stamp ? known.hash : hashContents(folder, files);
    if (known?.stamp !== stamp) {
      delete stored[name];
      if (isSettled) stored[name] = { stamp, hash };
      isChanged = true;
    }
    hashes.set(name, hash);
    used[name] = { stamp, hash };
    return hash;
  };
  let isChanged = false;
  const save = () => {
    if (!isChanged) return;
    isChanged = false;
    try {
      writeSealed(cache, cache, JSON.stringify(stored));
    } catch {
      // The next build reads the files again.
    }
  };
  const find = (from: string, name: string) => {
    const key = `${from}\0${name}`;
    if (!found.has(key)) found.set(key, findPackage(name, from));
    return found.get(key);
  };
  const needsOf = (folder: string) => {
    const known = needs.get(folder) ?? listNeeds(folder);
    needs.set(folder, known);
    return known;
  };

  const hashClosure = (first: string, part: Part): string => {
    const key = `${part} ${first}`;
    const known = closures.get(key);
    if (known !== undefined) return known;
    const lines = new Set<string>();
    const visited = new Set<string>();
    const visit = (from: string, name: string) => {
      const folder = find(from, name);
      const place = folder === undefined ? `no ${name}` : relative(root, folder);
      if (part === 'types' && !name.startsWith('@types/') && find(from, typesOf(name)))
        visit(from, typesOf(name));
      if (visited.has(place)) return;
      visited.add(place);
      lines.add(folder === undefined ? place : `${place} ${hashFolder(folder, part)}`);
      if (folder !== undefined) for (const need of needsOf(folder)) visit(folder, need);
    };
    visit(root, first);
    const hash = createHash('sha256')
      .update([...lines].toSorted().join('\n'))
      .digest('hex');
    closures.set(key, hash);
    return hash;
  };

  return {
    hash: (names, part) => {
      const all = [...new Set(names)].toSorted().map((name) => `${name} ${hashClosure(name, part)}`);
      save();
      return createHash('sha256').update(all.join('\n')).digest('hex');
    },
    used: () => used,
  };
}

/**
 * Returns the folders of packages whose files are no longer those that were hashed. Another link to a file, as package
 * managers and copies of a project make it, changes a stamp and no content.
 */
export function listChangedPackages(used: UsedPackages): string[] {
  const changed = Object.entries(used).flatMap(([name, known]) => {
    const [part, folder] = [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)];
    if (!existsSync(folder)) return [folder];
    const { files, stamp } = stampFiles(folder, part as Part);
    return stamp === known.stamp || hashContents(folder, files) === known.hash ? [] : [folder];
  });
  return [...new Set(changed)];
}

/** The packages of the site. */
export const packageFiles = createPackageFiles(familyFolder(), CACHE.packages);
