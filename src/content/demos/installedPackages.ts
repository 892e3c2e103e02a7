import { readFileSync, existsSync, readdirSync } from 'node:fs';
import { packageName } from '../../model/demos/specifiers';

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

function readManifest(file: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}

const known = new Map<string, Manifest | undefined>();

/** What an installed package says of itself; undefined where it is not installed. */
export function installedPackage(name: string): Manifest | undefined {
  if (!known.has(name)) known.set(name, readManifest(`node_modules/${name}/package.json`));
  return known.get(name);
}

/**
 * Packages with everything that must be installed beside them, at the installed versions. Of peers only those count
 * that this project itself depends on: the style engine does, although it is optional, type packages do not.
 */
export function withPeers(names: Iterable<string>): Record<string, string> {
  const own = readManifest('package.json')?.dependencies ?? {};
  const versions: Record<string, string> = {};
  const add = (name: string) => {
    const found = installedPackage(name);
    if (!found || versions[name] !== undefined) return;
    versions[name] = found.version;
    for (const peer of Object.keys(found.peerDependencies ?? {})) if (own[peer]) add(peer);
  };
  for (const name of names) add(name);
  return Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Folders of packages that are no modules for readers. */
const INNER = new Set([
  'esm',
  'modern',
  'node',
  'legacy',
  'internal',
  'internals',
  'utils',
  'test',
  'themeAugmentation',
]);
/** A package with more files than this, as one with thousands of icons, is not taken whole. */
const MAX_FILES = 1000;

/**
 * Everything that edited code may import of the packages that some modules use: each package itself and its folders
 * with a module. Of packages with very many modules only those that are used; sorted.
 */
export function listEntryPoints(specifiers: readonly string[]): string[] {
  const points = new Set(['react', 'react/jsx-runtime', 'react-dom', ...specifiers]);
  for (const name of new Set(specifiers.map(packageName))) {
    const folder = `node_modules/${name}`;
    if (!name.startsWith('@') || !existsSync(folder)) continue;
    const entries = readdirSync(folder, { withFileTypes: true });
    if (entries.length > MAX_FILES) continue;
    points.add(name);
    for (const entry of entries) {
      if (!entry.isDirectory() || INNER.has(entry.name) || entry.name.startsWith('.')) continue;
      const isModule = ['index.js', 'index.mjs'].some((file) =>
        existsSync(`${folder}/${entry.name}/${file}`),
      );
      if (isModule) points.add(`${name}/${entry.name}`);
    }
  }
  return [...points].sort();
}
