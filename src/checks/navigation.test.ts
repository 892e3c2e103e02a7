import type { SiteContent } from '../content/pageData/SiteContent';
import type { Problem } from '../model/Problem';
import type { NavPage } from '../model/navigation/NavPage';
import type { PageSource } from '../content/pageData/PageSource';
import { checkNavigation, checkPageNames } from './navigation';

const english = {};

/** Returns the problems of a tree in a language with these texts. */
function check(
  nav: readonly NavPage[],
  texts: Readonly<Record<string, string>>,
  describe = ({ code, warning }: Problem) => `${code} ${warning ? 'warns' : 'stops'}`,
): string[] {
  const content = {
    registry: [
      {
        nav,
        product: { id: 'lamp', prefix: '/', noindex: !('products.lamp' in texts), description: 'Light' },
      },
      { nav: [], product: { id: 'hidden', prefix: '/hidden/', noindex: true } },
      {
        nav: [],
        product: { id: 'door', prefix: '/door/', noindex: true, elsewhere: 'https://doors.example' },
      },
    ],
    languages: [{ code: 'en' }, { code: 'zh' }],
    translations: new Map([
      ['en', english],
      ['zh', texts],
    ]),
    pages: new Map<string, unknown>([
      ['/translated', { texts: { zh: { title: '页' } } }],
      ['/outside', { texts: {}, linked: {} }],
      ['/door/written', { texts: {} }],
    ]),
    familyPages: [],
    units: [{ pathname: '/api/button' }],
  } as unknown as SiteContent;
  return checkPageNames(content).map(describe);
}

describe('checkPageNames', () => {
  afterEach(() => {
    delete process.env.STRICT_TRANSLATIONS;
  });

  it.each<[string, NavPage, Readonly<Record<string, string>>, string[]]>([
    ['an entry without a name', { pathname: '/a' }, {}, ['missing-text warns']],
    ['an entry with an empty one', { pathname: '/a' }, { 'pages./a': '' }, ['missing-text warns']],
    ['an entry with a name', { pathname: '/a' }, { 'pages./a': '甲' }, []],
    ['a subheader with a name', { pathname: '/a', subheader: 'B' }, { 'pages.B': '乙' }, []],
    ['a translated page', { pathname: '/translated' }, {}, []],
    ['a page outside of data', { pathname: '/outside' }, {}, []],
    ['a page of the API reference', { pathname: '/api/button' }, {}, []],
    ['a page of another site', { pathname: '/door/a' }, {}, []],
    ['a page of another site with a name', { pathname: '/door/a' }, { 'pages./door/a': '门' }, []],
    ['a page that is planned', { pathname: '/door/a', planned: true }, {}, ['missing-text warns']],
    ['a page of a product with another site', { pathname: '/door/written' }, {}, ['missing-text warns']],
    [
      'a group of one',
      { pathname: '/door', children: [{ pathname: '/door/a' }] },
      {},
      ['missing-text warns'],
    ],
    [
      'a product without a description',
      { pathname: '/translated' },
      { 'products.lamp': '' },
      ['missing-text warns'],
    ],
    ['a product with one', { pathname: '/translated' }, { 'products.lamp': '灯' }, []],
    [
      'a description of no product',
      { pathname: '/translated' },
      { 'products.hidden': '灯' },
      ['unused-text stops'],
    ],
    ['an entry with a query, which has none', { pathname: '/a?b' }, {}, []],
    ['a name for it', { pathname: '/a?b' }, { 'pages./a?b': '甲' }, ['unused-text stops']],
    [
      'a name that matches no entry',
      { pathname: '/translated' },
      { 'pages./b': '乙' },
      ['unused-text stops'],
    ],
  ])('reports the problems of %s', (_what, page, texts, problems) => {
    expect(check([page], texts)).toEqual(problems);
  });

  it('reports all missing names of a language together', () => {
    const messages = check([{ pathname: '/a' }, { pathname: '/b' }], {}, ({ message }) => message);
    expect(messages).toEqual(['"pages./a" is missing; "A" is used instead (1 more)']);
  });

  it('reports no missing name of a language whose file has the texts of English, because it was unreadable', () => {
    expect(check([{ pathname: '/a' }], english)).toEqual([]);
  });

  it('fails for a missing name in strict mode', () => {
    process.env.STRICT_TRANSLATIONS = '1';
    expect(check([{ pathname: '/a' }], {})).toEqual(['missing-text stops']);
  });
});

describe('checkNavigation', () => {
  const PRODUCTS = [
    { id: 'home', prefix: '/' },
    { id: 'lamp', name: 'Lamp', prefix: '/lamp/', popular: [] as readonly string[] },
    { id: 'door', name: 'Door', prefix: '/door/', elsewhere: 'https://doors.example' },
  ];

  /** Returns the problems of a tree of the first product, with a page at `/lamp/a`. */
  function checkTree(nav: readonly NavPage[], popular: readonly string[] = []): string[] {
    const content = {
      registry: PRODUCTS.map((product) =>
        product.id === 'lamp' ? { product: { ...product, popular }, nav } : { product, nav: [] },
      ),
      languages: [{ code: 'en' }],
      pages: new Map(),
    } as unknown as SiteContent;
    return checkNavigation(content, [{ pathname: '/lamp/a' }] as PageSource[]).map(
      ({ code, message }) => `${code}: ${message}`,
    );
  }
  const missing = (pathname: string) => `nav-without-page: Page ${pathname} does not exist`;
  const exists = (pathname: string) => `planned-page: ${pathname} is planned, and exists`;

  it.each<[string, NavPage, string[]]>([
    ['a page', { pathname: '/lamp/a' }, []],
    ['no page', { pathname: '/lamp/b' }, [missing('/lamp/b')]],
    ['no page yet', { pathname: '/lamp/b', planned: true }, []],
    ['no page, and the badge of another state', { pathname: '/lamp/b', beta: true }, [missing('/lamp/b')]],
    ['a page that is planned', { pathname: '/lamp/a', planned: true }, [exists('/lamp/a')]],
    [
      'an address on another host that is planned',
      { pathname: 'https://b.example/', planned: true },
      [exists('https://b.example/')],
    ],
    ['a page on the other site of its product', { pathname: '/door/open' }, []],
    ['a page of no product', { pathname: '/doors/open' }, [missing('/doors/open')]],
    [
      'a group of another product, which has no section page',
      { pathname: '/door/all', children: [{ pathname: '/door/open' }] },
      [missing('/door/all')],
    ],
    ['a label', { pathname: '/lamp/line', subheader: 'Line' }, []],
  ])('accepts or reports an entry with %s', (_what, page, problems) => {
    expect(checkTree([page])).toEqual(problems);
  });

  it('reports popular pages that are in no tree, or do not exist', () => {
    const nav = [{ pathname: '/lamp/a' }, { pathname: '/lamp/b', planned: true }];
    expect(checkTree(nav, ['/lamp/a', '/lamp/b', '/lamp/gone'])).toEqual([
      'unknown-popular-page: /lamp/b is among the popular pages, but has no page',
      'unknown-popular-page: /lamp/gone is among the popular pages, but in no tree',
    ]);
  });
});
