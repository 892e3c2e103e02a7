import { readdirSync, readFileSync } from 'node:fs';
import { STYLE_LAYERS } from '../../src/constants';
import type { KeepIndex } from '../../src/model/offline/offlineProduct';
import { hashText } from '../../src/content/pageData/generatedFiles';
import { announcedHash, isOwnPage, isWholeDocument } from '../../src/model/offline/workerAnswer';
import { FORWARD_SCRIPT } from '../../src/model/outputs/inlineScripts';
import { sampleRoutes } from './harness/sampleRoutes';
import { OUT } from '../../src/content/workspace';
import { pathnameToLanguage } from '../../src/model/languages/languagePath';
import { resolveProduct } from '../../src/model/products/Product';
import { languageCodes, products } from '../../src/site';

const routes = sampleRoutes();
const documents = [...routes.map((route) => `${route}index.html`), '/404.html', '/500.html'];

const read = (file: string) => readFileSync(`${OUT}${file}`, 'utf8');

/** Returns the objections of a rule to the documents; lists only documents with objections. */
function objections(
  rule: (html: string, file: string) => readonly unknown[],
): { file: string; objection: unknown }[] {
  return documents.flatMap((file) => rule(read(file), file).map((objection) => ({ file, objection })));
}

interface Script {
  readonly attributes: string;
  readonly text: string;
}

/** Lists scripts that a browser runs, without those that only hold data. */
function runningScripts(html: string): Script[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(
      ({ attributes }) => !/type="(?:application\/(?:json|ld\+json)|speculationrules)"/.test(attributes),
    );
}

/** Lists runs of plain words of a paragraph, long enough to be unique. */
function plainRuns(paragraphs: Iterable<RegExpMatchArray>): string[] {
  return [...paragraphs].flatMap(([, text = '']) => /[A-Za-z ,]{45,}/.exec(text)?.[0].slice(0, 80) ?? []);
}

function listFiles(folder: string, end: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(path, end) : entry.name.endsWith(end) ? [path] : [];
  });
}

describe('an ad', () => {
  it('has a place on pages of products with ads, and on no others', () => {
    const holding = routes.filter((route) => read(`${route}index.html`).includes('data-ad-state='));
    const owners = holding.map((route) =>
      resolveProduct(pathnameToLanguage(route, languageCodes).canonicalPathname, products),
    );
    expect(owners.filter(({ disableAd }) => disableAd)).toEqual([]);
    expect(routes.length).toBeGreaterThan(holding.length);
    expect(owners.length).toBeGreaterThan(routes.length / 2);
  });
});

