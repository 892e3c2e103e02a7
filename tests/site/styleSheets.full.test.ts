import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { build as bundle } from 'esbuild';
import { JSDOM } from 'jsdom';
import type { DemoExtras, DemoKit } from '../../src/model/demos/demo';
import { buildSandbox } from '../../src/model/demos/buildSandbox';
import { createFamily, type Family, type Run } from './harness/createFamily';
import { installPaint } from './harness/createPaint';
import { listProblems } from './harness/listProblems';
import { CACHE, OUT } from '../../src/content/workspace';

/** The packages of a sandbox. */
interface PackageJson {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const BUILD_MS = 600_000;
const PAGES = 'data/products/lumen/pages/parts';
const PAGE = '/lumen/parts/paint/';

let family: Family;
let build: Run;

beforeAll(() => {
  family = createFamily('sheets');
  installPaint(family);
  build = family.run('src/commands/build.ts');
}, BUILD_MS);
afterAll(() => family.close());

const read = (file: string) => readFileSync(`${family.folder}/${OUT}/${file}`, 'utf8');
const readPage = () => read(`${PAGE}index.html`);

/** Returns the names of generated files with this name, without hash and address. */
function findFiles(folder: string, name: RegExp): string[] {
  return readdirSync(`${family.folder}/${OUT}/_docs/${folder}`)
    .filter((file) => name.test(file) && /\.(?:css|html|js|json)$/.test(file))
    .map((file) => `_docs/${folder}/${file}`);
}

function findFile(folder: string, name: RegExp): string {
  const files = findFiles(folder, name);
  expect(files).toHaveLength(1);
  return files[0] ?? '';
}

const readJson = <T>(folder: string, name: RegExp) => JSON.parse(read(findFile(folder, name))) as T;

/** Returns what selects the elements of each rule of a minified sheet. */
const listSelectors = (css: string) =>
  Array.from(css.matchAll(/(?<=[{}]|^)([^{}@]+)\{[^{}]*\}/g), ([, selector = '']) => selector);

/** The style rules of demos in the document. */
function drawnRules(): string {
  const [, rules = ''] = /(@layer \w+\{[^<]*?\}\})@layer/.exec(readPage().split('utilities;')[1] ?? '') ?? [];
  return rules;
}

it('builds demos of a library that is styled by sheets', () => {
  expect({ code: build.code, problems: listProblems(build.output) }).toEqual({ code: 0, problems: [] });
});

it('draws the class names that the bundle of the browser has', () => {
  const [, names = ''] = /<p class="(\S+_framed \S+_base)"/.exec(readPage()) ?? [];
  expect(names).not.toBe('');
  const bundles = findFiles('islands', /\.js$/).filter((file) => read(file).includes(`"${names}"`));
  expect(bundles).toHaveLength(1);
});

it('has in the document the rules that drawn demos need, and no others', () => {
  const css = drawnRules();
  for (const needed of [
    '--paint-ink:',
    '[data-tone=warm]',
    'outline:4px',
    'letter-spacing:6px',
    'word-spacing:8px',
    'border-left:13px',
    'padding-left:12px',
  ])
    expect(css).toContain(needed);
  for (const other of ['paint-unused', 'painted-later', '_other', '_later']) expect(css).not.toContain(other);
});

it('loads the whole sheets with the first demo that lives, in their order', () => {
  const html = readPage();
  const whole = ['styles', 'swatch', 'painted', 'framed.module', 'shaded.module'].map((name) =>
    findFile('demos', new RegExp(`^${name}\\.\\w{12}\\.css$`)),
  );
  const places = whole.map((file) => html.indexOf(file));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const file of whole) expect(html).not.toMatch(new RegExp(`<link[^>]*stylesheet[^>]*${file}`));
  expect(whole.map(read).join('')).toMatch(/paint-unused.*painted-later.*_other.*_later/s);
});

