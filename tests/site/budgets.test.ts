import { readFileSync } from 'node:fs';
import { readRoutes } from './harness/readRoutes';
import { weigh, weighFile } from './harness/weigh';
import { OUT } from '../../src/content/workspace';

/** Bytes, gzip level 9. If a size exceeds its budget, the test fails: find the cause and reduce it. */
const BUDGETS = {
  /** Everything that a component page requests at load. */
  component: 40_000,
  /** The same for a page of the API reference; the one of the data grid has some 200 entries. */
  api: 41_200,
  /** A list of components, with the demos that are their pictures. */
  gallery: 60_000,
  /** A document without the content of `<main>`. */
  frame: 19_000,
  /** Scripts of the runtime, and what they are given, without the demos of the page. */
  runtime: 147_800,
} as const;

const LANGUAGE = /^\/(?:zh|pt|ar)(?=\/)/;
const routes = readRoutes(OUT);
const read = (route: string) => readFileSync(`${OUT}${route}index.html`, 'utf8');

const isApi = (route: string) => /\/api\/./.test(route);
const isComponent = (route: string) =>
  /^\/[\w-]+\/react-[\w-]+\/(?:[\w-]+\/)?$/.test(route.replace(LANGUAGE, '')) && !isApi(route);

/** Lists the files that a browser requests by itself when it reads a document, without its icon and fonts. */
function listLoaded(html: string): string[] {
  const outside = html.replace(/<(script|style|template|noscript)\b[^>]*>.*?<\/\1>/gs, '<$1>');
  return [
    ...outside.matchAll(
      /<link\b(?=[^>]*\brel="(?:stylesheet|preload|modulepreload)")(?![^>]*as="font")[^>]*\bhref="([^"]+)"/g,
    ),
    ...outside.matchAll(/<img\b(?![^>]*loading="lazy")[^>]*\bsrc="(\/[^"]+)"/g),
    ...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g),
  ].map(([, href = '']) => href);
}

function overBudget(
  wanted: (route: string) => boolean,
  budget: number,
): { checked: number; over: readonly string[] } {
  const checked = routes.filter(wanted);
  const over = checked.flatMap((route) => {
    const html = read(route);
    const bytes = weigh(html) + listLoaded(html).reduce((sum, href) => sum + weighFile(href, OUT), 0);
    return bytes > budget ? [`${route} ${bytes}`] : [];
  });
  return { checked: checked.length, over };
}

/** Lists the scripts that the boot starts, and the data of the page. */
function listRuntime(html: string): string[] {
  const [, list = ''] = /<script id="_boot"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const chunks = [...list.matchAll(/static\/[^"]+\.js/g)].map(([path]) => `/_next/${path}`);
  return [...new Set([...chunks, ...(list.match(/\/_docs\/(?:boot|shared)\/[^"]+/g) ?? [])])];
}

describe('at load', () => {
  it('a component page, in every language, stays within its budget', () => {
    const { checked, over } = overBudget(isComponent, BUDGETS.component);
    expect(over).toEqual([]);
    expect(checked).toBeGreaterThan(100);
  });

  it('a page of the API reference, in every language, stays within its budget', () => {
    const { checked, over } = overBudget(isApi, BUDGETS.api);
    expect(over).toEqual([]);
    expect(checked).toBeGreaterThan(1000);
  });

  it('a gallery of components, in every language, stays within its budget', () => {
    const { checked, over } = overBudget((route) => read(route).includes('section-picture'), BUDGETS.gallery);
    expect(over).toEqual([]);
    expect(checked).toBeGreaterThanOrEqual(12);
  });

  it('no page requests a style sheet or a script', () => {
    const wrong = routes.flatMap((route) =>
      listLoaded(read(route))
        .filter((href) => /\.(?:js|css)$/.test(href))
        .map((href) => `${route} ${href}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the frame of a document', () => {
  it('weighs the same in a large product and a small one, except for its open branch', () => {
    const heavy = routes.flatMap((route) => {
      const html = read(route);
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      // The list of contents and the styles of demos and of the API reference belong to the page.
      const rest = html.replace(main, '').replace(/<(\w+)[^>]* id="_toc".*?<\/\1>/s, '');
      const frame = weigh(
        rest.replace(/@layer mui\{.*(?=@layer)/s, '').replace(/@layer theme\{\.api-.*?(?=@layer)/s, ''),
      );
      return frame > BUDGETS.frame ? [`${route} ${frame}`] : [];
    });
    expect(heavy).toEqual([]);
  });

  it('contains only the sidebar lists above the page', () => {
    const wrong = routes.filter((route) => {
      const html = read(route);
      const tree = html.slice(html.indexOf('id="_tree"'), html.indexOf('</nav>'));
      return /aria-expanded="false"(?:(?!<\/div>).)*<\/div><ul/s.test(tree);
    });
    expect(wrong).toEqual([]);
  });
});

describe('after the boot', () => {
  it.each(['/', '/material-ui/react-table/', '/ar/x/api/data-grid/data-grid/', '/versions/'])(
    'the runtime of %s stays within its budget',
    (route) => {
      const files = listRuntime(read(route));
      expect(files.length).toBeGreaterThan(8);
      expect(files.reduce((sum, href) => sum + weighFile(href, OUT), 0)).toBeLessThanOrEqual(BUDGETS.runtime);
    },
  );
});
