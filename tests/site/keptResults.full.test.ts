import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFamily, type Family } from './harness/createFamily';
import { installKit } from './harness/createKit';
import { hashFolder } from './harness/hashFolder';
import { CACHE, NEXT, OUT, PUBLIC } from '../../src/content/workspace';

const BUILD_MS = 300_000;
const LUMEN = 'data/products/lumen';
const KIT = 'node_modules/@lumen/kit';

let family: Family;
beforeAll(() => {
  family = createFamily('kept');
  installKit(family);
  expect(build()).toEqual({ code: 0, problems: [] });
}, BUILD_MS);

function build() {
  const { code, output } = family.run('src/commands/build.ts');
  const problems = output.split('\n').filter((line) => / error /.test(line));
  return { code, problems: code === 0 ? [] : [...problems, output] };
}
const out = () => join(family.folder, OUT);
const read = (file: string) => readFileSync(join(out(), file), 'utf8');
/** Lists the files of the export that contain a text, without compressed copies. */
const listFiles = (text: string) =>
  readdirSync(out(), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|js|json|md|txt|svg|css|xml)$/.test(file))
    .filter((file) => read(file).includes(text));

/** Removes everything that a build has kept, and builds. */
function buildClean(): string {
  for (const folder of [NEXT.folder, CACHE.folder, OUT, PUBLIC.generated, PUBLIC.search])
    rmSync(join(family.folder, folder), { recursive: true, force: true });
  expect(build()).toEqual({ code: 0, problems: [] });
  return hashFolder(out());
}

/** An input, its change, and a file of the export that shows the new text. */
type Change = readonly [input: string, file: string, from: string, to: string, shownIn: RegExp];

const CHANGES: readonly Change[] = [
  [
    'a page',
    `${LUMEN}/pages/guide/wiring.md`,
    'look twice',
    'look thrice',
    /^lumen\/guide\/wiring\/index\.html$/,
  ],
  [
    'a translation',
    `${LUMEN}/pages/guide/wiring-he.md`,
    '\n---\n\n',
    '\n---\n\nzzThird ',
    /^he\/lumen\/guide\/wiring\/index/,
  ],
  ['a text of the frame', 'data/translations/he.json', 'סינון דפים', 'zzPages', /^he\/.*html$|json$/],
  [
    'a demo',
    `${LUMEN}/pages/parts/lamp/BrightLamp.tsx`,
    '{lumen} lumen',
    '{lumen} zzbeams',
    /^lumen\/parts\/lamp\/index/,
  ],
  [
    'a module of a demo',
    `${LUMEN}/pages/parts/lamp/glow.js`,
    '"Glow"',
    '"zzGlow"',
    /^lumen\/parts\/lamp\/index/,
  ],
  ['data of a demo', `${LUMEN}/pages/parts/lamp/glow.json`, '1 }', '7321 }', /^lumen\/parts\/lamp\/index/],
  ['the tree', `${LUMEN}/nav.ts`, "'Parts that shine'", "'zzParts'", /^lumen\/parts\/lamp\/index/],
  ['a product', `${LUMEN}/product.ts`, "'/lumen/bulb'", "'/lumen/zzbulb'", /^lumen\/parts\/lamp\/index/],
  ['fences', 'data/fences.ts', "'Recipe'", "'zzRecipe'", /^lumen\/guide\/first-light/],
  ['an ad', 'data/ads.ts', 'The part that shines.', 'The part that zzshines.', /html$|json$/],
  ['a public file', 'public/favicon.svg', '</svg>', '<!--zzicon--></svg>', /^favicon\.svg$/],
  [
    'a script',
    'src/entries/head.ts',
    '',
    '\nObject.assign(globalThis, { zzhead: 1 });\n',
    /^lumen\/index\.html/,
  ],
  [
    'a style',
    'src/components/Footer/Footer.css',
    '.footer-root {',
    '.footer-root { outline-offset: 8642px;',
    /html$/,
  ],
  [
    'the declarations of a package',
    `${KIT}/index.d.ts`,
    'The first text.',
    'The zzsecond text.',
    /^lumen\/api\/kept-lamp\/index/,
  ],
  ['the code of a package', `${KIT}/index.js`, "' oil '", "' gas '", /^lumen\/parts\/lamp\/index/],
  ['the code of a package, for settings', `${KIT}/index.js`, 'by oil.', 'by gas.', /^lumen\/.*index|^index/],
  [
    'a package inside of a package',
    `${KIT}/node_modules/@lumen/wick/index.js`,
    'cotton',
    'zzlinen',
    /^lumen\/parts\/lamp\/index/,
  ],
];

/** What a reader sees of a change, if it is not the text itself. */
const SHOWN: Readonly<Record<string, string>> = {
  'a style': '8642px',
  'data of a demo': '7321',
  'the code of a package': 'hard gas',
  'the code of a package, for settings': 'Lamps lit by gas.',
};

