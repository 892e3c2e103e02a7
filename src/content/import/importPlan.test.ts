import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import type { Language } from '../../model/languages/Language';
import type { Problem } from '../../model/Problem';
import type { Product } from '../../model/products/Product';
import type { ContentPage } from '../pageData/catalogPages';
import type { SiteContent } from '../pageData/SiteContent';
import { listChanges, writeImport } from './applyImport';
import { listEdited, readImportLock } from './importLock';
import { planImport, type ImportPlan } from './importPlan';
import { readSourceDocs } from './sourceDocs';

useTestFolder();

const product: Product = {
  id: 'lumen',
  name: 'Lumen',
  description: 'Lamps.',
  prefix: '/lumen/',
  packages: [],
  version: '1.0.0',
  olderVersions: [],
  elsewhere: 'https://lamps.test',
};

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const page = (title: string, text = '') =>
  `# ${title}\n\n<p class="description">About ${title}.</p>\n\n${text}\n`;
const route = (markdown: string) =>
  `import * as pageProps from 'lampdocs/data/${markdown}?muiMarkdown';\nexport default function Page() {}\n`;
const DEMO = "import { watts } from 'lampdocs/data/shared/watts';\n\nexport default () => <b>{watts}</b>;\n";

/** A source with routes, a tree, an alias, a twin, a module outside of the folder, and a translation. */
const SOURCE = {
  'source/tsconfig.json':
    '{ "compilerOptions": { /* own modules */ "paths": { "lampdocs/*": ["./docs/*"], }, } }',
  'source/docs/pages/lumen/lamps/index.js': route('lamps/overview/overview.md'),
  'source/docs/pages/lumen/lamps/dimming.js': route('lamps/dimming/dimming.md'),
  'source/docs/pages/lumen/lamps/secret.js': route('lamps/secret.md'),
  'source/docs/data/pages.ts': `
    const bulbs: { pathname: string }[] = [{ pathname: '/lumen/api/bulb' }];
    export default [
      {
        pathname: '/lumen/lamps-group',
        title: 'Lamps',
        children: [
          { pathname: '/lumen/lamps', title: 'Overview', internal: 1 },
          { pathname: \`/lumen/lamps/dimming\`, plan: 'pro', icon: 'no-such-icon' },
        ],
      },
      { pathname: '/lumen/bulbs', children: bulbs },
    ];`,
  'source/docs/data/shared/watts.ts': 'export const watts = 40;\n',
  'source/docs/data/lamps/overview/overview.md':
    '---\nproductId: old-lumen\n---\n\n' +
    page(
      'Lamps',
      '{{"component": "modules/LampHeader.js"}}\n\n{{"demo": "Lamp.js", "bg": "inline"}}\n\n' +
        'See [dimming](/lumen/lamps/dimming/#steps), [no steps](/lumen/lamps/dimming/#none) and [bulbs](/lumen/bulbs/bulb/).\n\n' +
        '```text\n{{"demo": "Other.js"}} [bulbs](/lumen/bulbs/bulb/)\n```',
    ),
  'source/docs/data/lamps/overview/Lamp.tsx': DEMO,
  'source/docs/data/lamps/overview/Lamp.js': 'export default () => null;\n',
  'source/docs/data/lamps/overview/Lamp.tsx.preview': '<b>{watts}</b>',
  'source/docs/data/lamps/overview/Unused.tsx': 'export default () => null;\n',
  'source/docs/data/lamps/dimming/dimming.md': page(
    'Dimming',
    '## Steps\n\n{{"demo": "../overview/Lamp.js"}}',
  ),
  'source/docs/data/lamps/dimming/dimming-he.md': page(
    'עמעום',
    '## צעדים\n\n{{"demo": "../overview/Lamp.js"}}',
  ),
  'source/docs/data/lamps/secret.md': page('Secret'),
};

const now = [{ pathname: '/lumen/history', title: 'History' }];

