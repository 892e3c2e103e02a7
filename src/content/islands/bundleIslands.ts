import { posix, resolve } from 'node:path';
import { context, type BuildOptions } from 'esbuild';
import { defineDefaultLanguage } from '../../model/languages/defaultLanguage';
import type { Island, IslandTable } from '../../model/page/Island';
import { bundleLibraries, type Bundler, type LibraryOptions } from '../demos/libraryBundle';
import { listSheets } from '../demos/sheetModules';
import { writePublic, writeText } from '../pageData/generatedFiles';
import { CACHE, PUBLIC } from '../workspace';
import { ISLANDS_FILE, type BuiltIslands } from './builtIslands';
import { shellFile } from '../shellFiles';

/** Where the modules are served. */
const FOLDER = `${PUBLIC.generated.slice(PUBLIC.folder.length)}/islands`;
/** The loader with all islands that start with it. */
const START = 'start';
/** All islands that start when the page is idle; they share most of what they import. */
const IDLE = 'idle';

const isEarly = ({ starts, on }: Island) => starts === 'parsed' && on === 'page';

/** Returns the name of the program that an island is in. */
const programOf = ({ starts, entry }: Island) => (starts === 'idle' ? IDLE : posix.parse(entry).name);

/** Returns the program of the loader. */
function startProgram(table: IslandTable): string {
  const early = Object.entries(table).filter(([, island]) => isEarly(island));
  return [
    `import { startIslands } from './${shellFile('islands/loader.ts')}';`,
    ...early.map(([name, { entry }]) => `import * as ${name} from '${entry}';`),
    `void startIslands({ ${early.map(([name]) => name).join(', ')} });`,
  ].join('\n');
}

/** Returns a module that exports each island that starts when the page is idle, by its name. */
function idleProgram(table: IslandTable): string {
  return Object.entries(table)
    .filter(([, { starts }]) => starts === 'idle')
    .map(([name, { entry }]) => `export * as ${name} from '${entry}';`)
    .join('\n');
}

type Bundled = Awaited<ReturnType<Bundler>>;

/** Bundles programs by their names. */
function bundle(
  programs: ReadonlyMap<string, string>,
  options: BuildOptions,
  run?: Bundler,
): Promise<Bundled> {
  return bundleLibraries(
    programs,
    {
      ...options,
      absWorkingDir: posix.resolve(),
      outdir: FOLDER.slice(1),
      // Content blockers hide addresses with names of advertising.
      entryNames: '[hash]',
      chunkNames: '[hash]',
      format: 'esm',
      minify: process.env.NODE_ENV !== 'development',
      target: 'es2022',
      jsx: 'automatic',
      // Demos in JavaScript.
      loader: { '.js': 'jsx' },
      legalComments: 'none',
      define: {
        'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production'),
        ...defineDefaultLanguage(),
      },
      // What the content step has written about the demos of the family.
      alias: { 'family/demos': resolve(CACHE.siteDemos) },
    },
    run,
  );
}

/** Returns the address of a module of the bundler, whose folder is that of addresses. */
const addressOf = (output: string) => `/${posix.relative(posix.resolve(), posix.resolve(output))}`;

type Kind = 'import-statement' | 'dynamic-import';

/** What a page loads for its demos. */
export interface DemoProgram {
  /** Addresses of its modules. */
  readonly files: readonly string[];
  /** Style sheets that its modules import, in the order in which they apply; paths from the project folder. */
  readonly sheets: readonly string[];
}

/** Returns the addresses of a program and of all that it imports in these ways. */
type FilesOf = (name: string, kinds?: readonly Kind[]) => readonly string[];

/** Writes the modules of a bundle. Returns a function that lists those of a program. */
function writeModules({ outputFiles, metafile: { outputs } }: Bundled): FilesOf {
  for (const { path, contents } of outputFiles) writePublic(addressOf(path), Buffer.from(contents));
  const byProgram = new Map(
    Object.entries(outputs).flatMap(([output, { entryPoint }]) =>
      entryPoint ? [[entryPoint.replace(/^program:/, ''), output]] : [],
    ),
  );
  return (name, kinds = ['import-statement']) => {
    const files = new Set<string>();
    const add = (output: string) => {
      if (files.has(output) || !outputs[output]) return;
      files.add(output);
      for (const { path, kind } of outputs[output].imports)
        if (kinds.some((wanted) => wanted === kind)) add(path);
    };
    add(byProgram.get(name) ?? '');
    return [...files].map(addressOf);
  };
}

const toProgram = (module: string) => `export * from '${module}';`;
const toPrograms = (list: readonly Island[]) =>
  list.map((island) => [programOf(island), toProgram(island.entry)] as const);

/** Lists the islands that start later than the loader, each in a program of its own. */
const listLater = (table: IslandTable) =>
  Object.values(table).filter((island) => island.starts !== 'idle' && !isEarly(island));