describe('a build after a change', () => {
  it.each(CHANGES)(
    'shows the change of %s',
    (input, file, from, to, shownIn) => {
      const shown = SHOWN[input] ?? /zz\w+/.exec(to)?.[0] ?? to;
      expect(listFiles(shown)).toEqual([]);
      if (file.startsWith(KIT) || from === '' || !file.startsWith('data')) {
        const path = join(family.folder, file);
        const text = readFileSync(path, 'utf8');
        expect(text).toContain(from);
        writeFileSync(path, from === '' ? text + to : text.replace(from, to));
      } else family.replace(file, from, to);
      expect(build()).toEqual({ code: 0, problems: [] });
      expect(listFiles(shown).filter((name) => shownIn.test(name))).not.toEqual([]);
    },
    BUILD_MS,
  );

  it(
    'has no page of an export that is gone, and is the same as a clean build after all these changes, byte by byte',
    () => {
      expect(existsSync(join(out(), 'lumen/api/kept-other'))).toBe(true);
      const path = join(family.folder, KIT, 'index.d.ts');
      const text = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        text
          .replace("'soft' | 'hard'", "'soft' | 'hard' | 'new'")
          .replace(/\/\*\* Another lamp[^]*?Element;\n/, ''),
      );
      expect(build()).toEqual({ code: 0, problems: [] });
      expect(existsSync(join(out(), 'lumen/api/kept-other'))).toBe(false);
      expect(read('lumen/api/kept-lamp/index.html')).toContain('new');
      const after = hashFolder(out());
      expect(buildClean()).toBe(after);
    },
    2 * BUILD_MS,
  );

  it(
    'checks the types of demos again if the declarations of their package change',
    () => {
      const path = join(family.folder, KIT, 'index.d.ts');
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replace("'soft' | 'hard' | 'new'", "'soft' | 'dim_'"));
      expect(build().problems.join('\n')).toMatch(/KeptDemo\.tsx:4:\d+ .*demo-types/);
      writeFileSync(path, text);
    },
    BUILD_MS,
  );
});

/** Files that a build reads from the one before. */
const listKept = () => {
  const at = (folder: string) =>
    readdirSync(join(family.folder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  return [
    ...at(CACHE.store),
    ...at(CACHE.export),
    ...at(`${CACHE.site}/pages`),
    ...at(`${CACHE.site}/copies`),
  ].concat(
    [CACHE.documents, CACHE.exportList, CACHE.packages, `${CACHE.site}/copies.json`, NEXT.bundled].map(
      (file) => join(family.folder, file),
    ),
    at(OUT),
  );
};

describe('a build after damage to what it has kept', () => {
  beforeAll(() => expect(build()).toEqual({ code: 0, problems: [] }), BUILD_MS);

  it.each<readonly [string, (bytes: Buffer, other: Buffer) => Buffer]>([
    ['is empty', () => Buffer.alloc(0)],
    ['is cut', (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2))],
    [
      'has one other bit',
      (bytes) => {
        const flipped = Buffer.from(bytes);
        const at = Math.floor(flipped.length / 2);
        if (flipped.length > 0) flipped[at] = (flipped[at] ?? 0) ^ 1;
        return flipped;
      },
    ],
    ['has the bytes of another', (_, other) => other],
  ])(
    'is as it was, if every file %s',
    (_, damage) => {
      const before = hashFolder(out());
      const files = listKept();
      const contents = files.map((file) => readFileSync(file));
      for (const [index, file] of files.entries()) {
        // Replaced, because some of them are links to others.
        rmSync(file);
        writeFileSync(
          file,
          damage(contents[index] ?? Buffer.alloc(0), contents.at(index - 1) ?? Buffer.alloc(0)),
        );
      }
      expect(build()).toEqual({ code: 0, problems: [] });
      expect(hashFolder(out())).toBe(before);
    },
    2 * BUILD_MS,
  );

  it(
    'is as it was, if a file of the bundle is damaged',
    () => {
      const before = hashFolder(out());
      const folder = join(family.folder, NEXT.server);
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (file.endsWith('.js')) writeFileSync(join(folder, file), 'throw 1;');
      expect(build()).toEqual({ code: 0, problems: [] });
      expect(hashFolder(out())).toBe(before);
    },
    BUILD_MS,
  );
});

afterAll(() => {
  // The links to the packages of the project are in the way of tools that walk through the folder.
  rmSync(join(family.folder, 'node_modules'), { recursive: true, force: true });
  mkdirSync(join(family.folder, 'node_modules'));
  cpSync(join(process.cwd(), 'package.json'), join(family.folder, 'package.json'));
});
