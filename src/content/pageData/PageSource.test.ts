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
      units: [],
    } as unknown as SiteContent;
    expect(listPageSources(content).map(({ kind, pathname }) => [kind, pathname])).toEqual([
      ['section', '/components'],
    ]);
  });
});