function contentWith(pages: readonly Pick<ContentPage, 'file' | 'pathname'>[]): SiteContent {
  const languages = [
    { code: 'en', direction: 'ltr', name: 'English' },
    { code: 'he', direction: 'rtl', name: 'עברית' },
  ] as Language[];
  return {
    site: { repository: 'https://code.test/lamps' },
    languages,
    registry: [{ product, nav: now }],
    translations: new Map(languages.map(({ code }) => [code, {}])),
    pages: new Map(
      pages.map((entry) => [entry.pathname, { productId: 'lumen', texts: {}, ...entry } as ContentPage]),
    ),
    familyPages: [],
    units: [],
  } as unknown as SiteContent;
}

async function plan(
  {
    pages = [{ file: 'data/products/lumen/pages/history.md', pathname: '/lumen/history' }],
    replace = false,
  } = {},
  folder = 'source/docs/data/lamps',
): Promise<ImportPlan> {
  const docs = await readSourceDocs(resolve(folder));
  return planImport({ docs, product, content: contentWith(pages), lock: readImportLock('lumen'), replace });
}

const places = (problems: readonly Problem[]) =>
  problems.map(({ file, line, code }) => `${file.replace(/^.*\/source\//, '')}:${line} ${code}`);
const notes = (imported: ImportPlan) =>
  imported.notes.map(
    ({ kind, file, line, text }) => `${kind} ${file.replace(/^.*\/lamps\//, '')}:${line} ${text}`,
  );
const text = (imported: ImportPlan, file: string) =>
  String(imported.files.get(`data/products/lumen/pages/${file}`));

