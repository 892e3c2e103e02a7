import { listPageTabs, pageOfTab, withoutTabs } from './pageTabs';

const TREE = [
  {
    pathname: '/ui/parts',
    children: [
      { pathname: '/ui/tree' },
      { pathname: '/ui/tree/hooks-api' },
      { pathname: '/ui/tree/components-api' },
      { pathname: '/ui/lamp' },
    ],
  },
  { pathname: '/ui/old/components-api' },
];

const PAGES = [
  '/ui/tree',
  '/ui/tree/hooks-api',
  '/ui/tree/components-api',
  '/ui/lamp',
  '/ui/old/components-api',
];
const isWritten = (pathname: string) => PAGES.includes(pathname);

it.each([
  ['/ui/tree', '/ui/tree'],
  ['/ui/tree/hooks-api', '/ui/tree'],
  ['/ui/tree/components-api', '/ui/tree'],
  ['/ui/components-api-guide', '/ui/components-api-guide'],
])('finds the page of %s', (pathname, page) => {
  expect(pageOfTab(pathname)).toBe(page);
});

it.each(['/ui/tree', '/ui/tree/components-api'])(
  'lists the tabs of a page in their order, for %s',
  (pathname) => {
    expect(listPageTabs(pathname, isWritten)).toEqual([
      { pathname: '/ui/tree', key: 'tabComponent' },
      { pathname: '/ui/tree/components-api', key: 'tabComponentsApi' },
      { pathname: '/ui/tree/hooks-api', key: 'tabHooksApi' },
    ]);
  },
);

it.each(['/ui/lamp', '/ui/old/components-api'])('lists none for %s', (pathname) => {
  expect(listPageTabs(pathname, isWritten)).toEqual([]);
});

it('leaves tabs out of a tree, but no page that stands alone', () => {
  expect(withoutTabs(TREE)).toEqual([
    { pathname: '/ui/parts', children: [{ pathname: '/ui/tree' }, { pathname: '/ui/lamp' }] },
    { pathname: '/ui/old/components-api' },
  ]);
});
