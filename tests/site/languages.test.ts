import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languageName } from '../../src/model/languages/languageName';
import { htmlToText } from '../../src/model/page/htmlToText';
import type { PageFacts } from '../../src/model/page/PageFacts';
import type { ProductEntry } from '../../src/model/products/ProductEntry';
import { languages, productRegistry, site } from '../../src/site';
import { readRoutes } from './harness/readRoutes';
import { sampleRoutes } from './harness/sampleRoutes';
import { OUT } from '../../src/content/workspace';

const DEFAULT = 'en';
const codes: readonly string[] = languages.map(({ code }) => code);
/** Languages that have translated pages. A new language is added here once it has. */
const COMPLETE = ['zh', 'pt', 'ar'];
/** The texts of the shell in a language, and those of the family. */
const readTexts = (code: string): Record<string, string> =>
  Object.assign(
    {},
    ...[`src/texts/${code}.json`, `data/translations/${code}.json`]
      .filter((file) => existsSync(file))
      .map((file) => JSON.parse(readFileSync(file, 'utf8')) as object),
  ) as Record<string, string>;
/** The texts of each language; English ones where it has none yet. */
const texts = new Map(codes.map((code) => [code, { ...readTexts(DEFAULT), ...readTexts(code) }]));

/** Returns the pathnames of Markdown pages, each with its languages, derived only from file names. */
function listWritten(): Map<string, string[]> {
  const written = new Map<string, string[]>();
  const name = new RegExp(`^(.*?)(?:-(${codes.filter((code) => code !== DEFAULT).join('|')}))?\\.md$`);
  const folders = productRegistry.flatMap(({ product }: ProductEntry) =>
    [`data/products/${product.id}/pages`, product.folder ?? ''].map((folder) => ({ folder, product })),
  );
  for (const { product, folder } of folders) {
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder, { recursive: true }) as string[]) {
      const [, path = '', code = DEFAULT] = name.exec(file) ?? [];
      if (!path) continue;
      const segments = path.split('/');
      if (
        /^(?:index|README)$/.test(segments.at(-1) ?? '') ||
        (segments.length > 1 && segments.at(-1) === segments.at(-2))
      )
        segments.pop();
      const pathname = `${product.prefix}${segments.join('/')}`.replace(/(?<=.)\/$/, '');
      written.set(pathname, [...(written.get(pathname) ?? []), code]);
    }
  }
  return written;
}

interface Document {
  readonly route: string;
  readonly code: string;
  readonly pathname: string;
  readonly html: string;
  readonly kind: string;
  /** Languages in which the page has its own text. */
  readonly own: readonly string[];
  readonly noindex: boolean;
}

const written = listWritten();

/** Returns the language and the pathname of a route. */
function parseRoute(route: string): { code: string; pathname: string } {
  const [, prefix] = /^\/([a-z]{2})\//.exec(route) ?? [];
  const code = prefix !== undefined && prefix !== DEFAULT && codes.includes(prefix) ? prefix : DEFAULT;
  return { code, pathname: (code === DEFAULT ? route : route.slice(3)).replace(/(?<=.)\/$/, '') };
}

function readDocument(route: string): Document {
  const html = readFileSync(`${OUT}${route}index.html`, 'utf8');
  const data = /<script id="_page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { page } = JSON.parse(data) as PageFacts;
  const { code, pathname } = parseRoute(route);
  const own = written.get(pathname) ?? (page.kind === 'api' ? [DEFAULT] : codes);
  const product = productRegistry.find((entry) => entry.product.id === page.product.id);
  return { route, code, pathname, html, kind: page.kind, own, noindex: product?.product.noindex === true };
}

const documents = sampleRoutes().map(readDocument);
const address = (pathname: string, code: string) =>
  `${site.origin}${code === DEFAULT ? '' : `/${code}`}${pathname === '/' ? '' : pathname}/`;

/** Returns the objections of a rule to the documents; lists only documents with objections. */
function objections(rule: (document: Document) => readonly unknown[]): unknown[] {
  return documents.flatMap((document) =>
    rule(document).map((objection) => ({ route: document.route, objection })),
  );
}

