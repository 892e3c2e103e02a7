import { existsSync, readdirSync } from 'node:fs';
import { packageName } from '../../model/demos/specifiers';

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
