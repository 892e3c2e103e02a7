import { existsSync, readdirSync } from 'node:fs';
import { packageName } from '../../model/demos/specifiers';
import { findPackage, isLinked, listSourceEntries, type Manifest, readManifest } from '../packages';

const known = new Map<string, Manifest | undefined>();

/** Returns the manifest of an installed package; undefined if it is not installed. */
export function installedPackage(name: string): Manifest | undefined {
  if (!known.has(name)) {
    const folder = findPackage(name);
    known.set(name, folder === undefined ? undefined : readManifest(folder));
  }
  return known.get(name);
}

/**
 * Returns the installed versions of packages and of everything that must be installed with them. Only peers
 * that this project itself depends on are included: the style engine is, although it is optional; type
 * packages are not.
 */
export function versionsWithPeers(names: Iterable<string>): Record<string, string> {
  const { dependencies, devDependencies } = readManifest('.') ?? {};
  const own = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@types/'),
  );
  const versions: Record<string, string> = {};
  const add = (name: string) => {
    const found = installedPackage(name);
    if (!found || versions[name] !== undefined) return;
    versions[name] = found.version ?? '';
    for (const peer of Object.keys(found.peerDependencies ?? {})) if (own.includes(peer)) add(peer);
  };
  for (const name of names) add(name);
  return Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Folders in packages that are not public modules. */
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
/**
 * Maximum number of entries of a package whose modules are all listed. One with thousands of icons exceeds
 * it.
 */
const MAX_FILES = 1000;

/**
 * Lists everything that edited code may import from the packages that some modules use, sorted: each package
 * itself and its folders with a module, or the entries of a linked one that are sources. Of packages with very many
 * modules, only the used ones are listed.
 */
export function listEntryPoints(specifiers: readonly string[]): string[] {
  const points = new Set(['react', 'react/jsx-runtime', 'react-dom', ...specifiers]);
  for (const name of new Set(specifiers.map(packageName))) {
    const folder = findPackage(name);
    if (folder === undefined) continue;
    const sources = isLinked(folder) ? [...listSourceEntries(folder).keys()] : [];
    for (const entry of sources) if (!entry.includes('*')) points.add(name + entry.slice(1));
    if (sources.length > 0 || !name.startsWith('@')) continue;
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
