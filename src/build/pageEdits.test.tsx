import type { PageProps } from '../model/page/PageData';
import { findEdit } from './pageEdits';

jest.mock('../content/pageData/readBuild', () => ({ readPageStyles: (href: string) => `styles of ${href}` }));
jest.mock('../layouts/PageBody', () => ({
  PageBody: ({ page, start }: { page: PageProps['page']; start: number }) => page.html[`_${start}`],
}));

const DEMO = { kind: 'demo', region: '_1', name: 'Lamp', registryKey: 'lamp', extrasHref: '/lamp.1.json' };

function page(change: object = {}, html: object = {}, files: readonly string[] = ['/lamp.1.js']): PageProps {
  return {
    userLanguage: 'en',
    translations: {},
    demoFiles: { lamp: files },
    page: {
      title: 'Lamp',
      kind: 'docs',
      product: { id: 'lumen' },
      styles: '/lamp.css',
      blocks: [{ kind: 'html', region: '_0' }, DEMO],
      html: { _0: '<p>on</p>', _1: 'a lamp', _1c: 'code', _toc: '', header: 'slot', ...html },
      ...change,
    },
  } as unknown as PageProps;
}

it('names the texts that differ', () => {
  expect(findEdit(page(), page({}, { _0: '<p>off</p>', _toc: '<ul></ul>' }))).toEqual({
    html: { _0: '<p>off</p>', _toc: '<ul></ul>' },
    demos: {},
  });
});

it('has a demo that differs as the page draws it, with its facts and the styles of the page', () => {
  const blocks = [
    { kind: 'html', region: '_0' },
    { ...DEMO, extrasHref: '/lamp.2.json' },
  ];
  const edit = findEdit(page(), page({ blocks, styles: '/lamp.2.css' }, { _1: 'two lamps' }, ['/lamp.2.js']));
  expect(edit).toMatchObject({
    html: {},
    demos: { _1: 'two lamps' },
    facts: { page: { blocks: [blocks[1]] }, demos: { lamp: ['/lamp.2.js'] } },
    styles: 'styles of /lamp.2.css',
  });
});

it('notices a demo of which only the code differs', () => {
  expect(findEdit(page(), page({}, { _1c: 'other code' }))?.demos).toEqual({ _1: 'a lamp' });
});

it.each([
  ['the title', page({ title: 'Lantern' })],
  ['what the family has put into the page', page({}, { header: 'another slot' })],
  ['a further block', page({ blocks: [{ kind: 'html', region: '_0' }, DEMO, DEMO] })],
  ['the modules of islands', { ...page(), islands: {} }],
])('is none if %s differs: the page has to be loaded again', (_, after) => {
  expect(findEdit(page(), after)).toBeUndefined();
});
