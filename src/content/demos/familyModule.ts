import { existsSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import type { DemoProviderModule } from '../../model/demos/DemoProviderModule';
import * as plainStyles from '../../components/Demo/plainStyles';
import { listImports } from '../../model/demos/specifiers';
import { asInProduction } from './asInProduction';
import { listNamed, readClassNames } from './demoSheet';
import './linkedModules';
import { outsideSheets } from './sheetModules';
import { SASS, SHEET } from './sheetText';
import { findPackage, packageOfFile } from '../packages';
import { writeText } from '../pageData/generatedFiles';
import { CACHE, DATA, familyFolder, SHELL_PACKAGE } from '../workspace';
import { shellFile } from '../shellFiles';

/** A module with everything that it imports, directly or indirectly. */
interface ModuleGraph {
  /** Path from the project root → code; the module itself comes first. */
  readonly modules: Readonly<Record<string, string>>;
  /** Package specifiers imported at run time, sorted: `@mui/material/Button`, `react` and so on. */
  readonly specifiers: readonly string[];
}

/** What modules of the family get from the shell at run time: all else that it exports are types. */
const OF_SHELL = shellFile('themeConstants.ts');
/** Pictures that are texts, which style sheets name. */
const DRAWING = /\.svg$/;

const ENDS = [
  '',
  '.tsx',
  '.ts',
  '.d.ts',
  '.jsx',
  '.js',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

function read(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}

/** Returns the file that a relative import means; undefined if there is none. */
export function findModule(importer: string, specifier: string): string | undefined {
  const base = posix.join(posix.dirname(importer), specifier);
  return ENDS.map((end) => base + end).find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate));
}

/**
 * Reads a module and the relative modules that it imports, directly or indirectly. Modules of types are
 * included, because a reader who copies the module compiles it; so are style sheets, with those that they import or that
 * Sass loads, and the drawings that they name. Imports of missing files are ignored here; loading the module reports them.
 */
export function readModules(file: string): ModuleGraph {
  const modules: Record<string, string> = {};
  const specifiers = new Set<string>();
  const visited = new Set<string>();
  const visit = (path: string) => {
    if (visited.has(path)) return;
    visited.add(path);
    const code = read(path);
    modules[path] = code;
    if (SHEET.test(path)) {
      const { sheets, files, loaded } = listNamed(path);
      // What Sass loads may not be a sheet by itself.
      for (const other of loaded) {
        const found = packageOfFile(resolve(other));
        if (found === undefined) modules[other] ??= read(other);
        else specifiers.add(found.packageName);
      }
      for (const specifier of [...sheets, ...files.filter((file) => DRAWING.test(file))]) {
        const found = posix.join(posix.dirname(path), specifier);
        if (existsSync(found)) visit(found);
        else if (/^[@\w]/.test(specifier)) specifiers.add(specifier);
      }
      return;
    }
    for (const { specifier, isTypes } of /\.[jt]sx?$/.test(path) ? listImports(code) : []) {
      if (specifier === SHELL_PACKAGE && !isTypes) visit(OF_SHELL);
      else if (!specifier.startsWith('.')) {
        if (!isTypes) specifiers.add(specifier);
      } else {
        const found = findModule(path, specifier);
        if (found) visit(found);
      }
    }
  };
  visit(file);
  return { modules, specifiers: [...specifiers].sort() };
}

/**
 * Lists the style sheets among modules that `readModules` has read, without those that only Sass loads: they may lack
 * what the others define.
 */
export function listSheetsOf(modules: ModuleGraph['modules']): string[] {
  const sheets = Object.keys(modules).filter((path) => SHEET.test(path));
  if (!sheets.some((path) => SASS.test(path))) return sheets;
  const imported = Object.entries(modules).flatMap(([path, code]) =>
    /\.[jt]sx?$/.test(path) ? listImports(code).map(({ specifier }) => findModule(path, specifier)) : [],
  );
  return sheets.filter((path) => !SASS.test(path) || imported.includes(path));
}

