import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that hold the same code again, or that of other packages. */
const SKIPPED: ReadonlySet<string> = new Set(['node_modules', 'esm', 'modern', 'legacy', 'umd']);

function listCode(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listCode(path);
    return entry.name.endsWith('.js') ? [path] : [];
  });
}

/**
 * The names for which the code of an installed package reads the theme: it calls one of the functions with an object
 * that has the name.
 * @example for `useDefaultProps({ props: inProps, name: 'MuiButton' })`: 'MuiButton'
 */
export function listReadThemeNames(folder: string, functions: readonly string[]): ReadonlySet<string> {
  const call = new RegExp(`\\b(?:${functions.join('|')})\\)?\\(\\{[^{}]*\\bname: ['"](\\w+)['"]`, 'g');
  return new Set(
    listCode(folder).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(call)].map(([, name = '']) => name),
    ),
  );
}
