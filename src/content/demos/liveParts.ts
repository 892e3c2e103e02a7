import { readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { transform, type BuildOptions } from 'esbuild';
import type { DemoLicense } from '../../model/demos/demo';
import { packageName } from '../../model/demos/specifiers';
import type { Product } from '../../model/products/Product';
import { sourceVersion } from '../listSources';
import { packageFiles } from '../packageFiles';
import { store } from '../store';
import { engineFile, providerFile, readModules } from './familyModule';
import { licenseLines } from './licenseKeys';
import { listLicenses } from './readDemo';
import { bundleLibraries } from './libraryBundle';
import { listSheets } from './sheetModules';
import { shellFile } from '../shellFiles';

const ENTRY = shellFile('entries/liveDocument.ts');
/**
 * What bundles, with all that it imports, and this module: the others that it imports only read what is in the key. Paths
 * from the project root, because the running program may be a bundle.
 */
const BUNDLER = resolve(shellFile('content/demos/libraryBundle.ts'));
const CODE = resolve(shellFile('content/demos/liveParts.ts'));
/** Name of the part with the iframe's own program. */
export const BASE = 'base';
/** Packages in the iframe's document: its own program needs them too, and every program imports them. */
const REACT: readonly string[] = ['react', 'react-dom'];

/** The live document of a product in parts, as CommonJS modules by name. */
export interface BundledDocument {
  /** Parts in the document of the iframe. */
  readonly base: Readonly<Record<string, string>>;
  /** Other parts. */
  readonly parts: Readonly<Record<string, string>>;
  /** The table of each package, and the names of all parts outside of the document that it needs. */
  readonly packages: Readonly<Record<string, BundledPackage>>;
  /** Style sheets of the document, in the order in which they apply; paths from the project folder. */
  readonly sheets: readonly string[];
}

interface BundledPackage {
  readonly table: string;
  readonly needs: readonly string[];
  /** Style sheets that the document lacks. */
  readonly sheets: readonly string[];
}

/** Options of every bundle of a live document. */
export const BUNDLING = {
  bundle: true,
  minify: true,
  write: false,
  target: 'es2022',
  platform: 'browser',
  legalComments: 'none',
  logLevel: 'silent',
} as const satisfies BuildOptions;

const importAll = (names: readonly string[]) =>
  names.map((name, index) => `import * as m${index} from ${JSON.stringify(name)};`);

const tableOf = (names: readonly string[]) =>
  `{ ${names.map((name, index) => `${JSON.stringify(name)}: m${index}`).join(', ')} }`;

type LiveProduct = Pick<Product, 'id' | 'styles'>;

const withoutEnd = (file: string) => file.replace(/\.tsx$/, '');

/**
 * Returns the iframe's own program: the product's style sheets, the entry, the product's provider and engine of styles,
 * keys, and the modules of React.
 */
function baseProgram(
  { id, styles = [] }: LiveProduct,
  engine: string,
  react: readonly string[],
  licenses: readonly DemoLicense[],
): string {
  return [
    ...styles.map((specifier) => `import '${specifier}';`),
    `import { startLiveDocument } from './${ENTRY}';`,
    `import { DemoProvider } from './${withoutEnd(providerFile(id))}';`,
    `import { createDemoStyles } from './${withoutEnd(engine)}';`,
    ...licenseLines(licenses, (file) => `./${file}`),
    ...importAll(react),
    `export const start = (loader) => startLiveDocument(DemoProvider, createDemoStyles, ${tableOf(react)}, loader);`,
  ].join('\n');
}

/**
 * Returns the name of the part of a package, which no other package and no other part has.
 * @example partName('@mui/material') // 'mui-material'
 * @example partName('mui-material') // '_mui-material'
 */
export function partName(specifier: string): string {
  return specifier.startsWith('@') ? specifier.slice(1).replace('/', '-') : `_${specifier}`;
}

/**
 * Bundles everything that edited demos of a product may import: one part for each package, and parts for what
 * several of them share. It is kept in the store, because bundling whole libraries takes seconds.
 * @throws the bundler's error if something cannot be bundled
 */
export async function bundleLiveDocument(
  product: LiveProduct,
  entryPoints: readonly string[],
): Promise<BundledDocument> {
  const licenses = listLicenses(entryPoints);
  const engine = await engineFile(product.id);
  const byPackage = new Map<string, string[]>();
  for (const point of entryPoints) {
    const name = packageName(point);
    byPackage.set(name, [...(byPackage.get(name) ?? []), point]);
  }
  const react = REACT.flatMap((name) => byPackage.get(name) ?? []);
  const programs = new Map([[BASE, baseProgram(product, engine, react, licenses)]]);
  const files = new Map<string, string>();
  for (const [name, modules] of byPackage) {
    if (REACT.includes(name)) continue;
    const file = partName(name);
    files.set(name, file);
    programs.set(file, [...importAll(modules), `export const modules = ${tableOf(modules)};`].join('\n'));
  }
  const sources = [ENTRY, providerFile(product.id), engine, ...licenses.map(({ module }) => module)];
  const graphs = sources.map(readModules);
  const imported = [
    ...entryPoints,
    ...(product.styles ?? []),
    ...graphs.flatMap(({ specifiers }) => specifiers),
  ].map(packageName);
  const key = store.key('live', {
    code: sourceVersion(BUNDLER) + readFileSync(CODE, 'utf8'),
    programs: JSON.stringify([...programs]),
    modules: JSON.stringify(graphs.map(({ modules }) => modules)),
    packages: packageFiles.hash([...imported, 'esbuild', 'sass'], 'code'),
  });
  const known = store.read(key);
  if (known) return JSON.parse(known.toString()) as BundledDocument;
  const bundled = await bundleParts(programs, files);
  store.write(key, JSON.stringify(bundled));
  return bundled;
}

/**
 * @param programs code of each entry by name, `BASE` among them
 * @param files names of the entries of packages
 */
async function bundleParts(
  programs: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, string>,
): Promise<BundledDocument> {
  const { outputFiles, metafile } = await bundleLibraries(programs, {
    ...BUNDLING,
    outdir: 'parts',
    splitting: true,
    format: 'esm',
    chunkNames: 'shared-[hash]',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const codes = new Map<string, string>();
  for (const { path, text } of outputFiles) {
    const { code } = await transform(text, { format: 'cjs', minify: true, target: BUNDLING.target });
    codes.set(`./${posix.basename(path)}`, code);
  }
  const nameOf = (output: string) => `./${posix.basename(output)}`;
  const imports = new Map(
    Object.entries(metafile.outputs).map(([output, { imports: found }]) => [
      nameOf(output),
      found.filter(({ external }) => !external).map(({ path }) => nameOf(path)),
    ]),
  );
  const listNeeds = (name: string, needs = new Set<string>()): Set<string> => {
    if (needs.has(name)) return needs;
    needs.add(name);
    for (const other of imports.get(name) ?? []) listNeeds(other, needs);
    return needs;
  };
  const inDocument = listNeeds(`./${BASE}.js`);
  const sheetsOf = (program: string) => listSheets(metafile.inputs, `program:${program}`);
  const sheets = sheetsOf(BASE);
  const pick = (isPicked: (name: string) => boolean) =>
    Object.fromEntries([...codes].filter(([name]) => isPicked(name)));
  return {
    base: pick((name) => inDocument.has(name)),
    parts: pick((name) => !inDocument.has(name)),
    packages: Object.fromEntries(
      [...files].map(([name, file]) => {
        const table = `./${file}.js`;
        const needs = [...listNeeds(table)].filter((other) => !inDocument.has(other));
        return [name, { table, needs, sheets: sheetsOf(file).filter((sheet) => !sheets.includes(sheet)) }];
      }),
    ),
    sheets,
  };
}
