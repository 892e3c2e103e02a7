import type { PageData } from '../page/PageData';
import { listCrawlerTags } from './crawlerFacts';

const page = (canonical?: string): PageData =>
  ({
    head: { title: '', description: '', alternates: [], ...(canonical ? { canonical } : {}) },
    contentLanguage: 'zh',
    canonicalLanguage: 'zh',
    versions: [
      { text: 'v7.0.2', href: '/', current: true },
      { text: 'v6', href: 'https://v6.example/' },
    ],
    product: { id: 'material-ui', name: 'Material UI', href: '/material-ui/' },
  }) as unknown as PageData;

describe('listCrawlerTags', () => {
  it('names the facets that a hosted query filters by', () => {
    expect(listCrawlerTags(page('https://docs.example/zh/'))).toEqual([
      { name: 'docsearch:language', content: 'zh' },
      { name: 'docsearch:version', content: '7.0.2' },
      { name: 'docsearch:product', content: 'material-ui' },
    ]);
  });

  it('describes nothing for a page without an address', () => {
    expect(listCrawlerTags(page())).toEqual([]);
  });
});