/** Bundles what shares nothing with demos: the loader, the islands of idle pages, and those that are `alone`. */
async function bundleApart(
  table: IslandTable,
): Promise<{ readonly loader: string; readonly filesOf: FilesOf }> {
  const alone = listLater(table).filter((island) => island.alone);
  const bundled = await Promise.all([
    bundle(new Map([[START, startProgram(table)]]), {}),
    bundle(new Map([[IDLE, idleProgram(table)]]), { splitting: true }),
    bundle(new Map(toPrograms(alone)), {}),
  ]);
  const [start, ...others] = bundled.map(writeModules);
  const [loader = ''] = start?.(START) ?? [];
  return { loader, filesOf: (name, kinds) => others.flatMap((filesOf) => filesOf(name, kinds)) };
}

/** Bundles the islands that share modules with demos, and the demos. */
async function bundleTogether(table: IslandTable, demos: ReadonlyMap<string, string>, run?: Bundler) {
  const programs = new Map([
    ...toPrograms(listLater(table).filter((island) => !island.alone)),
    ...[...demos].map(([key, file]) => [`demos/${key}`, toProgram(`./${file}`)] as const),
  ]);
  const bundled = await bundle(programs, { splitting: true }, run);
  const filesOf = writeModules(bundled);
  const programOfDemos = (key: string): DemoProgram => ({
    files: filesOf(`demos/${key}`),
    sheets: listSheets(bundled.metafile.inputs, `program:demos/${key}`),
  });
  return { filesOf, programs: new Map([...demos.keys()].map((key) => [key, programOfDemos(key)])) };
}

/** Returns the islands as documents name them. */
function listIslands(table: IslandTable, filesOf: FilesOf): BuiltIslands['islands'] {
  const islands = Object.entries(table).map(([name, island]) => {
    const { entry: _entry, ...facts } = island;
    return [name, { ...facts, files: isEarly(island) ? [] : filesOf(programOf(island)) }] as const;
  });
  return Object.fromEntries(islands);
}

/** Writes the list of modules that documents name. */
function writeIslands(table: IslandTable, loader: string, filesOf: FilesOf): void {
  const later = [IDLE, ...listLater(table).map(programOf)];
  const built: BuiltIslands = {
    loader,
    islands: listIslands(table, filesOf),
    modules: [
      loader,
      ...new Set(later.flatMap((name) => filesOf(name, ['import-statement', 'dynamic-import']))),
    ],
  };
  writeText(`${CACHE.site}/${ISLANDS_FILE}`, JSON.stringify(built));
}

/**
 * Bundles the loader, the islands and the demos of all pages. The loader is one file, and so are the islands of idle
 * pages: many small files would cost more than what they share; so would an island that is `alone`. The others share what
 * they import, so that React and a library are in a page once. Writes the modules, and the list of them that documents name
 * (`BuiltIslands`). Returns what pages load for each registry key.
 * @param demos module of each registry key, from the project folder
 * @throws the bundler's error if a module cannot be bundled
 */
export async function bundleIslands(
  table: IslandTable,
  demos: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, DemoProgram>> {
  const [apart, together] = await Promise.all([bundleApart(table), bundleTogether(table, demos)]);
  writeIslands(table, apart.loader, (name, kinds) => [
    ...apart.filesOf(name, kinds),
    ...together.filesOf(name, kinds),
  ]);
  return together.programs;
}

/** The islands of a page with those of its demos. */
export interface BundledPage {
  /** What the page loads for each registry key. */
  readonly programs: ReadonlyMap<string, DemoProgram>;
  /** The islands, which share what they import with those demos. */
  readonly islands: BuiltIslands['islands'];
}

/** So many pages are bundled again without reading all of their modules. */
const MOST_KEPT = 3;

/**
 * Bundles the islands for `npm run dev`, and writes their list for pages without demos. Returns a function that bundles them
 * with the demos of a page, by registry key; faster if it has done so before.
 * @throws the bundler's error if a module cannot be bundled
 */
export async function createPageBundler(
  table: IslandTable,
): Promise<(demos: ReadonlyMap<string, string>) => Promise<BundledPage>> {
  const kept = new Map<string, Awaited<ReturnType<typeof context<LibraryOptions>>>>();
  const [apart, bare] = await Promise.all([bundleApart(table), bundleTogether(table, new Map())]);
  const withApart =
    (filesOf: FilesOf): FilesOf =>
    (name, kinds) => [...apart.filesOf(name, kinds), ...filesOf(name, kinds)];
  writeIslands(table, apart.loader, withApart(bare.filesOf));
  return async (demos) => {
    const key = JSON.stringify([...demos]);
    const { filesOf, programs } = await bundleTogether(table, demos, async (options) => {
      const known = kept.get(key) ?? (await context(options));
      kept.delete(key);
      const result = await known.rebuild().catch(async (error: unknown) => {
        await known.dispose();
        throw error;
      });
      kept.set(key, known);
      const [[oldest = '', last] = []] = kept;
      if (kept.size > MOST_KEPT) {
        kept.delete(oldest);
        await last?.dispose();
      }
      return result;
    });
    return { programs, islands: listIslands(table, withApart(filesOf)) };
  };
}
