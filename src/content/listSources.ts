import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { listSpecifiers, packageName } from '../model/demos/specifiers';
import { packageFiles } from './packageFiles';
import { findLock } from './packages';
import { shellFile } from './shellFiles';
import { SETTINGS } from './workspace';

/** Absolute paths of modules. */
type Entries = readonly [string, ...string[]];

/** What some modules consist of. */
interface Sources {
  /** Absolute paths of the modules and of every file that they import directly or indirectly, sorted. */
  readonly files: readonly string[];
  /** Packages that these import, sorted. */
  readonly packages: readonly string[];
}

const isPackage = (specifier: string) => !isBuiltin(specifier);

/** Loads the settings of the family, whose files are sources of all that asks for them. */
const SITE = resolve(shellFile('site.ts'));

/**
 * Lists what modules consist of, as the bundler sees it: with `import()` and imports for a side effect, without imports
 * of types, which cannot change a result.
 * @throws the bundler's error if a source cannot be read
 */
export function listSources(...entries: Entries): Sources {
  const own = listImported(...entries);
  const [first, ...others] = SETTINGS.map((file) => resolve(file)).filter((file) => existsSync(file));
  if (first === undefined || !own.files.includes(SITE)) return own;
  const settings = listImported(first, ...others);
  const join = (name: keyof Sources) => [...new Set([...own[name], ...settings[name]])].toSorted();
  return { files: join('files'), packages: join('packages') };
}

/** Lists what modules import, as `listSources`, without what they load in other ways. */
function listImported(...entries: Entries): Sources {
  // Paths in the result start here. By default they start in the working directory that the bundler was loaded in.
  const folder = dirname(entries[0]);
  const { metafile } = buildSync({
    entryPoints: [...entries],
    absWorkingDir: folder,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    // A copy of the project may have links to its folders.
    preserveSymlinks: true,
    metafile: true,
    write: false,
    outdir: 'sources',
    logLevel: 'silent',
  });
  const specifiers = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  );
  return {
    files: Object.keys(metafile.inputs)
      .map((file) => resolve(folder, file))
      .toSorted(),
    packages: [...new Set(specifiers.filter(isPackage).map(packageName))].toSorted(),
  };
}

/** Lists the packages that a source imports, except for those of Node and for type-only imports. */
export function listPackages(code: string): string[] {
  return listSpecifiers(code)
    .filter((specifier) => /^[@\w]/.test(specifier) && isPackage(specifier))
    .map(packageName);
}

/**
 * Returns whether a path, relative to the root of the repository, is a test or test data. No build output
 * depends on these files.
 * @example isTest('src/model/page/htmlToText.test.ts') // true
 * @example isTest('src/content/api/golden') // true
 */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|^src\/(?:.+\/)?golden(?:\/|$)/.test(path);
}

/** Lists the packages that the modules in a folder import, each as often as it is imported; none if there is no folder. */
export function listPackagesIn(path: string): string[] {
  if (isTest(path) || !existsSync(path)) return [];
  if (statSync(path).isDirectory())
    return readdirSync(path).flatMap((name) => listPackagesIn(`${path}/${name}`));
  return /\.[jt]sx?$/.test(path) ? listPackages(readFileSync(path, 'utf8')) : [];
}

/** Returns the versions of all installed packages. They change when packages are added or removed. */
function readLock(): string {
  const lock = findLock();
  return lock === undefined ? '' : readFileSync(lock, 'utf8');
}

const versions = new Map<string, string>();

/**
 * Returns a hash of the code of modules: their sources, found through their imports, and the packages that these
 * import. Any change to them invalidates every result that is kept under it, so there is no version number to
 * maintain.
 */
export function sourceVersion(...entries: Entries): string {
  const name = entries.join('\0');
  const known = versions.get(name);
  if (known !== undefined) return known;
  const { files, packages } = listSources(...entries);
  const hash = createHash('sha256').update(readLock()).update(packageFiles.hash(packages, 'code'));
  for (const file of files) {
    const content = readFileSync(file);
    // A checkout in another folder has the same version.
    const path = relative(dirname(entries[0]), file);
    hash.update(`\0${path}\0${content.length}\0`).update(content);
  }
  const version = hash.digest('hex');
  versions.set(name, version);
  return version;
}
