import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listArrows } from './importArrows';

/** Layers of the source, see "Floors" in docs/architecture.md. An import may lead to a lower layer, or stay in its own. */
const FLOORS: readonly (readonly [prefix: string, floor: number])[] = [
  ['src/themeConstants', 0],
  ['src/constants', 0.5],
  ['src/shell/next/exportFormat', 0],
  ['src/model/', 1],
  ['src/theme/', 1.5],
  ['src/browser/', 2],
  ['src/components/', 3],
  ['src/content/', 4],
  ['src/layouts/', 4],
  ['src/shell/', 5],
  ['src/islands/', 5.5],
  ['src/entries/', 5.5],
  ['src/checks/', 5],
  ['src/build/', 6],
  ['src/commands/', 6.5],
  ['pages/', 6],
];

const ROOT = join(__dirname, '../..');

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return listFiles(path);
    return /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) ? [relative(ROOT, path)] : [];
  });
}

function floorOf(file: string): number | undefined {
  return FLOORS.find(([prefix]) => file.startsWith(prefix))?.[1];
}

/** Returns the folder of a file below its layer; files of one folder may import each other freely. */
function wing(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

const files = ['src', 'pages', 'data'].flatMap((folder) => listFiles(join(ROOT, folder)));
const arrows = listArrows(files);

describe('imports', () => {
  it('are found at all', () => {
    expect(arrows).not.toEqual([]);
  });

  it('point down', () => {
    const wrong = arrows.filter(({ from, to }) => {
      const own = floorOf(from);
      const other = floorOf(to);
      if (own === undefined || other === undefined || wing(from) === wing(to)) return false;
      return other >= own;
    });
    expect(wrong).toEqual([]);
  });

  it('of what ships to the browser never reach build-time code', () => {
    const shipped = /^src\/(browser|components|layouts|shell|islands|model|theme|entries)\//;
    const server = /^src\/shell\/SiteDocument/;
    const wrong = arrows.filter(
      ({ from, to, typeOnly }) =>
        shipped.test(from) &&
        !server.test(from) &&
        /^src\/(content|checks|build|commands)\//.test(to) &&
        !typeOnly,
    );
    expect(wrong).toEqual([]);
  });

  it('of data reach the shell by the name of its package only, and src reaches no module of data', () => {
    const fromData = arrows.filter(({ from, to }) => /^(?:data|pages)\//.test(from) && to.startsWith('src/'));
    const toData = arrows.filter(({ from, to }) => from.startsWith('src/') && to.startsWith('data/'));
    expect({ fromData, toData }).toEqual({ fromData: [], toData: [] });
  });

  it('of site.ts come from content, checks and pages only', () => {
    const wrong = arrows.filter(
      ({ from, to }) => to === 'src/site.ts' && !/^src\/(content|checks|build|commands)\//.test(from),
    );
    expect(wrong).toEqual([]);
  });

  it('of browser code never reach components', () => {
    expect(
      arrows.filter(({ from, to }) => from.startsWith('src/browser/') && to.startsWith('src/components/')),
    ).toEqual([]);
  });

  it('bring neither React nor Node into the rules, which have no clock and no random numbers', () => {
    const impure =
      /^import (?!type)[^;]*from '(?:react'|next\/|node:)|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(/m;
    const rules = files.filter((file) => file.startsWith('src/model/'));
    expect(rules).not.toEqual([]);
    expect(rules.filter((file) => impure.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
  });

  it('are the only way from rendered code to files and storage', () => {
    // The frame may pass `window.fetch` down, as it does with the clock and the random source.
    const reach =
      /(?<![.\w])fetch\(|XMLHttpRequest|(?:local|session)Storage[.[]|document\.cookie|indexedDB|\bcaches\.(?:open|match|keys|delete)\(/;
    const drawn = files.filter((file) => /^(?:src\/(?:components|layouts|shell)|pages)\//.test(file));
    expect(drawn.filter((file) => reach.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
  });

  it('have no cycle', () => {
    const next = new Map<string, string[]>();
    for (const { from, to } of arrows) next.set(from, [...(next.get(from) ?? []), to]);
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, path: readonly string[]) => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      if (done.has(file) || path.includes(file)) return;
      for (const to of next.get(file) ?? []) visit(to, [...path, file]);
      done.add(file);
    };
    for (const file of next.keys()) visit(file, []);
    expect(cycles).toEqual([]);
  });

  it('lead into no folder without a noun', () => {
    expect(files.filter((file) => /\/(utils?|helpers?|lib|common|misc|hooks|types)\//.test(file))).toEqual(
      [],
    );
  });
});
