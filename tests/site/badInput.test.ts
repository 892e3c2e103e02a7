import { readFileSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { LAMP_KEY, LAMP_PAGE, LAMP_SHOWN } from '../fixtures/lampLicense';
import { createFamily, type Family } from './harness/createFamily';
import { listHolders, withoutHashes } from './harness/listHolders';
import { listProblems, listStrays } from './harness/listProblems';
import { CACHE } from '../../src/content/workspace';

const PAGES = 'data/products/lumen/pages';
const PAGE = `${PAGES}/guide/wiring.md`;
const NAV = 'data/products/lumen/nav.ts';
const PRODUCT = 'data/products/lumen/product.ts';
const RUN_MS = 120_000;

const head = (keys = '') =>
  `---\ntitle: A broken page\ndescription: What is wrong with it.\nnav: false\n${keys}---\n\n`;
const TEXT = (about: string) => `Eleven words have to stand here, and all of them speak about ${about}.\n`;

/**
 * Broken pages by name: the text of the page and the expected problem, `line:column code`. Each has its own
 * page, so that one run has to report them all.
 */
const BROKEN_PAGES: Readonly<Record<string, readonly [content: string | Buffer, ...problems: string[]]>> = {
  'no-key': [
    `---\ntitle: A page\ndescription: It is broken.\nnav: false\nwhat is this\n---\n\n${TEXT('keys')}`,
    '5:1 front-matter-syntax',
  ],
  unclosed: [
    `---\ntitle: A page\ndescription: It is broken.\nnav: false\n\n${TEXT('front matter')}`,
    '1:1 front-matter-unclosed',
  ],
  'unknown-key': [`${head('githubLable: Lamp\n')}${TEXT('labels')}`, '5:1 unknown-key'],
  'wrong-type': [head('card: maybe\n') + TEXT('cards'), '5:7 wrong-type'],
  'no-title': [`---\ndescription: It is broken.\nnav: false\n---\n\n${TEXT('titles')}`, '1:1 missing-title'],
  'long-title': [
    `---\ntitle: ${'t'.repeat(71)}\ndescription: It is.\nnav: false\n---\n\n${TEXT('long titles')}`,
    '2:8 title-too-long',
  ],
  'long-description': [
    `---\ntitle: A page\ndescription: ${'d'.repeat(160)}.\nnav: false\n---\n\n${TEXT('descriptions')}`,
    '3:14 description-too-long',
  ],
  'description-end': [
    `---\ntitle: A page\ndescription: It stops\nnav: false\n---\n\n${TEXT('full stops')}`,
    '3:14 description-end',
  ],
  'no-description': [`---\ntitle: A page\nnav: false\n---\n\n${TEXT('nothing')}`, '1:1 missing-description'],
  callout: [`${head()}${TEXT('callouts')}\n:::dangers\nNo such callout.\n:::\n`, '9:1 unknown-callout'],
  'open-callout': [`${head()}${TEXT('open callouts')}\n:::info\nIt has no end.\n`, '9:1 callout-unclosed'],
  language: [`${head()}${TEXT('languages')}\n\`\`\`cobol\nSTOP RUN.\n\`\`\`\n`, '9:1 unknown-language'],
  alert: [
    `${head()}${TEXT('alerts')}
> [!NOTES]
> No such alert.
`,
    '9:3 unknown-callout',
  ],
  heading: [
    `${head()}${TEXT('headings')}\n### Too deep\n\nIt begins with the third level.\n`,
    '9:1 heading-order',
  ],
  fence: [`${head()}${TEXT('fences')}\n\`\`\`bash\nls\n`, '9:1 unclosed-fence'],
  script: [`${head()}${TEXT('scripts')}\n<script>alert(1)</script>\n`, '9:1 raw-script'],
  frame: [`${head()}${TEXT('frames')}\n<iframe src="/"></iframe>\n`, '9:1 raw-frame'],
  event: [`${head()}${TEXT('events')}\n<br onload="alert(1)">\n`, '9:1 event-attribute'],
  javascript: [`${head()}${TEXT('addresses')} [it](javascript:alert(1)) runs.\n`, '8:2 javascript-link'],
  blob: [
    `${head()}${TEXT('repositories')}\nSee [its source](https://code.example/a/lamp/blob/-/a.ts) for more.\n`,
    '9:5 link-version',
  ],
  slash: [
    `${head()}${TEXT('slashes')}\nSee [the lamp](/lumen/parts/lamp) for more.\n`,
    '9:5 link-trailing-slash',
  ],
  doubled: [
    `${head()}${TEXT('two slashes')}\nSee [the lamp](/lumen//parts/lamp/) for more.\n`,
    '9:5 link-doubled-slash',
  ],
  'broken-link': [
    `${head()}${TEXT('links')}\nSee [the bulb](/lumen/parts/bulb/) for more.\n`,
    '9:5 broken-link',
  ],
  'broken-anchor': [
    `${head()}${TEXT('places')}\nSee [the lamp](/lumen/parts/lamp/#how-dark) for more.\n`,
    '9:5 broken-anchor',
  ],
  image: [
    `${head()}${TEXT('images')}\n<img src="/static/nothing.png" alt="" width="1" height="1" />\n`,
    '9:1 missing-image',
  ],
  'below-text': [`${head()}${TEXT('second titles')}\n# Another title\n`, '9:1 title-below-text'],
  demo: [`${head()}${TEXT('demos')}\n{{"demo": "NoLamp.js"}}\n`, '9:1 unknown-demo'],
  quote: [
    `---\ntitle: "A page\ndescription: It is broken.\nnav: false\n---\n\n${TEXT('quotes')}`,
    '2:8 wrong-type',
  ],
  comment: [`${head()}${TEXT('comments')}\n<!-- --!><img src=x onerror=alert(1)> -->\n`, '9:1 comment-end'],
  cdata: [`${head()}${TEXT('sections of data')}\n<![CDATA[<script>x</script>]]>\n`, '9:1 raw-html'],
  'description-tag': [
    `---\nnav: false\n---\n\n# A page\n\n<p class="description">Hi <img src=x onerror=alert(1)> there.</p>\n\n${TEXT('tags')}`,
    '7:1 raw-html',
  ],
  'v1.2': [`${head()}${TEXT('dots')}`, '1:1 bad-pathname'],
  bytes: [Buffer.concat([Buffer.from(head()), Buffer.from([0x61, 0xff, 0xfe, 0x0a])]), '7:2 invalid-utf8'],
};

/** Returns the text with another title, because two pages with one title are a further problem. */
function withOwnTitle(content: string | Buffer, name: string): string | Buffer {
  const change = (text: string) => text.replace(/(?<=title: "?|^# )A (?:broken )?page/m, `Page ${name}`);
  return typeof content === 'string'
    ? change(content)
    : Buffer.from(change(content.toString('latin1')), 'latin1');
}

type BrokenFamily = readonly [name: string, breaks: (family: Family) => void, ...problems: string[]];

/**
 * Faults of the family as a whole: the change, and every expected problem. Those that each need a run of their
 * own are in `badInput.full.test.ts`.
 */
const BROKEN_FAMILIES: readonly BrokenFamily[] = [
  [
    'a pathname twice in a tree',
    (family) =>
      family.replace(
        NAV,
        "{ pathname: '/lumen/guide/wiring' },",
        "{ pathname: '/lumen/guide/wiring' }, { pathname: '/lumen/guide/wiring' },",
      ),
    `${NAV}:8:1 duplicate-pathname`,
  ],
  [
    'a language of code, a callout and a logo that cannot be shown, and a part of a setting of another kind',
    (family) => {
      family.replace('data/fences.ts', "graphql: 'graphql'", "graphql: 'graphqll'");
      family.replace('data/fences.ts', "tone: 'success'", "tone: 'gold' as never");
      family.replace('data/theme.ts', "'/logo.svg'", "'/logos.svg'");
      family.replace('data/ads.ts', 'network: {}', 'network: null as never');
    },
    'data/ads.ts:12:1 family-file',
    'data/fences.ts:11:1 family-fence',
    'data/fences.ts:5:1 family-fence',
    'data/theme.ts:4:1 theme-setting',
  ],
  [
    'a file of the family with the address of a page',
    (family) =>
      family.write(`${PAGES}/showcase.md`, `${head().replace('broken', 'second')}${TEXT('the same page')}`),
    'pages/lumen/showcase.tsx:1:1 family-page',
  ],
  [
    'an address with two files of one product, and with one of another',
    (family) => {
      family.write(`${PAGES}/guide/first-light/index.md`, `${head()}${TEXT('the same address')}`);
      family.write(
        'data/products/home/pages/lumen/guide/first-light.md',
        `${head()}${TEXT('a foreign address')}`,
      );
      family.write('data/products/home/pages/lumen/foreign.md', `${head()}${TEXT('a foreign page')}`);
    },
    'data/products/home/pages/lumen/foreign.md:1:1 foreign-page',
    'data/products/home/pages/lumen/guide/first-light.md:1:1 duplicate-pathname',
    `${PAGES}/guide/first-light.md:1:1 duplicate-pathname`,
  ],
  [
    'links in a folder outside of data',
    (family) => {
      family.replace(PRODUCT, "prefix: '/lumen/'", "folder: 'notes',\n  prefix: '/lumen/'");
      family.replace(
        NAV,
        "{ pathname: '/lumen/guide/wiring' },",
        "{ pathname: '/lumen/guide/wiring' }, { pathname: '/lumen/bulbs' },",
      );
      family.write(
        'notes/bulbs/old.md',
        '# Old bulbs\n\n[All](README.md), and [a file](../../package.json).\n',
      );
      family.write(
        'notes/bulbs/README.md',
        '# Bulbs\n\n[Old](old.md#glow) and [wiring](../../data/products/lumen/pages/guide/wiring.md).\n\n' +
          '[New](new.md) in ![a picture](new.png).\n',
      );
    },
    'notes/bulbs/README.md:3:1 broken-anchor',
    'notes/bulbs/README.md:5:1 broken-link',
    'notes/bulbs/README.md:5:18 image-source',
  ],
  [
    'an entry without page',
    (family) => family.replace(NAV, 'guide/wiring', 'guide/wirings'),
    `${NAV}:8:1 nav-without-page`,
    `${PAGE}:1:1 page-without-nav`,
  ],
  [
    'a page without entry',
    (family) =>
      family.write(
        `${PAGES}/lost.md`,
        `---\ntitle: Lost\ndescription: Nobody finds it.\n---\n\n${TEXT('being lost')}`,
      ),
    `${PAGES}/lost.md:1:1 page-without-nav`,
  ],
  [
    'an unknown badge',
    (family) => family.replace(NAV, "plan: 'pro'", "plan: 'gold'"),
    `${NAV}:21:1 unknown-badge`,
  ],
  [
    'a misspelled badge',
    (family) => family.replace(NAV, 'newFeature', 'newFeatures'),
    `${NAV}:9:1 unknown-nav-field`,
  ],
  [
    'a group without entries',
    (family) => family.replace(NAV, "children: [{ pathname: '/lumen/parts/lamp' }],", 'children: [],'),
    `${NAV}:17:1 empty-group`,
    `${PAGES}/parts/lamp/lamp.md:1:1 page-without-nav`,
  ],
  [
    'a tree with broken syntax',
    (family) => family.replace(NAV, 'export const nav = [', 'export const nav = ['.repeat(2)),
    expect.stringMatching(new RegExp(`^${NAV}:\\d+:\\d+ syntax$`)) as unknown as string,
  ],
  [
    'texts that are not text',
    (family) => family.write('data/translations/he.json', Buffer.from([0x7b, 0xff, 0x7d])),
    'data/translations/he.json:1:2 invalid-utf8',
  ],
  [
    'a pathname that is not one',
    (family) => family.replace(NAV, "'/lumen/parts/switch'", "'/lumen/parts/switch/'"),
    `${NAV}:21:1 bad-pathname`,
    `${NAV}:21:1 nav-without-page`,
    `${PAGES}/parts/switch.md:1:1 page-without-nav`,
  ],
  [
    'two current versions',
    (family) => family.replace(PRODUCT, "text: 'v2',", "text: 'v2',\n      current: true,"),
    `${PRODUCT}:1:1 two-current-versions`,
  ],
  [
    'no current version',
    (family) => family.replace(PRODUCT, "'3.1.0'", "''"),
    `${PRODUCT}:1:1 no-current-version`,
  ],
  [
    'a missing package',
    (family) => family.replace(PRODUCT, 'packages: []', "packages: ['@lighthouse/lumen']"),
    `${PRODUCT}:8:1 version-mismatch`,
  ],
  [
    'texts that are not JSON',
    (family) => family.write('data/translations/he.json', '{ "home": "x",'),
    'data/translations/he.json:1:15 bad-translations',
  ],
  [
    'a text with another place',
    (family) =>
      family.replace(
        'data/translations/he.json',
        '"contents"',
        '"toggleGroup": "דפים ב-{{title}}",\n  "contents"',
      ),
    'data/translations/he.json:3:3 placeholder-mismatch',
  ],
  [
    'a text twice',
    (family) =>
      family.replace(
        'data/translations/he.json',
        '"skipToContent": ',
        '"skipToContent": "x", "skipToContent": ',
      ),
    'data/translations/he.json:2:25 duplicate-key',
  ],
  [
    'an unused text',
    (family) => family.replace('data/translations/he.json', '"contents"', '"nobody": "x",\n  "contents"'),
    'data/translations/he.json:3:3 unused-text',
  ],
  [
    'a demo that exports nothing',
    (family) =>
      family.replace(`${PAGES}/parts/lamp/BrightLamp.tsx`, 'export default function', 'export function'),
    `${PAGES}/parts/lamp/BrightLamp.tsx:1:1 demo-export`,
  ],
  [
    'a demo that throws',
    (family) =>
      family.replace(
        `${PAGES}/parts/lamp/BrightLamp.tsx`,
        '  return (',
        "  if (lumen > 0) throw new Error('too bright');\n  return (",
      ),
    `${PAGES}/parts/lamp/BrightLamp.tsx:5:1 demo-throws`,
  ],
  [
    'a translation of a missing page',
    (family) =>
      family.write(
        `${PAGES}/guide/nothing-he.md`,
        `---\ntitle: א\ndescription: ב.\n---\n\n${TEXT('Hebrew')}`,
      ),
    `${PAGES}/guide/nothing-he.md:1:1 translation-without-source`,
  ],
  [
    'an invalid origin, and none of its consequences',
    (family) => {
      family.replace('data/site.ts', "lighthouse.test',", "lighthouse.test/',");
      family.replace('data/site.ts', "productionHost: '", "productionHost: 'https://");
    },
    'data/site.ts:6:1 site-setting',
    'data/site.ts:7:1 site-setting',
  ],
  [
    'a language whose code is not a URL segment, and one without direction',
    (family) =>
      family.replace(
        'data/languages.ts',
        "{ code: 'he', name: 'עברית', direction: 'rtl' }",
        "{ code: 'heb', name: 'עברית', direction: 'rtl', script: 'Hebru' }, { code: 'yi', name: 'ייִדיש' } as never",
      ),
    ...Array.from({ length: 3 }, () => 'data/languages.ts:5:1 language'),
    'data/translations/he.json:1:1 unlisted-language',
  ],
  [
    'incomplete rows of the registry',
    (family) => {
      family.replace('data/products/index.ts', 'nav: lumenNav,', '');
      family.replace('data/products/index.ts', "'2022-11-20'", "'autumn 2022'");
      family.replace(PRODUCT, 'olderVersions: [', 'olderVersions: [null as never,');
    },
    'data/products/index.ts:4:1 product-entry',
    'data/products/index.ts:4:1 product-entry',
    ...Array.from({ length: 4 }, () => `${PRODUCT}:1:1 product-field`),
  ],
  [
    'an older version that no release names',
    (family) => family.replace(PRODUCT, "text: 'v2'", "text: 'v1'"),
    `${PRODUCT}:1:1 no-release-line`,
  ],
  [
    'a missing icon, and a missing page of an older version',
    (family) => {
      family.replace(NAV, "icon: 'guides'", "icon: 'guide'");
      family.replace(PRODUCT, "'/lumen/parts/lamp': ", "'/lumen/parts/lantern': ");
    },
    `${NAV}:6:1 unknown-icon`,
    `${PRODUCT}:16:1 unknown-equivalence`,
  ],
  [
    'a removed language, and an unfinished merge',
    (family) => {
      family.write(`${PAGES}/guide/wiring-pt.md`, `${head()}${TEXT('Portuguese')}`);
      family.write('data/published.txt', '<<<<<<< ours\nlanguage en\nlanguage pt\n');
    },
    `${PAGES}/guide/wiring-pt.md:1:1 removed-language`,
    'data/published.txt:1:1 ledger-line',
    'data/published.txt:3:1 lost-language',
  ],
  [
    'invalid entries of a tree',
    (family) => family.replace(NAV, 'export const nav = [', "export const nav = [null, { title: 'x' },"),
    `${NAV}:1:1 bad-nav-entry`,
    `${NAV}:1:1 bad-pathname`,
  ],
  [
    'events of the family that cannot be reported',
    (family) =>
      family.replace(
        'data/analytics.ts',
        'analytics: {}',
        "analytics: { events: [null as never, { name: 'page_view', on: 'click', selector: 'a' }, { name: 'visit', on: 'click', selector: 'a:hover(' }] }",
      ),
    'data/analytics.ts:3:1 analytics-event',
    'data/analytics.ts:3:1 analytics-event',
    'data/analytics.ts:3:1 analytics-event',
  ],
  [
    'incomplete ads',
    (family) => {
      family.replace('data/ads.ts', 'inHouse: [', 'inHouse: [null as never,');
      family.replace(
        'data/ads.ts',
        'texts: { en: { name, description } }',
        'texts: { en: { name } as never }',
      );
    },
    'data/ads.ts:13:1 ad-field',
    ...[14, 15, 16, 17, 18].map((line) => `data/ads.ts:${line}:1 ad-text`),
  ],
  [
    'invalid redirects',
    (family) =>
      family.write(
        'data/redirects.ts',
        "export const redirects = [null, { to: '/lumen' }, { from: '/lumen/a', fragments: { b: null } }, { from: '/lumen/*/b', to: '/lumen' }];\n",
      ),
    ...Array.from({ length: 3 }, () => 'data/redirects.ts:1:1 redirect-field'),
    'data/redirects.ts:1:1 redirect-address',
  ],
  [
    'selectors that are invalid in every browser, and an invalid host',
    (family) =>
      family.replace(
        'data/ads.ts',
        'network: {}',
        "network: { scriptUrl: 'https://a.example/a.js', placementSelectors: '#ad,', hosts: 'https://a.example;b' }",
      ),
    'data/ads.ts:12:1 ad-setting',
    'data/ads.ts:12:1 ad-setting',
  ],
  [
    'a provider that exports nothing',
    (family) => family.write('data/products/lumen/demoProvider.tsx', 'export {};\n'),
    'data/products/lumen/demoProvider.tsx:1:1 demo-provider',
  ],
  [
    'a demo in JavaScript that is not text',
    (family) => family.write(`${PAGES}/parts/lamp/DimLamp.js`, Buffer.from([0x61, 0xff, 0x0a])),
    `${PAGES}/parts/lamp/DimLamp.js:1:2 invalid-utf8`,
  ],
  [
    'a page whose address is that of the home page',
    (family) =>
      family.write(
        'data/products/home/pages/index/lost.md',
        `---\ntitle: Lost\ndescription: Nobody finds it.\nnav: false\n---\n\n${TEXT('a home page')}`,
      ),
    'data/products/home/pages/index/lost.md:1:1 bad-pathname',
  ],
  [
    'a page whose name ends in capitals',
    (family) => family.write(`${PAGES}/guide/loud.MD`, `${head()}${TEXT('loudness')}`),
    `${PAGES}/guide/loud.MD:1:1 file-name`,
  ],
  [
    'a partial of two pages, with a broken link and a missing file',
    (family) => {
      family.write(
        `${PAGES}/guide/_note.md`,
        'Two pages have this text, see [there](/lumen/nowhere/).\n\n```ts file="./none.ts"\n```\n',
      );
      for (const name of ['partials', 'sharing'])
        family.write(
          `${PAGES}/guide/${name}.md`,
          `${head().replace('A broken page', name)}${TEXT(name)}\n{{"include": "./_note.md"}}\n`,
        );
    },
    `${PAGES}/guide/_note.md:1:31 broken-link`,
    `${PAGES}/guide/_note.md:3:7 fence-file`,
  ],
  [
    'a repeated paragraph',
    (family) =>
      family.replace(
        `${PAGES}/guide/first-light.md`,
        'Put the lamp',
        'Connect the wires before the power, never the other way round, and look twice.\n\nPut the lamp',
      ),
    `${PAGES}/guide/wiring.md:6:1 repeated-paragraph`,
  ],
];

/** Faults that one run has to report together. */
const REPORTED_TOGETHER: readonly (readonly string[])[] = [
  ['a tree with broken syntax', 'texts that are not text', 'a demo in JavaScript that is not text'],
  [
    'a language of code, a callout and a logo that cannot be shown, and a part of a setting of another kind',
    'an invalid origin, and none of its consequences',
    'invalid entries of a tree',
    'a removed language, and an unfinished merge',
  ],
  [
    'incomplete rows of the registry',
    'a language whose code is not a URL segment, and one without direction',
  ],
  [
    'a pathname twice in a tree',
    'a page without entry',
    'an unknown badge',
    'a misspelled badge',
    'a group without entries',
    'a text with another place',
    'a demo that exports nothing',
    'a translation of a missing page',
    'a missing package',
    'a missing icon, and a missing page of an older version',
    'selectors that are invalid in every browser, and an invalid host',
    'a page whose address is that of the home page',
    'a page whose name ends in capitals',
    'a repeated paragraph',
    'a partial of two pages, with a broken link and a missing file',
    'an older version that no release names',
  ],
  [
    'a file of the family with the address of a page',
    'an address with two files of one product, and with one of another',
    'an entry without page',
    'a pathname that is not one',
    'an unused text',
    'a text twice',
    'a demo that throws',
    'invalid redirects',
    'incomplete ads',
    'two current versions',
  ],
  [
    'no current version',
    'texts that are not JSON',
    'a provider that exports nothing',
    'links in a folder outside of data',
  ],
];
const RUNS = REPORTED_TOGETHER.map((names) =>
  names.map((name) => BROKEN_FAMILIES.find(([found]) => found === name) as BrokenFamily),
);

let family: Family;

beforeAll(() => {
  family = createFamily('badInput');
}, RUN_MS);
beforeEach(() => family.restore());
afterAll(() => family.close());

describe('npm run translations', () => {
  const SOURCE = `${PAGES}/guide/wiring.md`;
  const FILE = `${PAGES}/guide/wiring-he.md`;
  const run = (...options: readonly string[]) => family.run('src/commands/translations.ts', {}, options);

  it(
    'lists a file whose source has changed, and records it, in any form of its path',
    () => {
      family.write(SOURCE, `${readFileSync(`${family.folder}/${SOURCE}`, 'utf8')}\nOne more line for it.\n`);
      expect(run().output).toContain('1 translations to update.');
      expect(run('--record', `./${PAGES}/../pages/guide/wiring-he.md`)).toEqual({
        code: 0,
        output: `${FILE}: matches its source\nEvery translation matches its source.\n`,
      });
    },
    RUN_MS,
  );
});

describe('npm start', () => {
  it(
    'reports a port that is taken before it builds, and how to name another',
    async () => {
      const server = createServer();
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      });
      const { port } = server.address() as AddressInfo;
      const { code, output } = family.run('src/commands/start.ts', { PORT: String(port) });
      await new Promise((resolve) => {
        server.close(resolve);
      });
      expect({ code, problems: listProblems(output), strays: listStrays(output) }).toEqual({
        code: 1,
        problems: ['.:1:1 port'],
        strays: [],
      });
      expect(output).toContain(`port ${port} of 127.0.0.1 (choose another port, for example --port 3001)`);
    },
    RUN_MS,
  );
});

describe('the content step', () => {
  it(
    'passes the unchanged family, and only warns of a text that is not translated',
    async () => {
      const { code, output } = await family.prepare();
      expect(output).toMatch(/he\.json:1:1 warning missing-text/);
      expect({ code, problems: listProblems(output), strays: listStrays(output) }).toEqual({
        code: 0,
        problems: [],
        strays: [],
      });
    },
    RUN_MS,
  );

  it(
    'reports every broken page in one run, each with its place, and exits 1',
    async () => {
      const expected = Object.entries(BROKEN_PAGES).flatMap(([name, [content, ...problems]]) => {
        const file = `${PAGES}/broken/${name}.md`;
        family.write(file, withOwnTitle(content, name));
        return problems.map((problem) => `${file}:${problem}`);
      });
      const { code, output } = await family.prepare();
      expect(listProblems(output).sort()).toEqual(expected.sort());
      expect(output).toContain(`${expected.length} problems; nothing was built.`);
      expect(listStrays(output)).toEqual([]);
      expect(code).toBe(1);
    },
    RUN_MS,
  );

  it.each(RUNS.map((all) => ({ name: all.map(([name]) => name).join('; '), all })))(
    'reports $name, and exits 1',
    async ({ all }) => {
      for (const [, breaks] of all) breaks(family);
      const expected = all.flatMap(([, , ...problems]) => problems);
      const { code, output } = await family.prepare();
      expect({ problems: listProblems(output).sort(), strays: listStrays(output) }).toEqual({
        problems: expected.sort(),
        strays: [],
      });
      expect(code).toBe(1);
    },
    RUN_MS,
  );

  it.each([
    ['that takes the place of a page, and any link there', ['lumen/parts/lamp.md'], ['apart']],
    ['that take the place of what is made of all pages', ['lumen/llms.txt', 'robots.txt'], []],
  ])(
    'reports files of public/ %s',
    async (_place, files, links) => {
      for (const file of files) family.write(`public/${file}`, 'own');
      for (const link of links) symlinkSync('/etc', `${family.folder}/public/${link}`);
      const { code, output } = await family.prepare();
      for (const file of [...files, ...links]) family.remove(`public/${file}`);
      expect({ code, problems: listProblems(output).sort(), strays: listStrays(output) }).toEqual({
        code: 1,
        problems: [
          ...links.map((link) => `public/${link}:1:1 symbolic-link`),
          ...files.map((file) => `public/${file}:1:1 public-file`),
        ],
        strays: [],
      });
    },
    RUN_MS,
  );

  it(
    'reports, together with a fault of a page, what must not be published and pictures that are none',
    async () => {
      const files: Readonly<Record<string, string>> = {
        'public/.env:1:1 unpublishable': 'KEY=1',
        'public/.git:1:1 unpublishable': '',
        'public/keys/id_rsa:1:1 unpublishable': '',
        'public/cut.svg:2:1 damaged-file': '<svg xmlns="http://www.w3.org/2000/svg">\n',
        'public/font.woff2:1:1 wrong-kind': '<!DOCTYPE html>',
        'public/photo.png:1:1 damaged-file': 'version https://git-lfs.github.com/spec/v1\n',
        'data/ads/beam.svg:1:1 unsafe-drawing':
          '<svg xmlns="http://www.w3.org/2000/svg"><title>A beam</title><script/></svg>',
      };
      const paths = Object.keys(files).map((problem) => problem.replace(/:.*/, ''));
      for (const [index, text] of Object.values(files).entries())
        family.write(`${paths[index]}`.replace(/\.git$/, '.git/config'), text);
      family.write(`${PAGES}/broken.md`, `${head()}${TEXT('scripts')}\n<script>alert(1)</script>\n`);
      const { code, output } = await family.prepare();
      for (const path of paths.filter((name) => name.startsWith('public/'))) family.remove(path);
      expect({ code, problems: listProblems(output).sort(), strays: listStrays(output) }).toEqual({
        code: 1,
        problems: [...Object.keys(files), `${PAGES}/broken.md:9:1 raw-script`].sort(),
        strays: [],
      });
    },
    RUN_MS,
  );

  it(
    'accepts a folder for a landing page as for any other, a byte order mark and the line ends of other systems',
    async () => {
      const landing = readFileSync(`${family.folder}/${PAGES}/index.md`);
      family.remove(`${PAGES}/index.md`);
      family.write(`${PAGES}/index/index.md`, landing);
      const text = `${head()}${TEXT('line ends')}\n## A heading\n\nMore of it.\n`;
      family.write(`${PAGES}/crlf.md`, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
      const { code, output } = await family.prepare();
      expect({ code, problems: listProblems(output) }).toEqual({ code: 0, problems: [] });
    },
    RUN_MS,
  );

  it(
    'rejects a text that is not translated with STRICT_TRANSLATIONS',
    async () => {
      const { code, output } = await family.prepare({ STRICT_TRANSLATIONS: '1' });
      expect(code).toBe(1);
      expect(listProblems(output)[0]).toBe('data/translations/he.json:1:1 missing-text');
    },
    RUN_MS,
  );
});

describe('the content step with a license key', () => {
  const read = (file: string) => readFileSync(`${family.folder}/${file}`, 'utf8');

  it(
    'renders the demo that needs it, and names the key only in the code of that demo and its editor',
    async () => {
      const { code, output } = await family.prepare({ SITE_LAMP_KEY: LAMP_KEY });
      expect({ code, problems: listProblems(output) }).toEqual({ code: 0, problems: [] });
      for (const route of [LAMP_PAGE, `/he${LAMP_PAGE}`]) {
        const page = read(`${CACHE.site}/pages/${encodeURIComponent(route)}.json`);
        expect(page).toContain(LAMP_SHOWN);
        expect(page).toContain('WattSwitch.tsx');
        expect(page).not.toContain('for everybody');
      }
      const copy = read(`${CACHE.site}/copies${LAMP_PAGE.slice(0, -1)}.md`);
      expect(copy).toContain('```tsx title="WattSwitch.tsx"\nimport * as React');
      expect(read(`${CACHE.site}/outputs/third-party-notices.txt`)).toContain('\nyaml ');
      const holders = ['public', CACHE.site].flatMap((folder) =>
        listHolders(`${family.folder}/${folder}`, LAMP_KEY),
      );
      expect(withoutHashes(holders)).toEqual([
        '/_docs/islands/*.js',
        '/_docs/live/*.html',
        '/demos/pages/lumen/parts/*.ts',
      ]);
    },
    RUN_MS,
  );
});
