import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashInline } from '../../content/pageData/generatedFiles';
import { fileToRoute, listDocuments } from '../../content/outputs/exportedFiles';
import { formatSitemaps } from '../../model/outputs/sitemap';
import type { Ledger } from '../../model/outputs/Ledger';
import type { OutputPage } from '../../model/outputs/OutputPage';
import type { LanguageRedirect, Redirect } from '../../model/outputs/Redirect';
import { isPattern } from '../../model/outputs/RedirectPattern';
import { resolveLanguageRedirects, resolveRedirects } from '../../model/outputs/ResolvedRedirect';
import type { Problem } from '../../model/Problem';
import { createAudit } from './audit';
import { finishAudit, withoutLanguageCopies } from './finishAudit';
import { listFileSizes } from './outputFiles';

const ORIGIN = 'https://docs.example';
const LANGUAGES = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'zh', name: '中文', direction: 'ltr' },
] as const;
const POLICY = `script-src 'self' '${hashInline('run()')}'; style-src 'self'`;
const PATHNAMES = ['/', '/ui', '/ui/button'];

const published = (pathname: string, ...places: string[]): Ledger => ({
  pages: new Map([[pathname, places]]),
  languages: new Set(['en', 'zh']),
});

interface Site {
  readonly folder: string;
  pages: OutputPage[];
  redirects: Redirect[];
  languageRedirects: LanguageRedirect[];
  ledger: Ledger;
  readonly write: (file: string, text: string) => void;
  readonly edit: (file: string, from: string, to: string) => void;
  readonly remove: (file: string) => void;
}

const href = (pathname: string, code: string) =>
  `${code === 'en' ? '' : `/${code}`}${pathname === '/' ? '/' : `${pathname}/`}`;

function describePage(pathname: string, code: string, source: string): OutputPage {
  const address = (language: string) => ORIGIN + href(pathname, language);
  const title = `${pathname} in ${code}`;
  return {
    route: href(pathname, code),
    pathname,
    productId: 'ui',
    userLanguage: code,
    contentLanguage: code,
    canonicalLanguage: code,
    title,
    description: 'What it is.',
    noindex: false,
    canonical: address(code),
    alternates: [
      ...LANGUAGES.map((language) => ({ hreflang: language.code, href: address(language.code) })),
      { hreflang: 'x-default', href: address('en') },
    ],
    file: source,
  };
}

function draw({ route, userLanguage, title, description, canonical, alternates }: OutputPage): string {
  const links = PATHNAMES.map((pathname) => `<a href="${href(pathname, userLanguage)}">${pathname}</a>`).join(
    '',
  );
  const other = userLanguage === 'en' ? 'zh' : 'en';
  const json = JSON.stringify({ '@graph': [{ '@type': 'TechArticle', headline: title, url: canonical }] });
  return (
    `<!DOCTYPE html>\n<html lang="${userLanguage}" dir="ltr"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${title}</title>` +
    `<meta name="description" content="${description}"><link rel="canonical" href="${canonical}">` +
    alternates.map((one) => `<link rel="alternate" hreflang="${one.hreflang}" href="${one.href}">`).join('') +
    ['og:title', 'og:description', 'og:url', 'og:site_name']
      .map((name) => `<meta property="${name}" content="x">`)
      .join('') +
    `<meta property="og:image" content="${ORIGIN}/card.png"><meta name="twitter:card" content="summary">` +
    `<script type="application/ld+json">${json}</script><script>run()</script><link rel="stylesheet" href="/a.css"></head><body>` +
    `<nav>${links}<a hreflang="${other}" href="${href(route.replace(/^\/zh/, '').replace(/(?<=.)\/$/, '') || '/', other)}">${other}</a></nav>` +
    '<button aria-controls="one">b</button><main id="main-content"><h1>T</h1>\n<h2 id="one">One</h2>\n<h3 id="two">Two</h3>' +
    '<p><a href="#one">in</a> <a href="https://x.example/" target="_blank" rel="noopener">out</a></p>' +
    '<img src="/i.png" alt="I" width="1" height="1"></main></body></html>'
  );
}