/** Returns the path of the module with a product's demo provider, from the project root. */
export function providerFile(productId: string): string {
  return DATA.demoProvider(productId);
}

/** Returns whether a module or one of its imports is a `.js` file. Node's loader rejects JSX in these. */
function isJavaScript(file: string): boolean {
  return Object.keys(readModules(file).modules).some((path) => path.endsWith('.js'));
}

const load = createRequire(join(familyFolder(), 'package.json'));

/** Returns whether this process has loaded a file of the family, and so does not see its changes. */
export const isLoaded = (file: string): boolean => load.cache[join(familyFolder(), file)] !== undefined;

/**
 * Lets Node load style sheets that modules of the family and packages import: a sheet is a module with the names of its
 * classes. Node's own way is not in every version that the project supports.
 * @see https://nodejs.org/api/modules.html#requireextensions
 */
for (const end of ['.css', '.scss'])
  load.extensions[end] = (module, file) => {
    const names = readClassNames(file);
    module.exports = { __esModule: true, default: names, ...names };
  };

/**
 * Loads a module of the family in the same mode as the reader's browser.
 * @throws what loading the module throws
 */
export function loadFamilyModule(file: string): Promise<unknown> {
  return asInProduction(async () => {
    const loaded = isJavaScript(file) ? await bundleJavaScript(file) : file;
    return load(join(familyFolder(), loaded)) as unknown;
  });
}

/** Loads what modules of the family import from packages, in the same mode. What cannot be loaded is left to them. */
export function loadPackages(specifiers: readonly string[]): Promise<void> {
  return asInProduction(() => {
    for (const specifier of specifiers)
      try {
        load(specifier);
      } catch {
        // The module that imports it says more.
      }
    return Promise.resolve();
  });
}

/** Engines of styles for products whose provider has none: if the family has Emotion, and else. */
export const EMOTION = shellFile('components/Demo/emotionStyles.tsx');
const PLAIN = shellFile('components/Demo/plainStyles.ts');

/**
 * Returns the module with the engine that makes the styles of a product's components, from the project root: its provider,
 * if that exports one, else Emotion's, else none's.
 * @throws what loading the provider throws
 */
export async function engineFile(productId: string): Promise<string> {
  const provider = (await loadFamilyModule(providerFile(productId))) as Partial<DemoProviderModule>;
  if (provider.createDemoStyles) return providerFile(productId);
  return findPackage('@emotion/react') === undefined ? PLAIN : EMOTION;
}

/**
 * Loads the provider of a product with its engine of styles.
 * @throws what loading one of them throws
 */
export async function loadProvider(
  productId: string,
): Promise<Partial<DemoProviderModule> & Required<Pick<DemoProviderModule, 'createDemoStyles'>>> {
  const provider = (await loadFamilyModule(providerFile(productId))) as Partial<DemoProviderModule>;
  if (provider.createDemoStyles) return { ...provider, createDemoStyles: provider.createDemoStyles };
  const engine = await engineFile(productId);
  // Emotion has to be that of the family, and so it is loaded as a module of it.
  const { createDemoStyles } =
    engine === EMOTION ? ((await loadFamilyModule(engine)) as typeof plainStyles) : plainStyles;
  return { ...provider, createDemoStyles };
}

/**
 * Bundles a module of the family and its relative imports into one module that Node can load, including JSX
 * in `.js` files; returns its path. Packages are not bundled, so that there is one instance of each. Errors
 * have the positions of the source files.
 * @throws the bundler's error if the source cannot be read
 */
async function bundleJavaScript(file: string): Promise<string> {
  const outfile = `${CACHE.javascript}/${file}.cjs`;
  const { outputFiles } = await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    plugins: [outsideSheets],
    loader: { '.js': 'jsx' },
    jsx: 'automatic',
    sourcemap: 'inline',
    logLevel: 'silent',
  });
  writeText(outfile, outputFiles.find(({ path }) => path.endsWith('.cjs'))?.text ?? '');
  return outfile;
}
