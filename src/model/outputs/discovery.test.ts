import type { NavPage } from '../navigation/NavPage';
import { buildManifest } from './webManifest';
import { escapeXml, formatDataScript } from './markupText';
import { formatFeed } from './feed';
import { formatLlms, listLlmsSections } from './llmsFile';
import { formatRobots, formatSitemaps } from './sitemap';
import { languageToLocale } from './socialTags';
import { type OutputPage, routeToMarkdownPath } from './OutputPage';

const ORIGIN = 'https://docs.example';

function page(pathname: string, more: Partial<OutputPage> = {}): OutputPage {
  const route = `${pathname}/`.replace('//', '/');
  return {
    route,
    pathname,
    productId: 'ui',
    userLanguage: 'en',
    contentLanguage: 'en',
    canonicalLanguage: 'en',
    title: `Title of ${pathname}`,
    description: 'What it is.',
    noindex: false,
    canonical: ORIGIN + route,
    alternates: [],
    ...more,
  };
}

describe('the sitemap', () => {
  it('lists pages with their dates and translations, and no page that may not be listed', () => {
    const alternates = [
      { hreflang: 'en', href: `${ORIGIN}/a/` },
      { hreflang: 'zh', href: `${ORIGIN}/zh/a/` },
    ];
    const pages = [
      page('/a', { lastUpdated: '2025-03-31', alternates }),
      page('/b', { noindex: true }),
      page('/c', { userLanguage: 'zh', canonical: `${ORIGIN}/c/` }),
    ];
    const text = formatSitemaps(pages, ORIGIN).get('sitemap.xml') ?? '';
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([`${ORIGIN}/a/`]);
    expect(text).toContain('<lastmod>2025-03-31</lastmod>');
    expect(text).toContain(`hreflang="zh" href="${ORIGIN}/zh/a/"`);
  });

  it('omits an unknown date', () => {
    expect(formatSitemaps([page('/a')], ORIGIN).get('sitemap.xml')).not.toContain('lastmod');
  });

  it('is split if one file cannot hold it', () => {
    const files = formatSitemaps([page('/a'), page('/b'), page('/c')], ORIGIN, 2);
    expect([...files.keys()].sort()).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml']);
    expect(files.get('sitemap.xml')).toContain(`<loc>${ORIGIN}/sitemap-2.xml</loc>`);
    const listed = ['sitemap-1.xml', 'sitemap-2.xml'].flatMap((name) => [
      ...(files.get(name) ?? '').matchAll(/<loc>(.*?)<\/loc>/g),
    ]);
    expect(listed.map((match) => match[1])).toEqual(['/a/', '/b/', '/c/'].map((route) => ORIGIN + route));
  });
});

describe('the feed of releases', () => {
  it('lists the newest first, those without a date last, and escapes its values', () => {
    const base = { product: 'A & B', packageName: '@a/b', status: 'current' } as const;
    const text = formatFeed(
      [
        { ...base, version: '1.0.0', date: '2024-01-02' },
        { ...base, version: '0.9.0' },
        { ...base, version: '2.0.0', date: '2025-01-02', notes: 'https://x.example/?a=1&b=2' },
      ],
      { siteName: 'S', origin: ORIGIN, address: `${ORIGIN}/releases.xml`, page: `${ORIGIN}/versions/` },
    );
    expect([...text.matchAll(/<title>@a\/b (.*?)<\/title>/g)].map((match) => match[1])).toEqual([
      '2.0.0',
      '1.0.0',
      '0.9.0',
    ]);
    expect(text).toContain('<pubDate>Thu, 02 Jan 2025 00:00:00 GMT</pubDate>');
    expect(text).toContain('https://x.example/?a=1&amp;b=2');
    expect(text).toContain('A &amp; B');
    // Feed readers show one entry per id.
    expect([...text.matchAll(/<guid isPermaLink="false">(.*?)<\/guid>/g)].map((match) => match[1])).toEqual([
      '@a/b@2.0.0',
      '@a/b@1.0.0',
      '@a/b@0.9.0',
    ]);
  });
});

describe('llms.txt', () => {
  const nav: readonly NavPage[] = [
    { pathname: '/ui/start', title: 'Start', children: [{ pathname: '/ui/start/one' }] },
    { pathname: '/ui/two' },
    { pathname: 'https://x.example/', title: 'X', children: [{ pathname: '/ui/two' }] },
  ];

  it('follows the tree, lists every page once, and links to the Markdown copies', () => {
    const pages = [page('/ui'), page('/ui/two'), page('/ui/start/one'), page('/ui/start')];
    const sections = listLlmsSections(nav, pages, ORIGIN, ({ title }) => title ?? '');
    const text = formatLlms('UI', 'What it is for.', sections);
    expect(text).toBe(
      [
        '# UI\n',
        '> What it is for.\n',
        '## Pages\n',
        `- [Title of /ui](${ORIGIN}/ui.md): What it is.`,
        `- [Title of /ui/two](${ORIGIN}/ui/two.md): What it is.\n`,
        '## Start\n',
        `- [Title of /ui/start](${ORIGIN}/ui/start.md): What it is.`,
        `- [Title of /ui/start/one](${ORIGIN}/ui/start/one.md): What it is.\n`,
      ].join('\n'),
    );
  });

  it('omits sections without links', () => {
    expect(formatLlms('T', 'D.', [{ title: 'Empty', links: [] }])).toBe('# T\n\n> D.\n');
  });
});

describe('small things', () => {
  it.each([
    ['/', '/index.md'],
    ['/a/b/', '/a/b.md'],
    ['/zh/', '/zh.md'],
  ])('the copy of %s is %s', (route, expected) => {
    expect(routeToMarkdownPath(route)).toBe(expected);
  });

  it('XML contains no invalid character', () => {
    expect(escapeXml('a\u0000<"\'&>\uFFFF😀')).toBe('a&lt;&quot;&apos;&amp;&gt;😀');
  });

  it('data in a script element cannot end it', () => {
    expect(formatDataScript({ a: '</script><!--' })).not.toContain('<');
    expect(JSON.parse(formatDataScript({ a: '</script>' }))).toEqual({ a: '</script>' });
  });

  it.each([
    ['en', 'en_US'],
    ['zh', 'zh_CN'],
    ['pt', 'pt_BR'],
    ['ar', 'ar_EG'],
  ])('%s is read as %s by social networks', (code, expected) => {
    expect(languageToLocale(code)).toBe(expected);
  });

  it('robots.txt allows every page, so that crawlers can read noindex', () => {
    expect(formatRobots(ORIGIN)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });

  it('the manifest names the site and its icons', () => {
    const icons = [{ src: '/i.png', sizes: '192x192', type: 'image/png' }];
    expect(buildManifest('N', 'D', { theme: '#fff', background: '#000' }, icons)).toMatchObject({
      name: 'N',
      start_url: '/',
      theme_color: '#fff',
      icons,
    });
  });
});