/** Creates a small site without a fault. */
function createSite(): Site {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const source = join(folder, '../button-source.md');
  writeFileSync(source, '---\ntitle: T\n---\n\nA [link](/ui/gone/) stands here.\n');
  const pages = PATHNAMES.flatMap((pathname) =>
    LANGUAGES.map(({ code }) => describePage(pathname, code, source)),
  );
  for (const page of pages) {
    write(`${page.route.slice(1)}index.html`, draw(page));
    write(page.route === '/' ? 'index.md' : `${page.route.slice(1, -1)}.md`, '# T\n');
  }
  for (const name of ['404', '500']) {
    write(
      `${name}.html`,
      `<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
        `<title>${name}</title><meta name="description" content="D"><meta name="robots" content="noindex"></head><body><h1>E</h1></body></html>`,
    );
  }
  for (const file of ['a.css', 'i.png', 'card.png', '_redirects']) write(file, 'x');
  write('_headers', '/*\n  X: y\n');
  write('_hosting/nginx.conf', `add_header ${POLICY};`);
  for (const [name, text] of formatSitemaps(pages, ORIGIN)) write(name, text);
  return {
    folder,
    pages,
    redirects: [],
    languageRedirects: [],
    ledger: published('/ui/button', 'one', 'two'),
    write,
    edit: (file, from, to) => {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      write(file, text.replace(from, to));
    },
    remove: (file) => rmSync(join(folder, file)),
  };
}

/** Returns the problems of a site whose documents are split over several audits. */
function check(
  { folder, pages, redirects: rows, languageRedirects, ledger }: Site,
  processes = 3,
): Problem[] {
  const redirects = rows.filter((row) => !isPattern(row));
  const resolved = [
    ...resolveRedirects(redirects, ['en', 'zh'], (pathname) => PATHNAMES.includes(pathname)),
    ...resolveLanguageRedirects(languageRedirects, PATHNAMES, redirects),
  ];
  const input = {
    folder,
    origin: ORIGIN,
    hasCards: true,
    languages: LANGUAGES,
    pages,
    redirects: resolved,
    declared: redirects,
    patterns: rows.filter(isPattern),
    languageRedirects,
    ledger,
    headerPolicy: POLICY,
    sizes: listFileSizes(folder),
  };
  const audit = createAudit(input);
  const documents = listDocuments(folder);
  const length = Math.ceil(documents.length / processes);
  for (let start = 0; start < documents.length; start += length) {
    const { add, report } = createAudit(input);
    for (const file of documents.slice(start, start + length))
      add(file, readFileSync(join(folder, file), 'utf8'));
    audit.take(structuredClone(report()));
  }
  return finishAudit(audit, input);
}

const BUTTON = 'ui/button/index.html';
/** Adds a text to the main part of the button page. */
const into = (text: string) => (site: Site) =>
  site.edit(BUTTON, '<p><a href="#one">', `${text}<p><a href="#one">`);
const edit =
  (from: string, to: string, file = BUTTON) =>
  (site: Site) =>
    site.edit(file, from, to);

/** Returns the document of a redirect, written in a language. */
const drawMoved = (language: string, to: string) =>
  `<!DOCTYPE html><html lang="${language}" dir="ltr"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>Moved</title></head><body><h1>M</h1><p><a href="${to}">${ORIGIN}${to}</a></p></body></html>`;

/** Removes German and redirects its pages to another language. */
const withoutGerman = (site: Site, to: string, written = to) => {
  site.languageRedirects = [{ language: 'de', to }];
  for (const pathname of PATHNAMES)
    site.write(`de${pathname}/index.html`, drawMoved(written, href(pathname, to)));
};

/** One fault per row: its name, the expected code and file, and how to seed it. */
const FAULTS: readonly (readonly [name: string, code: string, file: string, seed: (site: Site) => void])[] = [
  ['a link to no page', 'broken-link', BUTTON, into('<a href="/ui/nothing/">x</a>')],
  ['a link to no place of another page', 'broken-anchor', BUTTON, into('<a href="/ui/#nothing">x</a>')],
  ['a link to no place of the page', 'broken-anchor', BUTTON, into('<a href="#nothing">x</a>')],
  ['a link to no file', 'missing-file', BUTTON, into('<a href="/nothing.pdf">x</a>')],
  ['a link into another language', 'wrong-language', BUTTON, into('<a href="/zh/ui/">x</a>')],
  [
    'a link of a demo into another language than its own',
    'wrong-language',
    BUTTON,
    into('<div data-demo="A" lang="zh"><a href="/ui/">x</a><a href="/zh/ui/">y</a></div>'),
  ],
  ['a link without final slash', 'no-final-slash', BUTTON, into('<a href="/ui">x</a>')],
  ['a link with a doubled slash', 'doubled-slash', BUTTON, into('<a href="/ui//button/">x</a>')],
  ['an internal address', 'internal-address', BUTTON, into('<a href="/ui/api-docs/">x</a>')],
  ['a link without text', 'nameless-link', BUTTON, into('<a href="/ui/"></a>')],
  [
    'a link that gives access to its window',
    'unsafe-window',
    BUTTON,
    into('<a href="https://x.example/" target="_blank">x</a>'),
  ],
  ['a link that is not secure', 'insecure-link', BUTTON, into('<a href="http://x.example/">x</a>')],
  [
    'a link to a page that has moved',
    'link-to-redirect',
    BUTTON,
    (site) => {
      site.redirects = [{ from: '/ui/old', to: '/ui' }];
      for (const route of ['ui/old', 'zh/ui/old']) {
        const language = route.startsWith('zh') ? 'zh' : 'en';
        site.write(`${route}/index.html`, drawMoved(language, href('/ui', language)));
      }
      into('<a href="/ui/old/">x</a>')(site);
    },
  ],
  [
    'a removed language whose redirect pages have the wrong language',
    'wrong-lang',
    'de/ui/index.html',
    (site) => withoutGerman(site, 'zh', 'en'),
  ],
  ['a missing image', 'missing-image', BUTTON, edit('src="/i.png"', 'src="/j.png"')],
  ['an image without a size', 'image-size', BUTTON, edit(' width="1" height="1"', '')],
  ['an image without alt', 'image-alt', BUTTON, edit(' alt="I"', '')],
  ['an image over 1 MB', 'large-image', 'i.png', (site) => site.write('i.png', 'x'.repeat(1_000_001))],
  ['a duplicate id', 'duplicate-id', BUTTON, into('<p id="one"></p>')],
  [
    'a control of a missing element',
    'missing-reference',
    BUTTON,
    edit('aria-controls="one"', 'aria-controls="three"'),
  ],
  ['a heading that skips a level', 'heading-order', BUTTON, into('<h5>Deep</h5>')],
  ['two titles in a page', 'one-h1', BUTTON, into('<h1>Second</h1>')],
  ['a heading without text', 'empty-heading', BUTTON, into('<h3></h3>')],
  ['no document title', 'no-title', BUTTON, edit('<title>/ui/button in en</title>', '<title></title>')],
  [
    'the title of another page',
    'duplicate-title',
    'button-source.md',
    edit('<title>/ui/button in en</title>', '<title>/ in en</title>'),
  ],
  ['no description', 'no-description', BUTTON, edit('<meta name="description" content="What it is.">', '')],
  ['another language than the address', 'wrong-lang', BUTTON, edit('lang="en"', 'lang="zh"')],
  ['another direction than the language', 'wrong-dir', BUTTON, edit('dir="ltr"', 'dir="rtl"')],
  [
    'another canonical address',
    'wrong-canonical',
    BUTTON,
    edit(`rel="canonical" href="${ORIGIN}/ui/button/"`, `rel="canonical" href="${ORIGIN}/ui/"`),
  ],
  [
    'a page that must not be listed',
    'wrong-robots',
    BUTTON,
    edit('<title>', '<meta name="robots" content="noindex"><title>'),
  ],
  [
    'an error page that may be listed',
    'listed-error',
    '404.html',
    edit('content="noindex"', 'content="all"', '404.html'),
  ],
  ['no social tags', 'no-social-tags', BUTTON, edit('<meta property="og:title" content="x">', '')],
  ['structured data that is not JSON', 'structured-data', BUTTON, edit('{"@graph"', '{@graph"')],
  [
    'a translation that does not link back',
    'wrong-alternate',
    BUTTON,
    edit(`hreflang="zh" href="${ORIGIN}/zh/ui/button/"`, `hreflang="zh" href="${ORIGIN}/zh/ui/"`),
  ],
  [
    'other translations than the page has',
    'wrong-alternate',
    BUTTON,
    edit(`<link rel="alternate" hreflang="x-default" href="${ORIGIN}/ui/button/">`, ''),
  ],
  [
    'text in another language that is not marked',
    'unmarked-language',
    'zh/ui/button/index.html',
    (site) => {
      site.pages = site.pages.map((page) =>
        page.route === '/zh/ui/button/' ? { ...page, contentLanguage: 'en', canonicalLanguage: 'en' } : page,
      );
    },
  ],
  [
    'a translation without a place of the English page',
    'missing-anchor',
    'button-source.md',
    edit('<h3 id="two">', '<h3>', 'zh/ui/button/index.html'),
  ],
  [
    'a script that blocks the page',
    'blocking-script',
    BUTTON,
    edit('<link rel="stylesheet"', '<script src="/a.js"></script><link rel="stylesheet"'),
  ],
  ['a style sheet that is missing', 'missing-file', BUTTON, edit('/a.css', '/b.css')],
  ['an inline script', 'inline-script', BUTTON, into('<script>other()</script>')],
  [
    'rules about early pages that the policy blocks',
    'inline-script',
    BUTTON,
    into('<script type="speculationrules">{}</script>'),
  ],
  ['an inline style', 'inline-style', BUTTON, into('<style>a{}</style>')],
  ['a script in an attribute', 'script-attribute', BUTTON, into('<b onclick="x()">b</b>')],
  ['a script as an address', 'script-attribute', BUTTON, into('<a href="javascript:x()">x</a>')],
  ['a relative link', 'broken-link', BUTTON, into('<a href="nothing/">x</a>')],
  ['a relative link upwards', 'broken-link', BUTTON, into('<a href="../nothing/">x</a>')],
  ['a whole address of this site', 'broken-link', BUTTON, into(`<a href="${ORIGIN}/ui/nothing/">x</a>`)],
  ['a whole address with a place', 'broken-anchor', BUTTON, into(`<a href="${ORIGIN}/ui/#nothing">x</a>`)],
  [
    'an area to no page',
    'broken-link',
    BUTTON,
    into('<map name="m"><area href="/ui/nothing/" alt="x"></map>'),
  ],
  ['a form to no page', 'broken-link', BUTTON, into('<form action="/ui/nothing/"></form>')],
  ['a button to no page', 'broken-link', BUTTON, into('<button formaction="/ui/nothing/">x</button>')],
  ['an SVG link to no page', 'broken-link', BUTTON, into('<svg><a xlink:href="/ui/nothing/">x</a></svg>')],
  [
    'a link that is not secure, in capitals',
    'insecure-link',
    BUTTON,
    into('<a href="HTTP://x.example/">x</a>'),
  ],
  [
    'a link to another language than it says',
    'wrong-language',
    BUTTON,
    into('<a hreflang="zh" href="/ui/">x</a>'),
  ],
  [
    'a missing relative image',
    'missing-image',
    BUTTON,
    into('<img src="j.png" alt="" width="1" height="1">'),
  ],
  [
    'a missing image of this site by its whole address',
    'missing-image',
    BUTTON,
    into(`<img src="${ORIGIN}/j.png" alt="" width="1" height="1">`),
  ],
  [
    'a missing image in srcset',
    'missing-file',
    BUTTON,
    into('<img src="/i.png" srcset="/i.png 1x, /j.png 2x" alt="" width="1" height="1">'),
  ],
  ['a source that is missing', 'missing-file', BUTTON, into('<picture><source srcset="/j.webp"></picture>')],
  ['a frame that is missing', 'missing-file', BUTTON, into('<iframe title="x" src="/nothing/"></iframe>')],
  ['a video whose poster is missing', 'missing-file', BUTTON, into('<video poster="/j.png"></video>')],
  ['a missing image in an SVG', 'missing-file', BUTTON, into('<svg><image href="/j.png"></image></svg>')],
  [
    'a missing file of an SVG use element',
    'missing-file',
    BUTTON,
    into('<svg><use href="/j.svg#a"></use></svg>'),
  ],
  ['a second title', 'double-title', BUTTON, into('<title>Other</title>')],
  [
    'a second canonical address',
    'double-canonical',
    BUTTON,
    into(`<link rel="canonical" href="${ORIGIN}/ui/button/">`),
  ],
  ['a base', 'refused-base', BUTTON, into('<base href="/ui/">')],
  [
    'a page that redirects by itself',
    'refused-refresh',
    BUTTON,
    into('<meta http-equiv="Refresh" content="0;url=/ui/">'),
  ],
  [
    'a document in an attribute',
    'refused-srcdoc',
    BUTTON,
    into('<iframe title="x" srcdoc="<p>x</p>"></iframe>'),
  ],
  [
    'a script as an address, with a tab',
    'script-attribute',
    BUTTON,
    into('<a href="java&#9;script:x()">x</a>'),
  ],
  [
    'a script as an address, with a named tab',
    'script-attribute',
    BUTTON,
    into('<a href="java&Tab;script:x()">x</a>'),
  ],
  [
    'a script as an address, with a hidden colon',
    'script-attribute',
    BUTTON,
    into('<a href="javascript&colon;x()">x</a>'),
  ],
  ['a document as an address', 'script-attribute', BUTTON, into('<a href="data:text/html,x">x</a>')],
  [
    'a script as the address of a form',
    'script-attribute',
    BUTTON,
    into('<form action="javascript:x()"></form>'),
  ],
  [
    'a script as the address of a button',
    'script-attribute',
    BUTTON,
    into('<button formaction="javascript:x()">x</button>'),
  ],
  [
    'a script as the address of an SVG link',
    'script-attribute',
    BUTTON,
    into('<svg><a xlink:href="javascript:x()">x</a></svg>'),
  ],
  [
    'a script as the address of a frame',
    'script-attribute',
    BUTTON,
    into('<iframe title="x" src="javascript:x()"></iframe>'),
  ],
  [
    'a script from another host',
    'foreign-script',
    BUTTON,
    into('<script src="https://x.example/a.js"></script>'),
  ],
  [
    'a script in its address',
    'foreign-script',
    BUTTON,
    into('<script src="data:text/javascript,x()"></script>'),
  ],
  [
    'a script of Next',
    'client-of-next',
    BUTTON,
    edit('<link rel="stylesheet"', '<script src="/_next/static/a.js" defer></script><link rel="stylesheet"'),
  ],
  [
    'a script of Next that is only loaded',
    'client-of-next',
    BUTTON,
    edit(
      '<link rel="stylesheet"',
      '<link rel="preload" as="script" href="/_next/static/a.js"><link rel="stylesheet"',
    ),
  ],
  [
    'data for the client of Next',
    'client-of-next',
    BUTTON,
    into('<script id="__NEXT_DATA__" type="application/json">{}</script>'),
  ],
  [
    'a policy that allows every host',
    'loose-policy',
    BUTTON,
    edit("script-src 'self'", "script-src 'self' *"),
  ],
  [
    'a policy that allows scripts as addresses',
    'loose-policy',
    BUTTON,
    edit("script-src 'self'", "script-src 'self' data:"),
  ],
  [
    'a policy that allows a host that is not configured',
    'loose-policy',
    BUTTON,
    edit("script-src 'self'", "script-src 'self' https://x.example"),
  ],
  [
    'no policy',
    'no-policy',
    BUTTON,
    edit(`<meta http-equiv="Content-Security-Policy" content="${POLICY}">`, ''),
  ],
  [
    'a policy that allows inline scripts',
    'loose-policy',
    BUTTON,
    edit("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
  ],
  [
    'a page without a link to it',
    'orphan-page',
    'ui/lost/index.html',
    (site) => {
      const page = { ...describePage('/ui/lost', 'en', 'none.md'), alternates: [] };
      site.pages.push(page);
      site.write('ui/lost/index.html', draw(page));
      site.write('ui/lost.md', '# T\n');
      for (const [name, text] of formatSitemaps(site.pages, ORIGIN)) site.write(name, text);
    },
  ],
  [
    'a page that was not exported',
    'missing-page',
    'button-source.md',
    (site) => site.remove('zh/ui/button/index.html'),
  ],
  ['a page without copy', 'missing-markdown', 'button-source.md', (site) => site.remove('ui/button.md')],
  [
    'a document that is not a page',
    'unknown-document',
    'ui/stray/index.html',
    (site) => site.write('ui/stray/index.html', readFileSync(join(site.folder, '404.html'), 'utf8')),
  ],
  ['no error page', 'no-error-page', '500.html', (site) => site.remove('500.html')],
  [
    'a page that the sitemap lacks',
    'sitemap-gap',
    'sitemap.xml',
    edit(`<loc>${ORIGIN}/ui/button/</loc>`, `<loc>${ORIGIN}/ui/</loc>`, 'sitemap.xml'),
  ],
  [
    'an unknown page in the sitemap',
    'sitemap-stranger',
    'sitemap.xml',
    edit(`<loc>${ORIGIN}/ui/button/</loc>`, `<loc>${ORIGIN}/x/</loc>`, 'sitemap.xml'),
  ],
  [
    'a published page that is gone',
    'lost-page',
    'data/published.txt',
    (site) => {
      site.ledger = published('/ui/buttons');
    },
  ],
  [
    'a published place that is gone',
    'lost-place',
    'data/published.txt',
    (site) => {
      site.ledger = published('/ui/button', 'three');
    },
  ],
  [
    'a published language that is gone',
    'lost-language',
    'data/published.txt',
    (site) => {
      site.ledger = { pages: new Map(), languages: new Set(['en', 'pt']) };
    },
  ],
  [
    'a pattern of redirects that hides pages',
    'shadowed-page',
    'data/redirects.ts',
    (site) => {
      site.redirects = [{ from: '/ui/*', to: '/' }];
    },
  ],
  [
    'a redirect to no place',
    'redirect-fragment',
    'data/redirects.ts',
    (site) => {
      site.redirects = [{ from: '/ui/button', fragments: { a: '#nothing' } }];
    },
  ],
  [
    'a header line that hosts cut off',
    'host-limit',
    '_headers',
    (site) => site.write('_headers', `/*\n  X: ${'y'.repeat(2000)}\n`),
  ],
  [
    'another policy in the header',
    'wrong-policy',
    '_hosting/nginx.conf',
    (site) => site.write('_hosting/nginx.conf', 'x'),
  ],
];

let site: Site;

beforeEach(() => {
  site = createSite();
});
afterEach(() => rmSync(site.folder, { recursive: true }));

describe('an export', () => {
  it('has no problem without a fault', () => {
    expect(check(site)).toEqual([]);
  });

  it.each(['en', 'zh'])('has no problem if a removed language redirects to %s', (to) => {
    withoutGerman(site, to);
    expect(check(site)).toEqual([]);
  });

  it.each(FAULTS)('with %s is reported: %s', (_name, code, file, seed) => {
    seed(site);
    const found = check(site).filter((problem) => problem.code === code);
    expect(found.map((problem) => problem.file).some((path) => path.endsWith(file))).toBe(true);
    for (const { line, column, message, hint } of found) {
      expect(line).toBeGreaterThan(0);
      expect(column).toBeGreaterThan(0);
      expect(message).not.toBe('');
      expect(hint).not.toBe('');
    }
  });

  it('has the same problems in one audit as in several', () => {
    into('<a href="/ui/nothing/">x</a><a href="/ui/#nothing">x</a><h5>Deep</h5>')(site);
    site.edit('zh/ui/index.html', '<h1>T</h1>', '<h1>T</h1><a href="/zh/gone/">x</a>');
    const found = check(site, 1);
    expect(found.length).toBeGreaterThan(3);
    for (const processes of [2, 3, 4]) expect(check(site, processes)).toEqual(found);
  });

  it('reports the line of the Markdown if the link is written there', () => {
    into('<a href="/ui/gone/">x</a>')(site);
    const [problem] = check(site);
    expect(problem).toMatchObject({ code: 'broken-link', line: 5, column: 10 });
    expect(problem?.file).toMatch(/button-source\.md$/);
  });

  it('reports the line of the document if the source does not contain the fault', () => {
    into('<b onclick="x()">b</b>')(site);
    expect(check(site)[0]).toMatchObject({ code: 'script-attribute', line: 4 });
  });

  it('reports a link on all pages a few times, and how often it occurs', () => {
    for (const file of listDocuments(site.folder).filter((one) => fileToRoute(one).endsWith('/'))) {
      site.edit(file, '<h1>T</h1>', '<h1>T</h1><a href="/zh/nothing/" hreflang="zh">x</a>');
    }
    const found = check(site).filter(({ code }) => code === 'broken-link');
    expect(found.length).toBe(5);
    expect(found[0]?.message).toContain('(and on 1 more pages)');
  });
});

describe('withoutLanguageCopies', () => {
  const problem = (message: string, file = 'data/a.md', line = 3) => ({
    file,
    line,
    column: 1,
    code: 'broken-link',
    message,
    hint: 'h',
  });

  it('reports a problem of a source once, not once a language', () => {
    const all = ['/ui/', '/zh/ui/', '/de/ui/'].map((path) => problem(`Page ${path} does not exist`));
    expect(withoutLanguageCopies(all, ['en', 'zh', 'de'])).toEqual(all.slice(0, 1));
  });

  it('keeps problems in other places, and those of documents', () => {
    const all = [
      problem('Page /ui/ does not exist'),
      problem('Page /zh/ui/ does not exist', 'data/a.md', 4),
      problem('Page /zh/other/ does not exist'),
      problem('m', 'index.html'),
      problem('m', 'index.html'),
    ];
    expect(withoutLanguageCopies(all, ['en', 'zh'])).toEqual(all);
  });
});
