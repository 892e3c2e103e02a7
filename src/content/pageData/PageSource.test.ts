import { listPageSources } from './PageSource';
import type { SiteContent } from './SiteContent';

describe('listPageSources', () => {
  it('has a gallery before there are pages below it', () => {
    const content = {
      registry: [
        {
          product: { id: 'ui', prefix: '/' },
          nav: [{ pathname: '/components' }, { pathname: '/planned', planned: true }],
          api: [{ sources: [], title: 'API', gallery: '/components' }],
        },
      ],
      pages: new Map(),
      familyPages: [],
      units: [],
    } as unknown as SiteContent;
    expect(listPageSources(content).map(({ kind, pathname }) => [kind, pathname])).toEqual([
      ['section', '/components'],
    ]);
  });

  it('has the pages that files of the family draw in the product and the entry of their address', () => {
    const content = {
      registry: [
        { product: { id: 'home', prefix: '/' }, nav: [{ pathname: '/lamps' }] },
        { product: { id: 'ui', prefix: '/ui/' }, nav: [] },
      ],
      pages: new Map(),
      familyPages: [{ pathname: '/lamps' }, { pathname: '/ui/lamps' }],
      units: [],
    } as unknown as SiteContent;
    expect(
      listPageSources(content).map(({ kind, pathname, product, navPage }) => [
        kind,
        pathname,
        product.product.id,
        navPage?.pathname,
      ]),
    ).toEqual([
      ['family', '/lamps', 'home', '/lamps'],
      ['family', '/ui/lamps', 'ui', undefined],
    ]);
  });
});
