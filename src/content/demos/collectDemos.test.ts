import type { Problem } from '../../model/problems/Problem';
import type { ContentPage, SiteContent } from '../pageData/SiteContent';
import { collectDemos } from './collectDemos';

function contentWith(names: readonly string[]): SiteContent {
  const blocks = names.map((name, index) => ({ kind: 'demo', name, options: {}, line: 10 + index }));
  const page = {
    pathname: '/lamps',
    productId: 'lumen',
    file: 'tests/fixtures/demos/page.md',
    texts: { en: { blocks } },
  };
  return { pages: new Map([['/lamps', page as unknown as ContentPage]]) } as unknown as SiteContent;
}

function collect(names: readonly string[]) {
  const told: Omit<Problem, 'column'>[] = [];
  const placed = collectDemos(contentWith(names), (problem) => told.push(problem));
  return { placed, told: told.map(({ file, line, code }) => `${file}:${line} ${code}`) };
}

describe('collectDemos', () => {
  it('finds the demos of a page beside it', () => {
    const { placed, told } = collect(['Fine']);
    expect(told).toEqual([]);
    expect(placed.map(({ source, shard }) => [source.file, shard])).toEqual([
      ['tests/fixtures/demos/Fine.tsx', 'lamps'],
    ]);
  });

  it('tells a name without file, and a demo that is shown twice, with the line of the page', () => {
    const { told } = collect(['Fine', 'Nobody', 'Fine']);
    expect(told).toEqual([
      'tests/fixtures/demos/page.md:11 unknown-demo',
      'tests/fixtures/demos/page.md:12 repeated-demo',
    ]);
  });
});