describe('a document', () => {
  it('of a demo or of the live editor carries its own security policy, as a page does', () => {
    const files = listFiles(`${OUT}/_docs`, '.html');
    const bare = files.filter(
      (file) => !readFileSync(file, 'utf8').includes('<meta http-equiv="Content-Security-Policy"'),
    );
    expect(bare).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
  });

  it('announces the content of the style sheet that its islands load', () => {
    const [, href = '', file = ''] = /data-sheet="(([^"#]+)#[^"]+)"/.exec(read('/index.html')) ?? [];
    expect(announcedHash(href)).toBe(hashText(readFileSync(OUT + file)));
  });

  it('has its end only once, at the end', () => {
    expect(
      objections((html) =>
        isWholeDocument(html) && !isWholeDocument(html.trimEnd().slice(0, -1)) ? [] : ['another end'],
      ),
    ).toEqual([]);
  });

  it('is recognized by the worker as a document of the site', () => {
    const [, loader = ''] = /<script type="module" src="([^"]+)"/.exec(read('/index.html')) ?? [];
    expect(loader).toMatch(/^\/_docs\/islands\//);
    const isPage = (file: string) => routes.includes(file.replace(/index\.html$/, ''));
    expect(
      objections((html, file) => (isOwnPage(html, loader) || !isPage(file) ? [] : ['not stored'])),
    ).toEqual([]);
  });

  it('names the styles of its demos as browsers do', () => {
    let names = 0;
    const others = objections((html) => {
      const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
      names += classes.filter((name) => /^mui-[0-9a-z]+$/.test(name)).length;
      // In development, the library puts the component's name after the hash.
      return classes.filter((name) => /^mui-[0-9a-z]+-Mui[A-Z]/.test(name));
    });
    expect(others).toEqual([]);
    expect(names).toBeGreaterThan(100);
  });

  it('contains the text of the page once', () => {
    let runs = 0;
    const repeated = objections((html) => {
      if (!html.includes('"kind":"docs"')) return [];
      // A demo has its texts in its code, too.
      const prose = html
        .split('class="prose"')
        .slice(1)
        .join(' ')
        .replace(/<div class="demo-original">.*?<div class="demo-result">/gs, '');
      const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
      return plainRuns(prose.split('</main>')[0]?.matchAll(/<p>([^<]*)/g) ?? []).filter((run) => {
        runs += 1;
        // The text of a plain document describes it in the head, too.
        return !description.includes(run) && html.split(run).length !== 2;
      });
    });
    expect(repeated).toEqual([]);
    expect(runs).toBeGreaterThan(30);
  });

  it('of a section contains its text about each page once', () => {
    const repeated = objections((html) => {
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      const entries = plainRuns(main.matchAll(/(?:<li>|<\/div>)<a [^>]*>[^<]*<\/a>[^<]*<p>([^<]*)/g));
      return html.includes('"kind":"section"') ? entries.filter((run) => html.split(run).length !== 2) : [];
    });
    expect(repeated.length).toBe(0);
  });

  it('runs the script of its head and the loader, and nothing that blocks its parser before the text', () => {
    const [head, loader] = runningScripts(read('/api-reference/index.html'));
    expect(loader?.attributes).toMatch(/^ type="module" src="\/_docs\/islands\/\w+\.js"$/);
    const wrong = objections((html, file) => {
      // These run first: the page for unknown addresses checks for a surplus prefix, and a page with moved
      // sections checks whether the fragment is one of them.
      const isAhead = file === '/404.html' || html.includes(FORWARD_SCRIPT);
      const [first, second, ...rest] = runningScripts(html).slice(isAhead ? 1 : 0);
      const same =
        first?.text === head?.text && first?.attributes === '' && second?.attributes === loader?.attributes;
      const others = rest.map(({ attributes, text }) => attributes + text.slice(0, 80));
      return same && others.length === 0 ? [] : [others];
    });
    expect(wrong).toEqual([]);
  });

  it('requests no other script by itself', () => {
    expect(
      objections((html) => html.match(/<link\b[^>]*(?:modulepreload|as="script")[^>]*>/g) ?? []),
    ).toEqual([]);
  });

  it('orders the style layers before it names any style', () => {
    const statement = `@layer ${STYLE_LAYERS.join(',')};`;
    expect(STYLE_LAYERS).toEqual(['theme', 'docsearch', 'mui', 'utilities']);
    const wrong = objections((html) => {
      const styles = [...html.matchAll(/<style\b[^>]*>.*?<\/style>|<link\b[^>]*rel="stylesheet"[^>]*>/gs)];
      const place = html.indexOf('</head>');
      const [, text = ''] = /^<style[^>]*>(.*)$/s.exec(styles[0]?.[0] ?? '') ?? [];
      return text.startsWith(statement) && (styles[0]?.index ?? place) < place
        ? []
        : [styles[0]?.[0].slice(0, 120)];
    });
    expect(wrong).toEqual([]);
  });

  it('of a page of text links to its source, in the language that it shows, with the date of its last change', () => {
    const shown = ['/core/', '/zh/material-ui/react-button/', '/zh/x/react-data-grid/clipboard/'].map(
      (route) => {
        const html = read(`${route}index.html`);
        const [, source] = /<a href="[^"]*\/(data\/products\/[^"]+\.md)" rel="noopener"/.exec(html) ?? [];
        return { route, source, dated: /"dateModified":"\d{4}-\d\d-\d\d/.test(html) };
      },
    );
    expect(shown).toEqual([
      { route: '/core/', source: 'data/products/core/pages/index.md', dated: true },
      {
        route: '/zh/material-ui/react-button/',
        source: 'data/products/material-ui/pages/react-button/react-button-zh.md',
        dated: true,
      },
      {
        route: '/zh/x/react-data-grid/clipboard/',
        source: 'data/products/x/pages/react-data-grid/clipboard/clipboard.md',
        dated: true,
      },
    ]);
  });

  it('links to the versions page, the template store and the blog in its footer', () => {
    const store = 'https://mui.com/store/';
    const blog = 'https://mui.com/blog/';
    expect(
      objections((html) => {
        const [footer = ''] = /<footer\b.*<\/footer>/s.exec(html) ?? [];
        return [store, blog, '/versions/'].filter((href) => !footer.includes(`${href}"`));
      }),
    ).toEqual([]);
  });

  it('lists each address once in its footer', () => {
    expect(
      objections((html) => {
        const [footer = ''] = /<footer\b.*<\/footer>/s.exec(html) ?? [];
        const hrefs = [...footer.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
        return hrefs.filter((href, index) => hrefs.indexOf(href) !== index);
      }),
    ).toEqual([]);
  });

  it('shows nothing internal outside of the pages that are for maintainers', () => {
    const internal = ['Docs-infra', 'Home docs', 'v0.0.0', 'Test: pages.js', '/experiments/'];
    const isForReaders = (file: string) => !/^\/(?:[a-z]{2}\/)?experiments\//.test(file);
    expect(
      objections((html, file) => (isForReaders(file) ? internal.filter((name) => html.includes(name)) : [])),
    ).toEqual([]);
    const lists = ['llms.txt', 'sitemap.xml', 'releases.xml', 'search.md', 'index.md', 'versions.md'];
    for (const list of lists) for (const name of internal) expect(read(`/${list}`)).not.toContain(name);
    const { products } = JSON.parse(read('/offline.json')) as KeepIndex;
    expect(products.flatMap(({ id, unlisted }) => (unlisted ? [id] : []))).toEqual(['docs-infra']);
  });
});

describe('pages of components', () => {
  it.each([
    [
      '/material-ui/react-button/',
      'Source',
      'https://github.com/mui/material-ui/tree/v7.0.2/packages/mui-material/src/Button',
    ],
    ['/material-ui/react-button/', '@mui/material', 'https://www.npmjs.com/package/@mui/material'],
    ['/pt/material-ui/react-button/', 'WAI-ARIA', 'https://www.w3.org/WAI/ARIA/apg/patterns/button/'],
    [
      '/x/react-data-grid/',
      'Source',
      'https://github.com/mui/mui-x/tree/v8.29.3/packages/x-data-grid/src/DataGrid',
    ],
    [
      '/joy-ui/react-button/',
      'Issues',
      'https://github.com/mui/material-ui/issues?q=is%3Aissue%20is%3Aopen%20label%3A%22package%3A%20joy-ui%22',
    ],
  ])('%s has a link "%s"', (route, text, href) => {
    expect(read(`${route}index.html`)).toContain(`<a href="${href}" rel="noopener"><bdi>${text}</bdi><svg`);
  });
});
