import { readFileSync } from 'node:fs';
import { createFamily, type Family, type Run } from './harness/createFamily';
import { installKit } from './harness/createKit';
import { listProblems } from './harness/listProblems';
import { readRoutes } from './harness/readRoutes';
import { openIndex, readExport } from './harness/openIndex';
import { CACHE, OUT } from '../../src/content/workspace';

const BUILD_MS = 600_000;
const NAME = 'german';
const EXPORT = `${CACHE.families}/${NAME}/${OUT}`;
const ORIGIN = 'https://papers.lighthouse.test';

const LANGUAGES = (...rows: readonly string[]) =>
  `import type { Language } from 'docs-shell';\n\nexport const languages = [\n${rows.join(',\n')},\n] as const satisfies readonly Language[];\n`;
const GERMAN = "{ code: 'de', name: 'Deutsch', direction: 'ltr' }";
const ENGLISH = "{ code: 'en', name: 'English', direction: 'ltr' }";
const CHINESE = "{ code: 'zh', name: '中文', direction: 'ltr', script: 'Han' }";

/** Pages of the product, in German; one of them is translated. */
const PAGES = 'data/products/lumen/pages';
const WIRING = `---
title: Verdrahtung
description: Wie die Teile verbunden werden.
---

## Leuchtturmkabel

Das [erste Licht](/lumen/guide/first-light/) braucht eine Schaltung.
`;
const WIRING_ENGLISH = `---
title: Wiring
description: How the parts are put together.
---

## Lighthouse cable

The [first light](/lumen/guide/first-light/) needs a circuit.
`;

/** Files of the fixture with texts in English and Hebrew. */
const TEXTS = ['data/fences.ts', 'pages/lumen/showcase.tsx'];

/** Writes texts in the default language only, whichever that is. */
function writeTextsOnce(): void {
  for (const file of TEXTS)
    family.write(
      file,
      readFileSync(`tests/fixtures/family/${file}`, 'utf8').replaceAll(
        /\{ en: ('[^']*'), he: '[^']*' \}/g,
        (_all, text: string) => text,
      ),
    );
}

let family: Family;
let build: Run;

beforeAll(() => {
  family = createFamily(NAME);
  installKit(family);
  writeTextsOnce();
  family.remove('data/translations/he.json');
  family.remove(`${PAGES}/guide/wiring-he.md`);
  family.write('data/languages.ts', LANGUAGES(GERMAN, ENGLISH));
  family.write(`${PAGES}/guide/wiring.md`, WIRING);
  family.write(`${PAGES}/guide/wiring-en.md`, WIRING_ENGLISH);
  family.write('data/translations/de.json', JSON.stringify({ shownInLanguage: 'Nur auf {{language}}.' }));
  build = family.run('src/commands/build.ts');
}, BUILD_MS);

afterAll(() => family.close());

const read = (file: string) => readFileSync(`${EXPORT}/${file}`, 'utf8');

describe('a family whose default language is German', () => {
  it('is built, and warns once of the texts that are English', () => {
    expect(build.output).toContain('data/translations/de.json');
    expect(build.output.match(/^data.translations.de\.json:.* missing-text/gm)).toHaveLength(1);
    expect({ code: build.code, output: build.code === 0 ? '' : listProblems(build.output) }).toEqual({
      code: 0,
      output: '',
    });
  });

  it('has German at the addresses without prefix, and English below /en/', () => {
    const routes = readRoutes(EXPORT);
    expect(routes.filter((route) => route.startsWith('/de/'))).toEqual([]);
    expect(routes).toContain('/en/lumen/guide/wiring/');
    expect(read('index.html')).toMatch(/<html lang="de"/);
    expect(read('en/index.html')).toMatch(/<html lang="en"/);
    const html = read('lumen/guide/wiring/index.html');
    expect(html).toContain('<a href="/lumen/guide/first-light/">');
    expect(html).not.toMatch(/href="\/de\//);
    expect(read('en/lumen/guide/wiring/index.html')).toContain('<a href="/en/lumen/guide/first-light/">');
  });

  it('names German as the default to search engines', () => {
    for (const file of ['lumen/guide/wiring/index.html', 'en/lumen/guide/wiring/index.html']) {
      const html = read(file);
      expect(html).toContain(`hrefLang="x-default" href="${ORIGIN}/lumen/guide/wiring/"`);
      expect(html).toContain(`hrefLang="en" href="${ORIGIN}/en/lumen/guide/wiring/"`);
    }
    expect(read('_redirects')).toContain('/de/lumen/* /lumen/:splat 301');
    expect(read('_redirects')).not.toMatch(/^\/en\/? /m);
  });

  it('says in which language a page without translation is', () => {
    const html = read('en/lumen/guide/first-light/index.html');
    expect(html.replaceAll('&#x27;', "'")).toContain("so it's shown in German.");
    expect(html).toMatch(/<h1[^>]* lang="de"/);
    expect(read('lumen/guide/first-light/index.html')).not.toContain('Nur auf');
    expect(html).toContain('"offer":"Read this page in Deutsch"');
  });

  it('shows what packages say as English, under the address of the default language', () => {
    const html = read('lumen/api/kept-lamp/index.html');
    expect(html).toMatch(/<html lang="de"/);
    expect(html).toMatch(/<h1[^>]* lang="en"/);
    expect(html).toContain('Nur auf Englisch.');
    const english = read('en/lumen/api/kept-lamp/index.html');
    expect(english).not.toMatch(/<h1[^>]* lang=/);
    expect(english).not.toContain('translated yet');
    for (const page of [html, english])
      expect(page).toContain(`<link rel="canonical" href="${ORIGIN}/lumen/api/kept-lamp/"`);
    expect(read('lumen/api/kept-lamp.md')).toContain('The first text.');
    expect(read('sitemap.xml')).toContain(`${ORIGIN}/lumen/api/kept-lamp/`);
    expect(read('sitemap.xml')).not.toContain(`${ORIGIN}/en/lumen/api/kept-lamp/`);
  });

  it('finds words of both languages, and names of the API', async () => {
    const hrefsOf = async (language: string, text: string) => {
      const client = openIndex(language, readExport(EXPORT));
      await client.load(text, { product: 'lumen' }).all;
      const { hits } = await client.search(text, { product: 'lumen' });
      return hits.map(({ key }) => key);
    };
    expect(await hrefsOf('de', 'Leuchtturmkabel')).toContainEqual(
      expect.stringContaining('/lumen/guide/wiring'),
    );
    expect(await hrefsOf('en', 'Leuchtturmkabel')).not.toEqual([]);
    expect(await hrefsOf('de', 'KeptLamp')).toContainEqual(expect.stringContaining('/lumen/api'));
    expect(await hrefsOf('en', 'KeptLamp')).toContainEqual(expect.stringContaining('/lumen/api'));
    expect(await hrefsOf('en', 'circuit')).toContainEqual(expect.stringContaining('/lumen/guide/wiring'));
  });
});

describe('a family with one language', () => {
  it(
    'can be Chinese, without English',
    async () => {
      family.remove(`${PAGES}/guide/wiring-en.md`);
      family.remove('data/translations/de.json');
      family.write('data/languages.ts', LANGUAGES(CHINESE));
      const { code, output } = await family.prepare();
      expect({ code, problems: listProblems(output) }).toEqual({ code: 0, problems: [] });
    },
    BUILD_MS,
  );
});
