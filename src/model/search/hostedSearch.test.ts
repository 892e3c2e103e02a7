import { MARK_END, MARK_START, hostedQuery, readHostedHit } from './hostedSearch';
import { listHostedOrigins, parseHostedIndex } from './parseHostedIndex';

const SITE = {
  languageCodes: ['en', 'zh', 'pt'],
  products: [
    { id: 'docs', prefix: '/' },
    { id: 'material-ui', prefix: '/material-ui/' },
  ],
};
const hierarchy = { lvl0: 'Material UI', lvl1: 'Button', lvl2: 'Loading' };

describe('readHostedHit', () => {
  it.each([
    [
      'https://elsewhere.example/material-ui/react-button/#loading',
      '/material-ui/react-button#loading',
      'en',
    ],
    ['https://elsewhere.example/zh/material-ui/react-button/', '/material-ui/react-button', 'zh'],
    ['/pt/material-ui/react-button/?a=b', '/material-ui/react-button', 'pt'],
  ])('links %s to the page of this site, with its language', (url, key, language) => {
    const hit = readHostedHit({ url, hierarchy }, SITE, 0);
    expect(hit).toMatchObject({ key, product: 'material-ui', language, owner: 'Button' });
  });

  it('has the language of the record, because a page may be untranslated at an address', () => {
    const url = 'https://elsewhere.example/pt/material-ui/react-card/';
    expect(readHostedHit({ url, hierarchy, language: 'en' }, SITE, 0)?.language).toBe('en');
  });

  it.each([['javascript:alert(1)'], ['data:text/html,x'], ['mailto:a@b.example'], [''], ['https://']])(
    'drops a record with the address %s',
    (url) => {
      expect(readHostedHit({ url, hierarchy }, SITE, 0)).toBeUndefined();
    },
  );

  it.each([[null], ['text'], [[]], [{}], [{ url: 'https://a.example/' }], [{ url: 3, hierarchy: 4 }]])(
    'drops %j',
    (record) => {
      expect(readHostedHit(record, SITE, 0)).toBeUndefined();
    },
  );

  it('marks only the text between the marker characters of the index, and keeps markup as text', () => {
    const value = `<b onclick=x>Lo${MARK_START}adi${MARK_END}ng &amp; more</b>`;
    const record = { url: 'https://a.example/material-ui/', hierarchy: { lvl1: 'x' } };
    const hit = readHostedHit({ ...record, _highlightResult: { hierarchy: { lvl1: { value } } } }, SITE, 0);
    expect(hit?.name).toEqual([
      { text: '<b onclick=x>Lo', marked: false },
      { text: 'adi', marked: true },
      { text: 'ng & more</b>', marked: false },
    ]);
  });
});

describe('hostedQuery', () => {
  const products = [
    { id: 'material-ui', version: '7.0.2' },
    { id: 'joy-ui', version: '5.0.0' },
    { id: 'system', version: '7.0.2' },
    { id: 'unversioned', version: '' },
  ];

  it('asks for every product in its documented version, the reader’s first', () => {
    const scope = { userLanguage: 'en', defaultLanguage: 'en', products };
    expect(hostedQuery(scope, 'material-ui')).toMatchObject({
      facetFilters: [['language:en'], ['version:7.0.2', 'version:5.0.0']],
      optionalFilters: ['product:material-ui', 'language:en'],
    });
  });

  it('asks for untranslated pages, too', () => {
    const scope = { userLanguage: 'zh', defaultLanguage: 'en', products };
    expect(hostedQuery(scope, 'joy-ui').facetFilters[0]).toEqual(['language:zh', 'language:en']);
  });
});

describe('parseHostedIndex', () => {
  it('is undefined if nothing is set', () => {
    expect(parseHostedIndex({})).toEqual({ findings: [] });
    expect(parseHostedIndex({ appId: ' ', apiKey: '', indexName: undefined })).toEqual({ findings: [] });
  });

  it('reports missing settings and an invalid id', () => {
    expect(parseHostedIndex({ appId: 'AB' }).findings).toEqual([
      'The hosted search index lacks apiKey and indexName',
    ]);
    expect(parseHostedIndex({ appId: 'a.b/', apiKey: 'k', indexName: 'i' }).findings).toEqual([
      'a.b/ is not the id of an Algolia application',
    ]);
  });

  it('is defined if all three are set, at hosts that the policy can name', () => {
    const set = { appId: 'AB12', apiKey: 'k', indexName: 'docs' };
    expect(parseHostedIndex(set)).toEqual({ hosted: set, findings: [] });
    for (const origin of listHostedOrigins('AB12')) expect(new URL(origin).origin).toBe(origin);
  });
});
