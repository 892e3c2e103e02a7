import { existsSync, readFileSync } from 'node:fs';
import { defaultLanguage } from '../../src/model/languages/defaultLanguage';
import { createHrefOf } from '../../src/model/navigation/navTarget';
import { walkNav } from '../../src/model/navigation/navTree';
import { resolveProduct } from '../../src/model/products/Product';
import { productRegistry } from '../../src/site';
import { readNavPages } from './readNav';

/** Languages whose home and landing pages are translated. A new language is added here once its own are. */
const COMPLETE = ['en', 'zh', 'pt', 'ar'];

const products = new Map(productRegistry.map((entry) => [entry.product.id, entry]));

describe('the products of this family', () => {
  it.each([
    ['material-ui', '7.0.2'],
    ['system', '7.0.2'],
    ['core', '7.0.2'],
    ['joy-ui', '5.0.0-beta.49'],
  ])('document the version of the specification: %s %s', (id, version) => {
    expect(products.get(id)?.product.version).toBe(version);
  });

  it.each(['material-ui', 'system', 'core'])('list the older versions of the specification: %s', (id) => {
    const older = products.get(id)?.product.olderVersions?.map(({ text }) => text);
    expect(older).toEqual(['v6', 'v5', 'v4']);
  });

  it('have a home page and landing pages in every complete language', () => {
    const listed = productRegistry.filter(({ product }) => !product.noindex);
    const missing = listed.flatMap(({ product: { id } }) =>
      COMPLETE.map(
        (code) => `data/products/${id}/pages/index${code === defaultLanguage() ? '' : `-${code}`}.md`,
      ).filter((file) => !existsSync(file)),
    );
    expect(missing).toEqual([]);
  });

  it('are described in every complete language', () => {
    const listed = productRegistry.filter(({ product }) => !product.noindex);
    const missing = COMPLETE.filter((code) => code !== defaultLanguage()).flatMap((code) => {
      const texts = JSON.parse(readFileSync(`data/translations/${code}.json`, 'utf8')) as object;
      return listed.flatMap(({ product: { id } }) => (`products.${id}` in texts ? [] : [`${code} ${id}`]));
    });
    expect(missing).toEqual([]);
  });

  it.each(['material-ui', 'joy-ui', 'system', 'x', 'docs-infra'])(
    'can have every known page in their trees, written or not: %s',
    (id) => {
      const all = productRegistry.map(({ product }) => product);
      const named = productRegistry.flatMap(({ nav }) => [...walkNav(nav)].map(({ page }) => page.pathname));
      const hrefOf = createHrefOf((pathname) => named.includes(pathname), all, defaultLanguage());
      const known = readNavPages(`nav-${id}.json`).filter(
        ({ pathname }) => resolveProduct(pathname, all).id !== 'docs',
      );
      expect(known.filter((page) => hrefOf(page) === undefined)).toEqual([]);
    },
  );

  it('link the versions page, the template store and the blog by default', () => {
    const home = products.get('docs')?.nav.map(({ pathname }) => pathname);
    expect(home).toEqual([
      '/',
      '/api-reference',
      '/versions',
      'https://mui.com/store/',
      'https://mui.com/blog/',
    ]);
  });
});
