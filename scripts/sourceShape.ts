import { readFileSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { listArrows } from './importArrows';
import { DATA } from '../src/content/workspace';

/**
 * A file that is shorter than this and has one importer, in its own folder, is a part of that importer, unless it
 * is loaded on demand.
 */
const SHORT_LINES = 41;
/** A folder needs as many files, or a component and its style sheet. */
const LEAST_FILES = 3;

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|\/golden\//.test(file);

function listSources(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter(isSource)
    .sort();
}

const countLines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length;

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

interface Floor {
  readonly name: string;
  readonly files: number;
  readonly lines: number;
  readonly median: number;
}

interface SourceShape {
  readonly floors: readonly Floor[];
  readonly files: number;
  readonly median: number;
  readonly longest: { readonly file: string; readonly lines: number };
  /** Short files whose only importer is in their own folder. */
  readonly needless: readonly string[];
  readonly thinFolders: readonly string[];
}

/** Returns the shape of the files in `src/`; tests and type declarations are left out. */
export function readShape(): SourceShape {
  const sources = listSources();
  const lines = new Map(sources.map((file) => [file, countLines(file)]));
  const importers = new Map<string, Set<string>>();
  const lazy = new Set<string>();
  for (const { from, to, isLazy } of listArrows([...sources, ...listOthers()])) {
    importers.set(to, (importers.get(to) ?? new Set()).add(from));
    if (isLazy) lazy.add(to);
  }
  const floorNames = [...new Set(sources.map((file) => file.split('/')[1] ?? ''))];
  const floors = floorNames.map((name): Floor => {
    const own = sources.filter((file) => file.split('/')[1] === name).map((file) => lines.get(file) ?? 0);
    return {
      name,
      files: own.length,
      lines: own.reduce((sum, count) => sum + count, 0),
      median: medianOf(own),
    };
  });
  const needless = sources.filter((file) => {
    const [importer, another] = importers.get(file) ?? [];
    const isShort = (lines.get(file) ?? 0) < SHORT_LINES && !lazy.has(file);
    return isShort && importer && !another && dirname(importer) === dirname(file);
  });
  const [longest = ''] = [...sources].sort((a, b) => (lines.get(b) ?? 0) - (lines.get(a) ?? 0));
  return {
    floors,
    files: sources.length,
    median: medianOf([...lines.values()]),
    longest: { file: longest, lines: lines.get(longest) ?? 0 },
    needless,
    thinFolders: listThinFolders(sources),
  };
}

/** What imports from `src/` and is not in it. */
function listOthers(): string[] {
  return ['pages', 'scripts', DATA.folder].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => `${root}/${file}`)
      .filter(isSource),
  );
}

function listThinFolders(sources: readonly string[]): string[] {
  const folders = [...new Set(sources.map((file) => dirname(file)))];
  return folders.filter((folder) => {
    const names = readdirSync(folder).filter((name) => !/\.test\.tsx?$/.test(name));
    return names.length < LEAST_FILES && !names.some((name) => name.endsWith('.css'));
  });
}

/**
 * A way through the code: where it starts, and the rooms it stays in. What these rooms import from others is counted
 * apart, as modules that a reader uses without opening them. The way of a page ends with its document, so the parts of
 * `src/shell/next` that only run in the browser are not on it, and neither are the layouts of other kinds of pages. The
 * way of a build has none of the family's settings.
 */
const WAYS: Readonly<Record<string, { readonly starts: readonly string[]; readonly rooms: RegExp }>> = {
  page: {
    starts: [
      'src/content/catalog.ts',
      'src/content/markdown/cachedParse.ts',
      'src/content/pageData/siteFiles.ts',
      'src/shell/App.tsx',
      'src/shell/SiteDocument.tsx',
      'src/content/outputs/sealer.ts',
    ],
    rooms:
      /^src\/(?:content\/(?:markdown|pageData|outputs|styles|catalog)|shell\/(?:App|SiteDocument|frame|next\/(?:DeferredStart|exportFormat))|layouts\/(?:PageView|PageBody|DocsPage))/,
  },
  search: {
    starts: ['src/entries/head.ts', 'src/shell/search/openSearch.ts', 'src/entries/searchWorker.ts'],
    rooms: /^src\/(?:shell\/search|components\/SearchDialog|browser\/search|model\/search)\//,
  },
  ad: {
    starts: [
      'src/content/adFiles.ts',
      'src/browser/ads/loadOwnAd.ts',
      'src/model/ads/isBot.ts',
      'src/components/AdSpace/AdSpace.tsx',
      'src/entries/ownAd.ts',
      'src/entries/adFrame.ts',
      'src/shell/ads/AdRunner.tsx',
    ],
    rooms: /^src\/(?:(?:model|browser|shell)\/ads\/|components\/Ad[A-Z])/,
  },
  build: {
    starts: ['scripts/build.ts', 'src/build/worker.ts', 'src/site.ts', 'src/shell/next/exportFormat.ts'],
    rooms: /^src\/build\//,
  },
};

/**
 * Lists the modules on the way of a page from Markdown to HTML, of a search from key to hit, of an ad, and of a build
 * to the rooms of content and checks.
 */
export function listWays(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(WAYS).map(([name, { starts, rooms }]) => [name, follow(starts, rooms)]),
  );
}

/** Counts the modules of other rooms that those on a way import. */
export function countBeside(way: readonly string[]): number {
  const beside = listArrows(way).filter(({ to, typeOnly }) => !typeOnly && isSource(to) && !way.includes(to));
  return new Set(beside.map(({ to }) => to)).size;
}

export const wayFile = (name: string) => `docs/ways/${name}.txt`;

function follow(starts: readonly string[], rooms: RegExp): string[] {
  const seen = new Set<string>();
  const next = [...starts];
  for (let file = next.shift(); file !== undefined; file = next.shift()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const loaded = listArrows([file]).filter(({ typeOnly }) => !typeOnly);
    next.push(...loaded.map(({ to }) => to).filter((to) => isSource(to) && rooms.test(to)));
  }
  return [...seen].sort();
}
