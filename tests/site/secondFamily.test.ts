import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { productRegistry } from '../../src/site';
import { readRoutes } from './harness/readRoutes';
import { createFamily, type Family, type Run } from './harness/createFamily';
import { hashFolder } from './harness/hashFolder';
import { listProblems, listStrays } from './harness/listProblems';
import { listStrayParts } from './harness/listStrayParts';
import { CACHE, OUT } from '../../src/content/workspace';

const BUILD_MS = 600_000;
const NAME = 'second';
const EXPORT = `${CACHE.families}/${NAME}/${OUT}`;
/** A verification file for a search console: HTML that is not a page of the site. */
const SERVED = 'google123.html';
const PROOF = 'google-site-verification: google123.html';

let family: Family;
let build: Run;

beforeAll(() => {
  family = createFamily(NAME);
  family.write(`public/${SERVED}`, PROOF);
  build = family.run('src/commands/build.ts');
}, BUILD_MS);

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );
}

describe('a family with other products and languages', () => {
  it('is built completely by the same shell', () => {
    expect({ code: build.code, problems: listProblems(build.output) }).toEqual({ code: 0, problems: [] });
    const english = readRoutes(EXPORT).filter((route) => !route.startsWith('/he/'));
    expect(english).toEqual([
      '/',
      '/lumen/',
      '/lumen/guide/',
      '/lumen/guide/first-light/',
      '/lumen/guide/wiring/',
      '/lumen/parts/',
      '/lumen/parts/lamp/',
      '/lumen/parts/names/',
      '/lumen/parts/switch/',
      '/lumen/parts/switch/hooks-api/',
      '/lumen/parts/that-shine/',
      '/lumen/showcase/',
      '/versions/',
    ]);
    expect(readRoutes(EXPORT).length).toBe(2 * english.length);
  });

  it('puts the frame around a page that a file of the family draws, and lists it like others', () => {
    const [english = '', hebrew = ''] = ['', '/he'].map((language) =>
      readFileSync(`${EXPORT}${language}/lumen/showcase/index.html`, 'utf8').replace(
        /<(script|style).*?<\/\1>/gs,
        '',
      ),
    );
    expect(english).toContain('>Houses that shine — Lumen — Lighthouse Papers</title>');
    expect(english).toMatch(/<nav id="_sidebar".*<a href="\/lumen\/showcase\/"[^>]* aria-current="page"/s);
    expect(english).toMatch(/<main .*<ul class="houses"><li>Mill.*<\/main>.*<footer/s);
    expect(english).not.toContain('/_next/static/chunks');
    expect(hebrew).toMatch(/<html lang="he" dir="rtl".*<h1>בתים מוארים<\/h1>.*<ul class="houses">/s);
    expect(readFileSync(`${EXPORT}/sitemap.xml`, 'utf8')).toContain('/lumen/showcase/</loc>');
    expect(readFileSync(`${EXPORT}/lumen/showcase.md`, 'utf8')).toContain('# Houses that shine');
    expect(readFileSync(`${EXPORT}/lumen/llms.txt`, 'utf8')).toContain('Houses with lamps of Lumen.');
  });

  it('colors the languages of the family, and draws its callouts, also in copies', () => {
    const html = readFileSync(`${EXPORT}/lumen/guide/first-light/index.html`, 'utf8');
    const main = /<main .*<\/main>/s.exec(html)?.[0];
    expect(main).toContain('<code class="language-graphql"><span class="hljs-keyword">query</span>');
    expect(main).toContain('<span class="hljs-keyword">shine</span> 40');
    expect(main).toContain('class="callout callout-success" role="note" aria-label="Recipe" data-sign="★"');
    expect(html).toContain('attr(data-sign)');
    expect(readFileSync(`${EXPORT}/lumen/guide/first-light.md`, 'utf8')).toContain('> **Recipe**');
  });

  it('has the logo of the family in its header, with the name of the site and room for the picture', () => {
    const html = readFileSync(`${EXPORT}/lumen/index.html`, 'utf8');
    const header = /<header .*?<\/header>/s.exec(html)?.[0];
    for (const [file, mode] of [
      ['logo', 'light'],
      ['logo-dark', 'dark'],
    ])
      expect(header).toContain(
        `<img src="/${file}.svg" alt="Lighthouse Papers" width="78" height="26" class="header-${mode}-logo" loading="lazy"/>`,
      );
    expect(header).not.toContain('/favicon.svg');
    expect(html).toContain('<link rel="icon" href="/favicon.svg"');
  });

  it('serves the files of public/ unchanged, including HTML that is not a page', () => {
    expect(readFileSync(`${EXPORT}/${SERVED}`, 'utf8')).toBe(PROOF);
    const { code, output } = family.run('src/commands/check.ts');
    expect({ code, problems: listProblems(output) }).toEqual({ code: 0, problems: [] });
  });

  it('names a planned page in its trees, and has its address nowhere', () => {
    for (const group of ['/lumen/parts', '/he/lumen/parts']) {
      const html = readFileSync(`${EXPORT}${group}/index.html`, 'utf8');
      expect(html).toMatch(/<span class="nav-text"><span>[^<]+<\/span><span class="badge badge-planned">/);
      expect(html).toMatch(/<li><div><strong>[^<]+<\/strong> <span class="badge badge-planned">/);
    }
    expect(readFileSync(`${EXPORT}/lumen/parts.md`, 'utf8')).toMatch(/^- Fuse$/m);
    const found = listFiles(EXPORT).filter((file) => readFileSync(file, 'utf8').includes('lumen/parts/fuse'));
    expect(found).toEqual([]);
  });

  it('draws the page of hooks beside that of its component as tabs of it', () => {
    const [component = '', hooks = ''] = ['', 'hooks-api/'].map((end) =>
      readFileSync(`${EXPORT}/lumen/parts/switch/${end}index.html`, 'utf8'),
    );
    const tabsOf = (html: string) => /<nav class="page-tabs".*?<\/nav>/s.exec(html)?.[0];
    const link = (href: string, text: string) => `<a href="/lumen/parts/switch/${href}">${text}</a>`;
    expect(tabsOf(component)).toContain(link('hooks-api/', 'Hooks API'));
    expect(tabsOf(hooks)).toContain(link('', 'Component'));
    const inTree = /<nav id="_sidebar".*?<\/nav>/s.exec(hooks)?.[0];
    expect(inTree).toMatch(/<a href="\/lumen\/parts\/switch\/"[^>]* aria-current="page"/);
    expect(inTree).not.toContain('switch/hooks-api/"');
  });

  it('does not mention the real one', () => {
    const names = productRegistry.map(({ product }) => product.name);
    const words = [...names, 'mui.com', 'MUI Docs', 'github.com/mui'];
    const found = listFiles(EXPORT)
      .filter((file) => /\.(?:html|json|txt|xml|md|webmanifest)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(file, 'utf8');
        return words
          .filter((word) => text.includes(word))
          .map((word) => `${file.slice(EXPORT.length)}: ${word}`);
      });
    expect(found).toEqual([]);
  });

  it('publishes nothing that its pages hide, and shows indented code as written', () => {
    expect(listStrayParts(EXPORT, readRoutes(EXPORT)).strays).toEqual([]);
    const found = listFiles(EXPORT).filter((file) => readFileSync(file, 'utf8').includes('UNSEEN'));
    expect(found).toEqual([]);
    const copy = readFileSync(`${EXPORT}/lumen/guide/wiring.md`, 'utf8');
    expect(copy).toContain('\n    :::info\n    # A title\n    [A link](/lumen/nowhere)\n\n    :::\n');
  });

  it('ships nothing of the development server', () => {
    const names = /changed\.json|Problems of the content/;
    expect(listFiles(EXPORT).filter((file) => names.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('shows unlicensed demos if there is no key, and ships no part of the others', () => {
    expect(readFileSync(`${EXPORT}/lumen/parts/switch/index.html`, 'utf8')).toContain(
      '40 watts for everybody',
    );
    const found = listFiles(EXPORT).filter((file) => /lampKey|\nyaml /.test(readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });
});

describe('a build that fails', () => {
  it(
    'leaves the former export unchanged, also if an earlier build was interrupted between its two renames',
    () => {
      const before = hashFolder(EXPORT);
      renameSync(EXPORT, `${EXPORT}.old`);
      family.write(
        'data/products/lumen/pages/broken.md',
        '---\ntitle: Broken\n---\n\n<script>alert(1)</script>\n',
      );
      const { code, output } = family.run('src/commands/build.ts');
      expect({ code, strays: listStrays(output) }).toEqual({ code: 1, strays: [] });
      expect(hashFolder(EXPORT)).toBe(before);
      expect(existsSync(`${EXPORT}.old`)).toBe(false);
    },
    BUILD_MS,
  );
});
