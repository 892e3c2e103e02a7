/** @jest-environment jsdom */

import { renderToStaticMarkup } from 'react-dom/server';
import type { SearchManifest } from '../../model/search/SearchManifest';
import { EmptyPanel, MorePanel, NoticePanel } from './panels';

it.each([
  ['en', 'Joy UI, MUI X'],
  ['zh', 'Joy UI、MUI X'],
  ['ar', 'Joy UI وMUI X'],
])('lists in %s the products without search in the format of the language', (language, products) => {
  const html = renderToStaticMarkup(
    <NoticePanel
      failed={['Joy UI', 'MUI X']}
      isDown={false}
      isHostedDown={false}
      language={language}
      translate={(_key, values) => String(values?.products ?? '')}
      onRetry={() => undefined}
    />,
  );
  expect(html).toContain(products);
});

it.each([
  ['a & b', 'a%20%26%20b'],
  ['<Grid2>', '%3CGrid2%3E'],
])('leads from a search for %j without hits to a new issue that names it', (query, text) => {
  const html = renderToStaticMarkup(
    <EmptyPanel
      query={` ${query} `}
      repository="https://example.org/docs"
      suggestions={[]}
      products={[]}
      translate={(key) => key}
      onTry={() => undefined}
    />,
  );
  const [, href] = /<a href="([^"]*)"[^>]*>searchReport/.exec(html) ?? [];
  expect(href).toBe(
    `https://example.org/docs/issues/new?title=Search%20finds%20nothing%20for%20%E2%80%9C${text}%E2%80%9D`,
  );
});

it.each([
  ['button', true, ['/search/?q=button']],
  ['颜色', false, ['/zh/search/?q=%E9%A2%9C%E8%89%B2']],
  ['button', false, []],
])('leads from %s to all results, and to those in the language of the query', (query, hasMore, hrefs) => {
  const html = renderToStaticMarkup(
    <MorePanel
      query={query}
      manifest={{ page: '/search', languages: ['en', 'zh'] } as unknown as SearchManifest}
      userLanguage="en"
      hasMore={hasMore}
      translate={(key) => key}
    />,
  );
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(hrefs);
});
