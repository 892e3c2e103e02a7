import type { NavPage } from '../../model/navigation/NavPage';
import type { ReleaseLine } from '../../model/page/PageData';
import type { Product } from '../../model/products/Product';
import type { PageSource } from './PageSource';
import type { SiteContent } from './SiteContent';
import type { ProductEntry } from '../../model/products/ProductEntry';
import { API_NAMES, RELEASE_TABLE } from '../siteComponents';
import type { Block, Heading } from '../markdown/ParsedPage';
import { buildIndexes, createNameOf, findNewest, listCardPages, withComponentHeadings } from './pageLists';

describe('createNameOf', () => {
  const texts = {
    'pages./a/x': 'Ü',
    'pages./a/x?b=1': 'Ü',
    'pages.Inputs': 'Eingabe',
    'pages./empty': '',
  };
  const nameOf = createNameOf(texts, new Map([['/translated', 'Übersetzt']]));

  it.each<[string, NavPage, string]>([
    ['its text', { pathname: '/a/x', title: 'T' }, 'Ü'],
    ['the text of its subheader', { pathname: '/translated', subheader: 'Inputs' }, 'Eingabe'],
    ['the text of its pathname if its subheader is empty', { pathname: '/a/x', subheader: '' }, 'Ü'],
    ['the title of its translated page', { pathname: '/translated', title: 'T' }, 'Übersetzt'],
    ['its title, because an entry with a query is not translated', { pathname: '/a/x?b=1', title: 'T' }, 'T'],
    ['its pathname if its text is empty', { pathname: '/empty' }, 'Empty'],
  ])('names an entry by %s', (_what, page, name) => {
    expect(nameOf(page)).toBe(name);
  });
});

describe('listCardPages', () => {
  const lamp = {
    product: { prefix: '/lamp', popular: ['/lamp/dim'] },
    nav: [{ pathname: '/lamp/on' }, { pathname: '/lamp/more', children: [{ pathname: '/lamp/dim' }] }],
  } as unknown as ProductEntry;
  const home = (popular?: readonly string[]) =>
    ({ product: { prefix: '/', popular }, nav: [{ pathname: '/versions' }] }) as unknown as ProductEntry;
  const list = (entry: ProductEntry) => listCardPages(entry, [entry, lamp]).map(({ pathname }) => pathname);

  it('lists the tree of a product', () => {
    expect(list(lamp)).toEqual(['/lamp/on', '/lamp/more']);
  });

  it('lists the popular pages of all products for the home page, or its tree if it names none', () => {
    expect(list(home(['/lamp/dim', '/versions']))).toEqual(['/lamp/dim', '/versions']);
    expect(list(home())).toEqual(['/versions']);
  });
});

describe('buildIndexes', () => {
  it('lists the pages of each group, and no group that only has pages of other sites', () => {
    const nav = [
      { pathname: '/lamp/on' },
      { pathname: '/lamp/more', children: [{ pathname: '/lamp/dim' }, { pathname: '/away' }] },
      { pathname: '/lamp/lab', children: [{ pathname: '/away' }] },
    ];
    const registry = [
      { product: { id: 'lamp', name: 'Lamp', prefix: '/lamp' }, nav },
    ] as unknown as ProductEntry[];
    const hrefOf = ({ pathname }: NavPage) =>
      pathname === '/away' ? 'https://away.example/' : `${pathname}/`;
    const [index] = buildIndexes({ registry }, 'en', hrefOf, ({ pathname }) => pathname);
    expect(index?.entries.map(({ text, children }) => [text, children?.map((page) => page.text)])).toEqual([
      ['/lamp/on', undefined],
      ['/lamp/more', ['/lamp/dim']],
    ]);
  });
});

describe('withComponentHeadings', () => {
  const heading = (hash: string): Heading => ({ text: hash, level: 2, hash, children: [] });
  const content = {
    registry: [{ product: { id: 'lamp', name: 'Lamp' }, nav: [], releases: [{}, {}] }],
    units: ['Bulb', 'Cable'].map((name) => ({ name, pathname: `/lamp/${name}`, productId: 'lamp' })),
  } as unknown as SiteContent;
  const list = (name: string) => {
    const blocks = [
      { kind: 'html', html: '<h2 id="first">' },
      { kind: 'component', name },
    ] as Block[];
    return withComponentHeadings([heading('first'), heading('last')], blocks, content).map(
      ({ text }) => text,
    );
  };

  it.each([
    ['the products of the releases', RELEASE_TABLE, ['Lamp']],
    ['the letters of the API names', API_NAMES, ['B', 'C']],
    ['nothing of another component', 'search/SearchField', []],
  ])('lists %s where the component is', (_what, name, brought) => {
    expect(list(name)).toEqual(['first', ...brought, 'last']);
  });
});

describe('findNewest', () => {
  const lamp = {
    id: 'lamp',
    packages: ['@a/lamp'],
    version: '1.0.0',
    olderVersions: [],
  } as unknown as Product;
  const release: ReleaseLine = {
    product: 'Lamp',
    packageName: '@a/lamp',
    version: '2.1.0',
    status: 'newest',
    docs: 'https://lamp.example/start/',
  };
  const newest = {
    origin: 'https://lamp.example',
    landing: 'https://lamp.example/start/',
    pathnames: { '/lamp/dim': '/dimmer' },
  };
  const find = (product: Product, lines: readonly ReleaseLine[]) =>
    findNewest(
      { pathname: '/lamp/dim', product: { product, nav: [] } } as unknown as PageSource,
      { registry: [{ product: lamp, nav: [], releases: lines }] } as unknown as SiteContent,
    );

  it.each<[string, Product, readonly ReleaseLine[], string | undefined]>([
    ['the same page there', { ...lamp, newest }, [release], 'https://lamp.example/dimmer/'],
    ['the landing page there', { ...lamp, newest: { ...newest, pathnames: {} } }, [release], newest.landing],
    ['the documentation of the release, if its pages are unknown', lamp, [release], release.docs],
    ['that of another product with the same packages', { ...lamp, id: 'core' }, [release], release.docs],
    ['nothing if the documented release is the newest', lamp, [{ ...release, status: 'current' }], undefined],
    ['nothing if the product has no releases', { ...lamp, version: '0.0.0' }, [release], undefined],
    [
      'nothing if other packages have the newest release',
      { ...lamp, packages: ['@a/b'] },
      [release],
      undefined,
    ],
  ])('leads to %s', (_where, product, lines, href) => {
    expect(find(product, lines)?.href).toBe(href);
  });
});
