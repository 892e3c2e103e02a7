import { checkEntryShape } from './checkEntryShape';

const release = { packageName: 'ui', version: '1.0.0', date: '2025-03-31', status: 'current' };
const source = {
  states: { prefix: 'Mui-', keys: [] },
  productId: 'ui',
  packageName: 'ui',
  pathname: '/ui/api',
  file: 'data/products/ui/apiSource.ts',
  linkOrigin: 'https://ui.example',
  classPrefix: 'Ui',
  linkSections: [],
  interfaces: [],
  builtFrom: [],
  propSets: [],
  noPage: [],
  noPageModules: [],
  unavailable: [],
};
const messages = (entry: unknown) => checkEntryShape(entry).map(({ message }) => message);

describe('checkEntryShape', () => {
  it.each([
    { nav: [] },
    { nav: [], releases: [release, { ...release, date: undefined }], api: { source, title: 'API' } },
  ])('finds nothing in %j', (entry) => {
    expect(messages(entry)).toEqual([]);
  });

  it.each([
    [undefined, 'It has no list "nav"'],
    [{}, 'It has no list "nav"'],
    [{ nav: [], releases: {} }, 'Its "releases" are no list'],
    [{ nav: [], releases: [{ ...release, date: 'x2025-03-31' }] }, 'Release 1 has the date "x2025-03-31"'],
    [{ nav: [], releases: [{ ...release, date: '2025-02-30' }] }, 'Release 1 has the date "2025-02-30"'],
    [{ nav: [], releases: [release, { ...release, status: 'old' }] }, 'Release 2 has the status "old"'],
    [{ nav: [], releases: [{ ...release, version: 1 }] }, 'Release 1 has no text "version"'],
    [{ nav: [], api: { source } }, 'Its API reference has no text "title"'],
    [
      { nav: [], api: { source: { ...source, noPage: 1 }, title: '' } },
      'Its API source has no list "noPage"',
    ],
  ])('tells what %j lacks', (entry, message) => {
    expect(messages(entry)).toEqual([message]);
  });

  it('takes whatever stands there', () => {
    expect(messages({ nav: [], releases: [null], api: null })).toHaveLength(3 + 15);
  });
});
