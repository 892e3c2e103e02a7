import { resolve } from 'node:path';
import { build, type BuildFailure, type BuildOptions, type BuildResult, type Plugin } from 'esbuild';
import { findSource, isLinked } from '../packages';
import { familyFolder } from '../workspace';
import { sheetModules } from './sheetModules';

/** Bundles for the browser that contain libraries: those of demos, and those of live documents. */

/**
 * React is always that of the project, although a linked package has a copy of its own: with two of them, hooks fail. The
 * bundler looks for a name that is replaced from the project.
 */
const ONE_REACT = { react: 'react', 'react-dom': 'react-dom' } as const;

/** What the names of programs begin with. */
const PROGRAM = 'program:';

/** Loads the entries of a bundle from their codes. */
function programsOf(programs: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'programs',
    setup: (build) => {
      build.onResolve({ filter: new RegExp(`^${PROGRAM}`) }, ({ path }) => ({
        path: path.slice(PROGRAM.length),
        namespace: 'program',
      }));
      build.onLoad({ filter: /.*/, namespace: 'program' }, ({ path }) => ({
        contents: programs.get(path) ?? '',
        resolveDir: familyFolder(),
        loader: 'ts',
      }));
    },
  };
}

/** Finds the sources of linked packages that have what is built of them, too. */
const linkedSources: Plugin = {
  name: 'linked-sources',
  setup: (build) => {
    build.onResolve({ filter: /^[@\w]/ }, ({ path, resolveDir }) => {
      const file = isLinked(`${resolveDir}/`) ? findSource(path, resolveDir) : undefined;
      return file === undefined ? undefined : { path: file };
    });
  },
};

/** What the bundler says about an import that it cannot find, with the name in the source at the end. */
const UNRESOLVED = /^Could not resolve (?:.* )?\(?(?:originally )?"([@\w][^"]*)"\)?$/;

/** Specifiers that were not found, with the importers of each. */
const missing = new Map<string, Set<string>>();

/** Adds what a bundle has not found to what is missing; returns whether something is new. */
function addMissing({ errors = [] }: Partial<BuildFailure>, folder: string): boolean {
  let isNew = false;
  for (const { text, location } of errors) {
    const specifier = UNRESOLVED.exec(text)?.[1];
    if (specifier === undefined || !location) continue;
    const importers = missing.get(specifier) ?? new Set();
    missing.set(specifier, importers);
    const importer = location.file.startsWith(PROGRAM) ? location.file : resolve(folder, location.file);
    isNew ||= !importers.has(importer);
    importers.add(importer);
  }
  return isNew;
}

/** Loads an empty module in place of each one that is missing. */
function emptyModules(): Plugin {
  const names = [...missing.keys()].map((name) => name.replaceAll(/[^\w/]/g, String.raw`\$&`));
  return {
    name: 'empty-modules',
    setup: (build) => {
      if (names.length === 0) return;
      build.onResolve({ filter: new RegExp(`^(?:${names.join('|')})$`) }, ({ path, namespace, importer }) => {
        const from = namespace === 'file' ? importer : PROGRAM + importer;
        return missing.get(path)?.has(from) ? { path, namespace: 'missing' } : undefined;
      });
      build.onLoad({ filter: /.*/, namespace: 'missing' }, () => ({ contents: 'module.exports = {};' }));
    },
  };
}

export type LibraryOptions = BuildOptions & { write: false; metafile: true };

/** Bundles with some options. */
export type Bundler = (options: LibraryOptions) => Promise<BuildResult<LibraryOptions>>;

/**
 * Bundles programs with what they import. Modules of packages that cannot be found are empty: libraries have optional peers
 * that only some of their modules need, and support several releases of a peer whose modules differ. The bundler tells which
 * they are, and bundles again; to ask it about each import would take longer than all else.
 * @param programs code by name
 * @param run bundles in another way than once
 * @throws the bundler's error if something else is wrong
 */
export async function bundleLibraries(
  programs: ReadonlyMap<string, string>,
  options: BuildOptions,
  run: Bundler = build,
): Promise<BuildResult<LibraryOptions>> {
  for (;;) {
    try {
      return await run({
        ...options,
        entryPoints: Object.fromEntries([...programs.keys()].map((name) => [name, PROGRAM + name])),
        bundle: true,
        write: false,
        metafile: true,
        platform: 'browser',
        logLevel: 'silent',
        alias: { ...ONE_REACT, ...options.alias },
        plugins: [programsOf(programs), linkedSources, emptyModules(), sheetModules],
      });
    } catch (error) {
      if (!addMissing(error as Partial<BuildFailure>, options.absWorkingDir ?? process.cwd())) throw error;
    }
  }
}
