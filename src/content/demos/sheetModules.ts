import { resolve } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { readClassNames } from './demoSheet';
import { SHEET } from './sheetText';

/** Style sheets in bundles: JavaScript gets the names of their classes, documents get their rules. */

/** Loads each imported style sheet as a module with the names of its classes. */
export const sheetModules: Plugin = {
  name: 'sheet-modules',
  setup: (build) => {
    build.onLoad({ filter: SHEET }, ({ path }) => {
      const names = readClassNames(path);
      const exported = Object.keys(names).filter(
        (name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default',
      );
      // Text between quotes is also the name of an export: a class may be a word of the language.
      const lines = exported.map(
        (name, index) => `const n${index} = ${JSON.stringify(names[name])}; export { n${index} as ${name} };`,
      );
      const contents = [`export default ${JSON.stringify(names)};`, ...lines].join('\n');
      return { contents, loader: 'js' };
    });
  },
};

/** Leaves imports of style sheets beside a module to Node. */
export const outsideSheets: Plugin = {
  name: 'outside-sheets',
  setup: (build) => {
    build.onResolve({ filter: SHEET }, ({ path, resolveDir }) =>
      path.startsWith('.') ? { path: resolve(resolveDir, path), external: true } : undefined,
    );
  },
};

/** Lists the style sheets that a module of a bundle imports, directly or indirectly, in the order in which they apply. */
export function listSheets(inputs: Metafile['inputs'], entry: string): string[] {
  const seen = new Set<string>();
  const sheets: string[] = [];
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { path: imported, external } of inputs[path]?.imports ?? []) if (!external) visit(imported);
    if (SHEET.test(path)) sheets.push(path);
  };
  visit(entry);
  return sheets;
}