describe('every page in every language', () => {
  it('exists', () => {
    const routes = new Set(readRoutes());
    const english = [...routes].filter((route) => !codes.includes(route.split('/')[1] ?? ''));
    expect(english.length).toBeGreaterThan(100);
    const missing = english.flatMap((route) =>
      codes
        .filter((code) => code !== DEFAULT)
        .map((code) => `/${code}${route}`)
        .filter((other) => !routes.has(other)),
    );
    expect(missing).toEqual([]);
    expect(routes.size).toBe(english.length * codes.length);
  });

  it('is canonical to itself if it is translated, and to the English page otherwise', () => {
    const wrong = objections(({ html, code, pathname, own }) => {
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      return canonical === address(pathname, own.includes(code) ? code : DEFAULT) ? [] : [canonical];
    });
    expect(wrong).toEqual([]);
  });

  it('names its real translations as alternates, English as the default one, and is not an alternate without a text', () => {
    const wrong = objections(({ html, code, pathname, own, noindex }) => {
      const found = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
        ([, language = '', href = '']) => `${language} ${href}`,
      );
      const alternates = noindex || own.length < 2 || !own.includes(code) ? [] : own;
      const expected = alternates.map((language) => `${language} ${address(pathname, language)}`);
      if (expected.length > 0) expected.push(`x-default ${address(pathname, DEFAULT)}`);
      return JSON.stringify(found.sort()) === JSON.stringify(expected.sort()) ? [] : [found];
    });
    expect(wrong).toEqual([]);
  });

  it('shows English marked as such with a notice in the language of the reader, or its own text without a notice', () => {
    const wrong = objections(({ html, code, own, pathname }) => {
      const notice =
        texts.get(code)?.shownInLanguage?.replace('{{language}}', languageName(DEFAULT, code)) ?? '-';
      const heading = /<h1\b[^>]*>/.exec(html)?.[0] ?? '';
      const isFallback = !own.includes(code);
      const noted = html.replaceAll('&#x27;', "'").includes(`>${notice}<`) === isFallback;
      const [, there = ''] = /<p class="page-notice".*?<a href="([^"]+)" hrefLang="en"/s.exec(html) ?? [];
      // A page of the API reference has no source to translate.
      const leads =
        there === `${pathname}/` &&
        html.includes(`${texts.get(code)?.editPage}</a>`) ===
          html.includes(`>${texts.get(code)?.translatePage}</a>`);
      if (isFallback && !leads) return ['no link to the English page, or to the source'];
      return noted && (heading.includes('lang="en"') && heading.includes('dir="ltr"')) === isFallback
        ? []
        : [heading];
    });
    expect(wrong).toEqual([]);
  });

  it('has no English descriptions in a list of pages', () => {
    let described = 0;
    const wrong = objections(({ html, kind }) => {
      const items =
        kind === 'section'
          ? html.matchAll(/<a href="([^"#]+)">[^<]*<\/a> (?:<span [^>]*>[^<]*<\/span>)*<\/div><p>/g)
          : [];
      return [...items].flatMap(([, href = '']) => {
        described += 1;
        const { own, code } = readDocument(href);
        return own.includes(code) ? [] : [href];
      });
    });
    expect(wrong).toEqual([]);
    expect(described).toBeGreaterThan(0);
  });

  it('shows no English text of the frame that the language has translated', () => {
    const keys = [
      'skipToContent',
      'selectLanguage',
      'changeColorMode',
      'viewAllVersions',
      'repository',
      'copy',
      'wrapLines',
    ] as const;
    const isEverywhere = (key: string) => !['viewAllVersions', 'copy', 'wrapLines'].includes(key);
    const wrong = objections(({ html, code }) => {
      const spoken = htmlToText(html);
      return keys.filter((key) => {
        const english = texts.get(DEFAULT)?.[key] ?? '';
        const own = texts.get(code)?.[key] ?? '';
        const shown = spoken.includes(own) || html.includes(`"${own}"`);
        const foreign =
          own !== english &&
          (html.replaceAll(/<wbr\/?>/g, '').includes(`>${english}<`) || html.includes(`="${english}"`));
        return (!shown && isEverywhere(key)) || foreign;
      });
    });
    expect(wrong).toEqual([]);
  });
});

describe('translated pages', () => {
  it.each(COMPLETE)('in %s are at least ten, of three products', (code) => {
    const own = [...written].filter(([, list]) => list.includes(code)).map(([pathname]) => pathname);
    expect(own.length).toBeGreaterThanOrEqual(10);
    expect(new Set(own.map((pathname) => pathname.split('/')[1])).size).toBeGreaterThanOrEqual(3);
  });
});
