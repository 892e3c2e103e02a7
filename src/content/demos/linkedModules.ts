import Module, { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { type BuildFailure, type BuildOptions, buildSync } from 'esbuild';
import { findSource, isLinked, isOfLinkedPackage, REACT } from '../packages';
import { familyFolder } from '../workspace';

/**
 * How Node loads modules of linked packages: as they are written, with the settings of their nearest `tsconfig.json`, as in
 * bundles (`liveParts.ts`).
 */

/** The modules of linked packages that were loaded: what their imports mean, but for those of packages. */
const imports = new Map<string, ReadonlyMap<string, string>>();

/** Runs the bundler. What it throws has the place in the source first, as for a module of the family. */
function atPlace<T>(bundle: () => T): T {
  try {
    return bundle();
  } catch (error) {
    const [first] = (error as Partial<BuildFailure>).errors ?? [];
    if (!first?.location) throw error;
    const { file, line, column } = first.location;
    throw new Error(`${file}:${line}:${column + 1}: ${first.text}`, { cause: error });
  }
}

/** Paths of the bundler are relative to the project, wherever it was loaded. */
const ALWAYS = {
  absWorkingDir: familyFolder(),
  write: false,
  platform: 'node',
  jsx: 'automatic',
  logLevel: 'silent',
} as const satisfies BuildOptions;

/** Reads what the imports of a module mean, and those of all modules of its package that it needs. */
function readImports(entry: string): void {
  const { metafile } = atPlace(() =>
    buildSync({
      ...ALWAYS,
      entryPoints: [entry],
      bundle: true,
      packages: 'external',
      metafile: true,
      outdir: 'out',
      // Node loads style sheets as `familyModule.ts` says.
      loader: { '.css': 'empty', '.module.css': 'empty', '.scss': 'empty' },
    }),
  );
  for (const [path, input] of Object.entries(metafile.inputs)) {
    const own = input.imports.flatMap(({ original, path: target, external }) =>
      original === undefined || external ? [] : [[original, resolve(target)] as const],
    );
    imports.set(resolve(path), new Map(own));
  }
}

/** Returns the code of a module of a linked package for Node. */
function compile(file: string): string {
  if (!imports.has(file)) readImports(file);
  const { outputFiles } = atPlace(() =>
    buildSync({
      ...ALWAYS,
      entryPoints: [file],
      // Beside the source, so that traces name it.
      outfile: `${file}.cjs`,
      format: 'cjs',
      target: 'node20',
      sourcemap: 'inline',
      supported: { 'dynamic-import': false },
    }),
  );
  return outputFiles[0]?.text ?? '';
}

interface Importer {
  readonly filename?: string | null;
}

/** What Node and its loaders have for all that they load, and the types of Node lack. */
interface Loader {
  _resolveFilename: (request: string, importer: Importer | undefined, ...rest: readonly unknown[]) => string;
}

interface LoadedModule {
  readonly _compile: (code: string, file: string) => void;
}

const PROJECT = join(familyFolder(), 'package.json');
const load = createRequire(PROJECT);

/**
 * Lets Node load linked packages. Hooks for its loader are not in every version that the project supports.
 * @see https://nodejs.org/api/modules.html#requireextensions
 */
function loadAsWritten(): void {
  const loader = Module as unknown as Loader;
  const findUsual = loader._resolveFilename;
  loader._resolveFilename = (request, importer, ...rest) => {
    const file = importer?.filename ?? '';
    if (REACT.test(request) && file !== PROJECT) return load.resolve(request);
    const source = isLinked(file)
      ? (imports.get(file)?.get(request) ?? findSource(request, dirname(file)))
      : undefined;
    return source ?? findUsual.call(loader, request, importer, ...rest);
  };
  for (const end of ['.ts', '.tsx', '.mts', '.cts', '.jsx']) {
    const loadUsual = load.extensions[end];
    load.extensions[end] = (module, file) => {
      if (isOfLinkedPackage(file)) (module as unknown as LoadedModule)._compile(compile(file), file);
      else loadUsual?.(module, file);
    };
  }
}

loadAsWritten();
