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
      { nav, product: { id: 'lamp', noindex: !('products.lamp' in texts), description: 'Light' } },
      { nav: [], product: { id: 'hidden', noindex: true } },
    ],
    languages: [{ code: 'en' }, { code: 'zh' }],
    translations: new Map([
      ['en', english],
      ['zh', texts],
    ]),
    pages: new Map<string, unknown>([
      ['/translated', { texts: { zh: { title: '页' } } }],
      ['/outside', { texts: {}, linked: {} }],
    ]),
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
  it('reports popular pages that are in no tree', () => {
    const product = { id: 'lamp', prefix: '/lamp/', popular: ['/lamp/a', '/lamp/gone'] };
    const content = {
      registry: [{ product, nav: [{ pathname: '/lamp/a' }] }],
      languages: [{ code: 'en' }],
      pages: new Map(),
    } as unknown as SiteContent;
    const found = checkNavigation(content, [{ pathname: '/lamp/a' }] as PageSource[]);
    expect(found.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'unknown-popular-page: /lamp/gone is among the popular pages, but in no tree',
    ]);
  });
});
