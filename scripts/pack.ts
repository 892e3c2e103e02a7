/**
 * `npm pack` runs it first: writes `dist/`, the shell as families install it. Each module of `src/` becomes a module beside its
 * source map, in the same folders; style sheets and other files are copied; what a family imports gets declarations.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { isTest } from '../src/content/listSources';
import { fileOfPackage } from '../src/content/packages';
import { writeText } from '../src/content/pageData/generatedFiles';
import { CACHE } from '../src/content/workspace';

const SOURCE = 'src';
/** The floors that the package exports modules of. */
const EXPORTED = ['src/theme', 'src/content', 'src/layouts', 'src/shell'];
const OUTPUT = 'dist';
/** Routes of Next, which every new family gets. */
const ROUTES = 'pages';
/** A relative path in the imports of declarations. */
const IMPORTED = /((?:from|import\()\s*['"])(\.[^'"]+)['"]/g;
const MODULE = /(?<!\.d)\.tsx?$/;
/** Settings of the compiler for the sources, which the package does not have. */
const SETTINGS = /(?:^|\/)tsconfig\.json$|^src\/platform\/\w+\.json$/;

const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !isTest(file) && !SETTINGS.test(file));
const modules = files.filter((file) => MODULE.test(file));

/** Returns the file that a path without an end means. */
function toSource(base: string): string {
  const found = ['', '.ts', '.tsx', '/index.ts'].find((end) => files.includes(base + end));
  if (found === undefined) throw new Error(`There is no ${base}`);
  return base + found;
}

/** Returns the path with which a module of the package imports another one, as Node needs it: with the end of the file. */
function toImport(specifier: string, importer: string): string {
  const path = relative(
    dirname(importer),
    toSource(join(dirname(importer), specifier)).replace(MODULE, '.js'),
  );
  return path.startsWith('.') ? path : `./${path}`;
}

/** Keeps every import as it is, but for the ends of files. */
const withEnds: Plugin = {
  name: 'with-ends',
  setup: ({ onResolve }) => {
    onResolve({ filter: /.*/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point') return undefined;
      return { path: path.startsWith('.') ? toImport(path, relative('.', importer)) : path, external: true };
    });
  },
};

/** Writes the declarations of what the package exports, with those that they need. */
function declare(): void {
  execFileSync(process.execPath, [fileOfPackage('typescript', 'bin/tsc'), '-b', ...EXPORTED], {
    stdio: 'inherit',
  });
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, string | { types: string }>;
  };
  const visit = (source: string) => {
    const file = join(OUTPUT, relative(SOURCE, source)).replace(MODULE, '.d.ts');
    if (existsSync(file)) return;
    const text = readFileSync(join(CACHE.types, source.replace(MODULE, '.d.ts')), 'utf8').replace(
      IMPORTED,
      (_all, start: string, specifier: string) => {
        const path = toImport(specifier, source);
        visit(toSource(join(dirname(source), specifier)));
        return `${start}${path}${start.at(-1)}`;
      },
    );
    writeText(file, text);
  };
  for (const target of Object.values(exports))
    if (typeof target !== 'string')
      visit(toSource(join(SOURCE, relative(OUTPUT, target.types)).replace(/\.d\.ts$/, '')));
}

async function pack(): Promise<void> {
  rmSync(OUTPUT, { recursive: true, force: true });
  await build({
    entryPoints: modules,
    outbase: SOURCE,
    outdir: OUTPUT,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: 'linked',
    logLevel: 'warning',
    plugins: [withEnds],
  });
  for (const file of files)
    if (!MODULE.test(file)) cpSync(file, join(OUTPUT, relative(SOURCE, file)), { recursive: true });
  for (const file of readdirSync(ROUTES).filter((name) => name.endsWith('.tsx')))
    cpSync(join(ROUTES, file), join(OUTPUT, 'family', ROUTES, file), { recursive: true });
  // The package itself names no kind of modules, because tools read its other files.
  writeFileSync(join(OUTPUT, 'package.json'), '{ "type": "module" }\n');
  declare();
}

void pack();