describe('an import', () => {
  it('places pages by their routes, and demos and modules beside each other', async () => {
    write(SOURCE);
    const imported = await plan();
    expect(imported).toMatchObject({
      into: 'lamps',
      blocking: [],
      faults: [],
      counts: { pages: 3, demos: 3, twins: 1 },
    });
    expect([...imported.files.keys()].sort()).toEqual([
      'data/products/lumen/pages/lamps/dimming/dimming-he.md',
      'data/products/lumen/pages/lamps/dimming/dimming.md',
      'data/products/lumen/pages/lamps/index.md',
      'data/products/lumen/pages/lamps/overview/Lamp.tsx',
      'data/products/lumen/pages/lamps/overview/Lamp.tsx.preview',
      'data/products/lumen/pages/lamps/secret.md',
      'data/products/lumen/pages/shared/watts.ts',
    ]);
    expect(text(imported, 'lamps/overview/Lamp.tsx')).toContain("from '../../shared/watts'");
  });

  it('changes only what the new place needs, and no fenced code', async () => {
    write(SOURCE);
    const overview = text(await plan(), 'lamps/index.md');
    expect(overview).toContain('{{"demo": "overview/Lamp.js", "bg": "inline"}}');
    expect(overview).toContain(
      '[dimming](/lumen/lamps/dimming/#steps), [no steps](/lumen/lamps/dimming/) and [bulbs](https://lamps.test/lumen/bulbs/bulb/)',
    );
    expect(overview).toContain('{{"demo": "Other.js"}} [bulbs](/lumen/bulbs/bulb/)\n```');
    expect(overview).not.toMatch(/productId|LampHeader|\n\n\n/);
  });

  it('keeps another id of the product, and leaves out one that is not known', async () => {
    write(SOURCE);
    const alias = { ...product, productIds: ['old-lumen'] };
    const docs = await readSourceDocs(resolve('source/docs/data/lamps'));
    const content = { ...contentWith([]), registry: [{ product: alias, nav: now }] };
    const imported = planImport({ docs, product: alias, content, lock: readImportLock('lumen') });
    expect(text(imported, 'lamps/index.md')).toContain('productId: old-lumen');
    expect(notes(imported).filter((note) => note.startsWith('key'))).toEqual([]);
    expect(imported.faults).toEqual([]);
  });

  it('calls a page by its heading if a title for search engines says more', async () => {
    write(SOURCE);
    write({
      'source/docs/data/lamps/secret.md': `---\ntitle: Lumen lamps - Secret\n---\n\n${page('Secret')}`,
    });
    const imported = await plan();
    expect(imported.faults).toEqual([]);
    expect(text(imported, 'lamps/secret.md')).toMatch(/^---\nnav: false\n---\n\n# Secret\n/);
    expect(notes(imported)).toContain('title secret.md:2 Lumen lamps - Secret: the page is called Secret');
  });

  it('leads links to pages that are in the tree and nowhere else to the source', async () => {
    write(SOURCE);
    write({ 'source/docs/data/lamps/secret.md': page('Secret', '[History](/lumen/history/)') });
    expect(text(await plan({ pages: [] }), 'lamps/secret.md')).toContain(
      '(https://lamps.test/lumen/history/)',
    );
    expect(text(await plan(), 'lamps/secret.md')).toContain('(/lumen/history/)');
  });

  it('says what it left out', async () => {
    write(SOURCE);
    expect(notes(await plan()).sort()).toEqual([
      'component overview/overview.md:9 modules/LampHeader.js: there is no such file',
      'file overview/Unused.tsx:1 nothing names it',
      'fragment overview/overview.md:13 /lumen/lamps/dimming/#none',
      'key overview/overview.md:2 productId: old-lumen',
      'link overview/overview.md:13 /lumen/bulbs/bulb/',
    ]);
  });

  it("shows components of the source's own site as demos, each with its values", async () => {
    write({
      ...SOURCE,
      'source/docs/src/modules/Watts.tsx':
        "import data from 'lampdocs/pages/watts.json';\n\nexport default () => <b>{data.length}</b>;\n",
      'source/docs/pages/watts.json': '[40, 60]',
      'source/docs/src/modules/Glow.js': "\nimport 'no-such-glow';\n",
      'source/docs/data/lamps/dimming/dimming.md': page(
        'Dimming',
        '{{"component": "modules/Watts.tsx", "of": "bulbs"}}\n\n' +
          '{{"component": "modules/Watts.tsx"}}\n\n{{"component": "modules/Glow.js"}}',
      ),
    });
    const imported = await plan();
    const dimming = text(imported, 'lamps/dimming/dimming.md');
    expect(dimming).toMatch(/\{\{"demo": "WattsHere.js".*\n\n.*\{\{"demo": "WattsHere2.js"/);
    expect(dimming).not.toContain('Glow');
    const demo = text(imported, 'lamps/dimming/WattsHere.tsx');
    expect(demo).toContain("from '../../../modules/src/modules/Watts'");
    expect(demo).toContain('<Watts of={"bulbs"} />');
    expect(text(imported, 'lamps/dimming/WattsHere2.tsx')).toContain('<Watts />');
    const modules = 'data/products/lumen/modules';
    expect(imported.files.get(`${modules}/src/modules/Watts.tsx`)).toContain("'../../pages/watts.json'");
    expect(imported.files.has(`${modules}/pages/watts.json`)).toBe(true);
    expect(notes(imported)).toContain(
      'component dimming/dimming.md:9 modules/Glow.js: src/modules/Glow.js:2 imports no-such-glow',
    );
  });

  it('brings the files of the site along that a module names, if need be all of a folder', async () => {
    write({
      ...SOURCE,
      'source/docs/public/static/logos/a.svg': '<svg/>',
      'source/docs/public/static/logos/b.svg': '<svg/>',
      'source/docs/public/static/one.png': 'one',
      'source/docs/data/shared/watts.ts':
        'export const watts = (n: string) => [`/static/logos/${n}.svg`, "/static/one.png", "/static/gone.png"];\n',
    });
    const imported = await plan();
    const copied = [...imported.files.keys()].filter((file) => file.startsWith('public/'));
    expect(copied.sort()).toEqual(
      ['logos/a.svg', 'logos/b.svg', 'one.png'].map((file) => `public/static/${file}`),
    );
    expect(new Set(notes(imported).filter((note) => note.startsWith('asset'))).size).toBe(1);
  });

  it('takes the tree of the source, without what has no page, and keeps the entries of written pages', async () => {
    write(SOURCE);
    const { nav, files } = await plan();
    expect(nav).toEqual([
      {
        pathname: '/lumen/lamps-group',
        title: 'Lamps',
        children: [
          { pathname: '/lumen/lamps', title: 'Overview' },
          { pathname: '/lumen/lamps/dimming', plan: 'pro' },
        ],
      },
      { pathname: '/lumen/history', title: 'History' },
    ]);
    expect(String(files.get('data/products/lumen/pages/lamps/secret.md'))).toMatch(/^---\nnav: false\n/);
  });

  it('keeps entries of the product without a page, except of those that the import brings', async () => {
    write(SOURCE);
    const docs = await readSourceDocs(resolve('source/docs/data/lamps'));
    const nav = [
      { pathname: '/lumen/planned', planned: true },
      { pathname: '/lumen/outside' },
      { pathname: '/lumen/lamps/dimming', planned: true },
      { pathname: '/lumen/api/bulb' },
    ];
    const content = {
      ...contentWith([]),
      registry: [{ product, nav }],
      units: [{ pathname: '/lumen/api/bulb' }],
    } as unknown as SiteContent;
    const imported = planImport({ docs, product, content, lock: readImportLock('lumen') });
    expect(imported.nav.slice(1)).toEqual(nav.slice(0, 2));
  });

  it('takes the address in the tree if a page has several', async () => {
    write(SOURCE);
    write({ 'source/docs/pages/lumen/lamps/overview.js': route('lamps/overview/overview.md') });
    expect([...(await plan()).files.keys()]).toContain('data/products/lumen/pages/lamps/index.md');
  });

  it('places a folder without routes and tree by its files', async () => {
    write({
      'plain/care.md': page('Care'),
      'plain/dust/dust.md': page('Dust'),
      'plain/dust/wet.md': page('Wet'),
    });
    const { into, nav, files } = await plan({ pages: [] }, 'plain');
    expect([...files.keys()].length).toBe(3);
    expect(into).toBe('plain');
    expect(nav).toEqual([
      {
        pathname: '/lumen/plain',
        children: ['care', 'dust', 'dust/wet'].map((path) => ({ pathname: `/lumen/plain/${path}` })),
      },
      ...now,
    ]);
  });
});

it('points imports of modules that the product replaces to its own', async () => {
  const code = "import { Glow } from 'no-such-glow';\n\nexport default Glow;\n";
  write({ ...SOURCE, 'source/docs/data/lamps/overview/Lamp.tsx': code });
  const docs = await readSourceDocs(resolve('source/docs/data/lamps'));
  const own = { ...product, aliases: { 'no-such-glow': 'data/products/lumen/modules/Glow.tsx' } };
  const request = { docs, product: own, content: contentWith([]), lock: readImportLock('lumen') };
  const imported = planImport(request);
  expect(imported.counts.demos).toBe(3);
  expect(text(imported, 'lamps/overview/Lamp.tsx')).toContain("from '../../../modules/Glow'");
  expect([...imported.files.keys()].filter((file) => file.includes('Glow'))).toEqual([]);
});

describe('a second import', () => {
  it('changes nothing if the source is the same, then only what differs', async () => {
    write(SOURCE);
    const first = await plan();
    writeImport('lumen', first, readImportLock('lumen'), 'nav');
    expect(listChanges(await plan(), readImportLock('lumen'))).toEqual({
      added: [],
      changed: [],
      removed: [],
    });
    write({ 'source/docs/data/shared/watts.ts': 'export const watts = 60;\n' });
    rmSync('source/docs/data/lamps/secret.md');
    const second = await plan();
    expect(listChanges(second, readImportLock('lumen'))).toEqual({
      added: [],
      changed: ['data/products/lumen/pages/shared/watts.ts'],
      removed: ['data/products/lumen/pages/lamps/secret.md'],
    });
    writeImport('lumen', second, readImportLock('lumen'), 'nav');
    expect(existsSync('data/products/lumen/pages/lamps/secret.md')).toBe(false);
    expect(readFileSync('data/products/lumen/pages/shared/watts.ts', 'utf8')).toContain('60');
  });

  it('keeps a file that another import has, too', async () => {
    write(SOURCE);
    const first = await plan();
    writeImport('lumen', first, readImportLock('lumen'), 'nav');
    rmSync('source/docs/data/lamps/secret.md');
    const { imports } = readImportLock('lumen');
    const lock = { imports: { ...imports, bulbs: { 'data/products/lumen/pages/lamps/secret.md': '' } } };
    expect(listChanges(await plan(), lock).removed).toEqual([]);
  });

  it('keeps a page whose source has a fault now', async () => {
    write(SOURCE);
    writeImport('lumen', await plan(), readImportLock('lumen'), 'nav');
    write({ 'source/docs/data/lamps/secret.md': page('Secret', ':::tips\nNo.\n:::') });
    const second = await plan();
    expect(places(second.faults)).toEqual(['docs/data/lamps/secret.md:5 unknown-callout']);
    expect(listChanges(second, readImportLock('lumen')).removed).toEqual([]);
    writeImport('lumen', second, readImportLock('lumen'), 'nav');
    expect(readImportLock('lumen').imports['lamps']).toHaveProperty([
      'data/products/lumen/pages/lamps/secret.md',
    ]);
  });

  it('reports a file that was edited by hand', async () => {
    write(SOURCE);
    writeImport('lumen', await plan(), readImportLock('lumen'), 'nav');
    const files = readImportLock('lumen').imports['lamps'] ?? {};
    expect(listEdited(files)).toEqual([]);
    write({ 'data/products/lumen/pages/lamps/index.md': page('My lamps') });
    expect(places(listEdited(files))).toEqual(['data/products/lumen/pages/lamps/index.md:1 import-edited']);
  });
});

describe('bad input', () => {
  it('of a folder without pages is reported', async () => {
    write({ 'photos/lamp.txt': '' });
    const { blocking } = await plan({}, 'photos');
    expect(blocking.map(({ code }) => code)).toEqual(['no-documentation']);
  });

  it.each([
    ['an import of a module', "import Lamp from './Lamp';\n\n<Lamp />", ['5 foreign-dialect', '7 raw-html']],
    ['an unknown callout', ':::tips\nShort.\n:::', ['5 unknown-callout']],
  ])(
    'of another dialect, %s, is reported at its line, and the other pages come in',
    async (_, body, expected) => {
      write({ ...SOURCE, 'source/docs/data/lamps/dimming/dimming.md': page('Dimming', body) });
      const { blocking, faults, counts, nav } = await plan();
      expect(blocking).toEqual([]);
      expect(places(faults)).toEqual(expected.map((place) => `docs/data/lamps/dimming/dimming.md:${place}`));
      expect(counts.pages).toBe(2);
      expect(JSON.stringify(nav)).not.toContain('/lumen/lamps/dimming');
    },
  );

  it.each([
    [
      'a package that is not installed',
      "import { Glow } from 'no-such-glow';\n\nexport default Glow;\n",
      'no-such-glow',
    ],
    [
      "a module of the source's own site",
      "import A from 'lampdocs/src/A';\n\nexport default A;\n",
      'lampdocs/src/A',
    ],
    ['a missing module', "import A from './A';\n\nexport default A;\n", './A'],
  ])('of a demo that imports %s is reported at the demo', async (_, code, specifier) => {
    write({ ...SOURCE, 'source/docs/data/lamps/overview/Lamp.tsx': `// ${specifier}\n${code}` });
    const imported = await plan();
    expect(notes(imported)).toContain(
      `demo overview/overview.md:11 overview/Lamp.tsx:2 imports ${specifier}`.replace(
        'overview/Lamp.tsx',
        'Lamp: overview/Lamp.tsx',
      ),
    );
    expect(imported.counts.demos).toBe(0);
    expect([...imported.missing]).toEqual(specifier.startsWith('no-') ? [specifier] : []);
  });

  it('of two pages with one address blocks the import', async () => {
    write({ ...SOURCE, 'source/docs/data/lamps/also.md': page('Also') });
    write({
      'source/docs/pages/lumen/lamps/dimming.js': route('lamps/also.md') + route('lamps/dimming/dimming.md'),
    });
    expect(places((await plan()).blocking)).toEqual([
      'docs/data/lamps/dimming/dimming.md:1 duplicate-pathname',
    ]);
  });

  it('of an address that a written page has blocks the import, unless it is replaced', async () => {
    write(SOURCE);
    const file = 'data/products/lumen/pages/lamps/lamps.md';
    write({ [file]: page('Own lamps') });
    const pages = [{ file, pathname: '/lumen/lamps' }];
    expect(places((await plan({ pages })).blocking)).toEqual([
      'docs/data/lamps/overview/overview.md:1 import-conflict',
    ]);
    const replacing = await plan({ pages, replace: true });
    expect(replacing.blocking).toEqual([]);
    expect(listChanges(replacing, readImportLock('lumen')).removed).toEqual([file]);
  });
});
