import { existsSync, readFileSync } from 'node:fs';
import { posix, join } from 'node:path';
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { listImports } from '../../model/demos/specifiers';
import { asInProduction } from './asInProduction';
import { EndlessError, endInTime } from './endInTime';
import { writeText } from '../pageData/writeHashed';

/** A module with everything that it imports, directly or not. */
interface ModuleGraph {
  /** Path from the project root to code, the module itself leading. */
  readonly modules: Readonly<Record<string, string>>;
  /** What is imported of packages at run time: `@mui/material/Button`, `react` and so on; sorted. */
  readonly specifiers: readonly string[];
}

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

/**
 * Reads a module and the relative modules below it, those of types among them: whoever takes it along compiles it.
 * Imports that lead to no file are left to whoever loads it.
 */
export function readModules(file: string): ModuleGraph {
  const modules: Record<string, string> = {};
  const specifiers = new Set<string>();
  const visit = (path: string) => {
    const code = read(path);
    modules[path] = code;
    for (const { specifier, isTypes } of /\.[jt]sx?$/.test(path) ? listImports(code) : []) {
      if (!specifier.startsWith('.')) {
        if (!isTypes) specifiers.add(specifier);
        continue;
      }
      const base = posix.join(posix.dirname(path), specifier);
      const found = ENDS.map((end) => base + end).find(
        (candidate) => /\.\w+$/.test(candidate) && existsSync(candidate),
      );
      if (found && modules[found] === undefined) visit(found);
    }
  };
  visit(file);
  return { modules, specifiers: [...specifiers].sort() };
}

/** The module with the provider of a product's demos, from the project root. */
export function providerFile(productId: string): string {
  return `data/products/${productId}/demoProvider.tsx`;
}

/** Node's loader takes JSX for a mistake where the name of a file does not tell of it. */
function isJavaScript(file: string): boolean {
  return Object.keys(readModules(file).modules).some((path) => path.endsWith('.js'));
}

const load = createRequire(join(process.cwd(), 'package.json'));

/** Makes Node forget the modules that were being loaded when it was ended; by itself it does so in a `finally`. */
function forgetUnfinished(known: ReadonlySet<string>): void {
  for (const [name, module] of Object.entries(load.cache))
    if (!known.has(name) && !module?.loaded) delete load.cache[name];
}

/**
 * Loads a module of the family as the reader's browser has it.
 * @throws what loading the module throws, EndlessError where that has no end
 */
export function loadFamilyModule(file: string): Promise<unknown> {
  return asInProduction(async () => {
    const loaded = isJavaScript(file) ? await bundleJavaScript(file) : file;
    const known = new Set(Object.keys(load.cache));
    try {
      return endInTime(() => load(join(process.cwd(), loaded)) as unknown);
    } catch (error) {
      if (error instanceof EndlessError) forgetUnfinished(known);
      throw error;
    }
  });
}

const FOLDER = '.cache/javascript';

/**
 * Writes a module of the family, and the relative modules that it imports, as one module that Node can load, JSX in
 * `.js` files included; returns its path. Packages stay outside of it, so that there is one of each. Errors name the
 * places of the sources.
 * @throws what the bundler says, when the source can't be read
 */
async function bundleJavaScript(file: string): Promise<string> {
  const outfile = `${FOLDER}/${file}.cjs`;
  const { outputFiles } = await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    loader: { '.js': 'jsx' },
    jsx: 'automatic',
    sourcemap: 'inline',
    logLevel: 'silent',
  });
  writeText(outfile, outputFiles.find(({ path }) => path.endsWith('.cjs'))?.text ?? '');
  return outfile;
}