it('has rules for the elements of demos only', () => {
  const { document } = new JSDOM(readPage()).window;
  const whole = findFiles(
    'demos',
    /^(?:styles|swatch|painted|framed\.module|shaded\.module)\.\w{12}\.css$/,
  ).map(read);
  const selectors = [drawnRules(), ...whole]
    .flatMap(listSelectors)
    .map((text) => text.replace(/::?before/g, ''));
  const found = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  expect(found.length).toBeGreaterThan(10);
  expect(
    found.filter((element) => !element.closest('[data-demo]')).map(({ outerHTML }) => outerHTML),
  ).toEqual([]);
});

it('has no word of them on other pages', () => {
  const documents = readdirSync(`${family.folder}/${OUT}`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('index.html') && !file.endsWith('parts/paint/index.html'),
  );
  const words = ['paint-', '/swatch.', 'painted', 'framed.module', 'shaded', 'data-tone'];
  expect(documents.length).toBeGreaterThan(10);
  expect(documents.filter((file) => words.some((word) => read(file).includes(word)))).toEqual([]);
});

it('links the sheets as they are written in the document of a demo in an iframe', () => {
  const html = read(findFile('demos', /paint-WindowLamp-ltr\..*html$/));
  const linked = Array.from(html.matchAll(/href="\/(_docs\/demos\/plain-[^"]+)"/g), ([, file = '']) =>
    read(file),
  );
  expect(linked.join('')).toMatch(
    /:root\{--paint-ink:.*body\{margin:7px.*\.paint-swatch\{.*_framed\{letter-spacing/s,
  );
  expect(linked.join('')).not.toContain('[data-demo]');
});

it('links every file of a demo as a text, and shows it in the colors of its kind', () => {
  const { document } = new JSDOM(readPage()).window;
  const links = [...document.querySelectorAll('section[aria-label="FramedLamp"] .demo-files a')];
  const texts = links.map((link) => [link.textContent, read(link.getAttribute('href') ?? '').slice(1)]);
  const names = ['framed.module.css', 'base.module.css', 'words.json'];
  expect(texts).toEqual(
    names.map((name) => [name, readFileSync(`${family.folder}/${PAGES}/${name}`, 'utf8')]),
  );
  const { files } = readJson<DemoExtras>('demos', /paint-FramedLamp\..*json$/);
  expect(Object.keys(files ?? {})).toEqual(names);
  expect(files?.['words.json']?.html.TS).toContain('language-json');
});

it('gives sandboxes and the live editor every file of a demo, and the sheets of its library', () => {
  const kit = readJson<DemoKit>('demos', /^kit-lumen\./);
  const [painted, framed] = ['PaintedLamp', 'FramedLamp'].map((name) =>
    readJson<DemoExtras>('demos', new RegExp(`paint-${name}\\..*json$`)),
  );
  if (!painted || !framed) throw new Error('The demos have no extras');
  const { files } = buildSandbox({ name: 'PaintedLamp', variant: 'TS', extras: painted, kit });
  for (const name of ['painted.css', 'coat.css', 'dot.svg'])
    expect(files[`src/${name}`]).toBe(readFileSync(`${family.folder}/${PAGES}/${name}`, 'utf8'));
  expect(files['src/main.tsx']).toContain(
    "import '@lumen/paint/styles.css';\nimport './sandboxProvider/provider.css';\nimport { Provider }",
  );
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
    dependencies: { '@lumen/paint': '1.2.0' },
  });
  expect(Object.keys(framed.modules).sort()).toEqual(['base.module.css', 'framed.module.css', 'words.json']);

  expect(painted.sheets?.['painted.css']?.css).toMatch(/outline:4px/);
  expect(framed.sheets?.['framed.module.css']?.names).toEqual({
    framed: expect.stringMatching(/^\S+_framed \S+_base$/),
    other: expect.stringMatching(/_other$/),
  });
  const parts = kit.liveParts['@lumen/paint']?.sheets ?? [];
  expect(parts.map(read).join('')).toMatch(/^@layer \w+\{\.paint-swatch\{/);
  const [, base = ''] = /href="\/([^"]*plain-styles[^"]*)"/.exec(read(kit.liveHref)) ?? [];
  expect(read(base)).toContain(':root{--paint-ink:');
});

it.each(['TS', 'JS'] as const)(
  'gives sandboxes in %s all files that they import, and the sheets in their order',
  async (variant) => {
    const kit = readJson<DemoKit>('demos', /^kit-lumen\./);
    const extras = readJson<DemoExtras>('demos', /paint-PaintedLamp\..*json$/);
    const { files } = buildSandbox({ name: 'PaintedLamp', variant, extras, kit });
    const folder = `${CACHE.folder}/sandbox/${variant}`;
    for (const [path, text] of Object.entries(files)) family.write(`${folder}/${path}`, text);
    const { outputFiles } = await bundle({
      entryPoints: [`${family.folder}/${folder}/src/main.${variant.toLowerCase()}x`],
      outdir: folder,
      bundle: true,
      write: false,
      jsx: 'automatic',
      loader: { '.svg': 'dataurl' },
    });
    const css = outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? '';
    expect(css).toMatch(/--paint-ink:.*\.lumen-frame.*\.painted/s);
    expect(css.match(/\.lumen-frame/g)).toHaveLength(1);
  },
);

it('gives sandboxes the sheets of Sass with all that it loads, and Sass; the live editor what it made of them', () => {
  const kit = readJson<DemoKit>('demos', /^kit-lumen\./);
  const extras = readJson<DemoExtras>('demos', /paint-ShadedLamp\..*json$/);
  expect(Object.keys(extras.files ?? {})).toEqual(['shaded.module.scss', 'shades/_mixins.scss', 'dot.svg']);
  expect(extras.files?.['shaded.module.scss']?.html.TS).toContain('language-scss');
  const { files } = buildSandbox({ name: 'ShadedLamp', variant: 'TS', extras, kit });
  for (const name of ['shaded.module.scss', 'shades/_mixins.scss', 'dot.svg'])
    expect(files[`src/${name}`]).toBe(readFileSync(`${family.folder}/${PAGES}/${name}`, 'utf8'));
  const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '') as PackageJson;
  const { version } = JSON.parse(readFileSync('node_modules/sass/package.json', 'utf8')) as {
    version: string;
  };
  expect([dependencies.sass, devDependencies.sass]).toEqual([undefined, version]);
  expect(extras.sheets).toEqual({
    'shaded.module.scss': {
      css: expect.stringMatching(/_shaded\{[^{}]*border-left:13px/),
      names: { shaded: expect.stringMatching(/_shaded$/), later: expect.stringMatching(/_later$/) },
      files: { 'dot.svg': expect.stringMatching(/\.svg$/) },
    },
  });
});

describe('after a change', () => {
  const PROPS = `${CACHE.site}/pages/${encodeURIComponent(PAGE)}.json`;

  it(
    'draws demos again whose sheet composes with another one',
    async () => {
      family.write(`${PAGES}/base.module.css`, '.base { composes: deep; top: 1px }\n.deep { left: 9px }\n');
      expect(await family.prepare()).toMatchObject({ code: 0 });
      const props = readFileSync(`${family.folder}/${PROPS}`, 'utf8');
      expect(props).toMatch(/_framed \S+_base \S+_deep/);
    },
    BUILD_MS,
  );

  it(
    'draws demos again whose sheet loads another one with Sass',
    async () => {
      const read = () => readFileSync(`${family.folder}/${PROPS}`, 'utf8');
      expect(read()).not.toMatch(/_shaded \S+_deep/);
      family.replace(
        `${PAGES}/shades/_mixins.scss`,
        'background: url(dot.svg);',
        "composes: deep from './base.module.css';",
      );
      expect(await family.prepare()).toMatchObject({ code: 0 });
      expect(read()).toMatch(/_shaded \S+_deep/);
    },
    BUILD_MS,
  );

  it(
    'reports the import of a sheet that needs Sass, once, if that is not installed',
    () => {
      family.remove('node_modules/sass');
      family.write('node_modules/sass/package.json', '{ "name": "sass", "exports": {} }');
      const { code, output } = family.run('src/commands/build.ts');
      expect({ code, problems: listProblems(output) }).toEqual({
        code: 1,
        problems: ['data/products/lumen/pages/parts/ShadedLamp.tsx:1:20 demo-asset'],
      });
      expect(output).toContain('npm install --save-dev sass');
      family.remove('node_modules/sass');
      symlinkSync(resolve('node_modules/sass'), `${family.folder}/node_modules/sass`);
    },
    BUILD_MS,
  );

  it(
    'reports what is wrong with sheets at its place, each once',
    async () => {
      const faults: Readonly<Record<string, string>> = {
        'painted.css': "@import './gone.css';\n.painted { top: 0 }\n",
        'coat.css': '.coat { top: 0 }\n}\n.last { top: 0 }\n',
        'framed.module.css': '.framed { top: 0 }\n.other { @include x; }\n',
        'base.module.css':
          '.base { background: url(gone.png) }\n\n.b { background: url(https://a.test/b.png) }\n',
        'large.css': Array.from({ length: 90_000 }, (_, index) => `.a${index} { top: ${index}px }`).join(
          '\n',
        ),
        'apart.css': '\n@import "https://a.test/apart.css";\n',
        'tool.scss': '$ink: red;\n\n.tool {\n  color: $pen;\n}\n',
        'shades/_mixins.scss':
          '@mixin shade($size) {\n  left: $size;\n  background: url(../dot.svg);\n}\n$gap: 1px;\n',
        'tool.less': '@ink: red;\n',
        'OddLamp.tsx':
          "import './apart.css';\nimport './large.css';\nimport './coat.css';\nimport './tool.scss';\nimport './tool.less';\nimport '@lumen/paint/none.css';\nimport styles from './base.module.css';\n\n" +
          'export default function OddLamp() {\n  return <i className={styles.b}>An odd lamp</i>;\n}\n',
      };
      for (const [name, text] of Object.entries(faults)) family.write(`${PAGES}/${name}`, text);
      family.replace(
        `${PAGES}/paint.md`,
        '{{"demo": "FramedLamp.js"}}',
        '{{"demo": "FramedLamp.js"}}\n\n{{"demo": "OddLamp.js"}}',
      );
      family.replace(
        'data/products/lumen/product.ts',
        "'@lumen/paint/styles.css'",
        "\n'@lumen/paint/none.css',\n'./provider.css'",
      );
      const { code, output } = await family.prepare();
      expect({ code, problems: listProblems(output).sort() }).toEqual({
        code: 1,
        problems: [
          'data/products/lumen/pages/parts/OddLamp.tsx:5:8 demo-asset',
          'data/products/lumen/pages/parts/OddLamp.tsx:6:8 demo-asset',
          'data/products/lumen/pages/parts/apart.css:2:9 demo-sheet',
          'data/products/lumen/pages/parts/base.module.css:1:25 demo-sheet',
          'data/products/lumen/pages/parts/base.module.css:3:22 demo-sheet',
          'data/products/lumen/pages/parts/coat.css:2:1 demo-sheet',
          'data/products/lumen/pages/parts/framed.module.css:2:10 demo-sheet',
          'data/products/lumen/pages/parts/large.css:1:1 demo-sheet',
          'data/products/lumen/pages/parts/painted.css:1:1 demo-sheet',
          'data/products/lumen/pages/parts/shades/_mixins.scss:3:3 demo-sheet',
          'data/products/lumen/pages/parts/tool.scss:4:10 demo-sheet',
          'data/products/lumen/product.ts:10:1 demo-sheet',
          'data/products/lumen/product.ts:11:1 demo-sheet',
        ],
      });
    },
    BUILD_MS,
  );
});
