import { checkEntryShape, type ProductEntry, checkReleaseLines, completeEntry } from './ProductEntry';
import type { Product } from './Product';

describe('checkEntryShape', () => {
  const release = { packageName: 'ui', version: '1.0.0', date: '2025-03-31', status: 'current' };
  const source = { packageName: 'ui', file: 'data/products/ui/apiSource.ts', pathname: '/ui/api' };
  const messages = (entry: unknown) => checkEntryShape(entry).map(({ message }) => message);

  describe('checkEntryShape', () => {
    it.each([
      { nav: [] },
      {
        nav: [],
        releases: [release, { ...release, date: undefined }],
        api: [{ sources: [source], title: 'API' }],
      },
    ])('finds nothing in %j', (entry) => {
      expect(messages(entry)).toEqual([]);
    });

    it.each([
      [undefined, 'It has no list "nav"'],
      [{}, 'It has no list "nav"'],
      [{ nav: [], releases: {} }, 'Its "releases" is not a list'],
      [{ nav: [], releases: [{ ...release, date: 'x2025-03-31' }] }, 'Release 1 has the date "x2025-03-31"'],
      [{ nav: [], releases: [{ ...release, date: '2025-02-30' }] }, 'Release 1 has the date "2025-02-30"'],
      [{ nav: [], releases: [release, { ...release, status: 'old' }] }, 'Release 2 has the status "old"'],
      [{ nav: [], releases: [{ ...release, version: 1 }] }, 'Release 1 has no string "version"'],
      [{ nav: [], api: { sources: [source], title: '' } }, 'Its "api" is not a list of groups'],
      [{ nav: [], api: [{ sources: [source] }] }, 'Its API reference has no string "title"'],
      [{ nav: [], api: [{ sources: [], title: '' }] }, 'Its API reference has no list "sources"'],
      [
        { nav: [], api: [{ sources: [source, { ...source, pathname: '/ui/other' }], title: '' }] },
        'The sources of a group of its API reference differ in "pathname"',
      ],
      [
        { nav: [], api: [{ sources: [{ ...source, noPage: 1 }], title: '' }] },
        'noPage of an API source is not a list of reasons with names',
      ],
    ])('reports what %j lacks', (entry, message) => {
      expect(messages(entry)).toEqual([message]);
    });

    it('accepts any value', () => {
      const entry = { nav: [], releases: [null], api: [null, { sources: [null] }] };
      expect(messages(entry)).toContain('an API source has no packageName');
      expect(messages(entry)).toContain('Release 1 has no string "version"');
    });
  });
});

describe('completeEntry', () => {
  const product = { id: 'ui', prefix: '/ui/' } as Product;
  const fileOf = (id: string) => `${id}.ts`;

  it('completes each source of each group', () => {
    const api = [{ title: 'API', sources: [{ packageName: 'ui' }] }];
    const { api: complete } = completeEntry({ product, nav: [], api }, fileOf);
    expect(complete?.[0]).toMatchObject({
      title: 'API',
      sources: [{ packageName: 'ui', productId: 'ui', pathname: '/ui/api', file: 'ui.ts' }],
    });
  });

  it.each([undefined, null, {}, { product }, { product, api: {} }, { product, api: [null, { sources: 1 }] }])(
    'leaves %j to the checks',
    (entry) => {
      expect(completeEntry(entry as unknown as ProductEntry, fileOf)).toEqual(entry);
    },
  );
});

describe('checkReleaseLines', () => {
  const older = (text: string) => ({
    text,
    landing: 'https://old.docs.example/a/',
    origin: 'https://old.docs.example',
    pathnames: {},
  });

  /** Creates a registry entry: its packages, the versions in its menu and its releases. */
  function entry(
    id: string,
    packages: readonly string[],
    texts: readonly string[],
    versions?: readonly string[],
  ) {
    const product: Product = {
      id,
      name: id,
      description: id,
      prefix: `/${id}/`,
      packages,
      version: '7.0.2',
      olderVersions: texts.map(older),
    };
    const releases: ProductEntry['releases'] = versions?.map((version) => ({
      packageName: id,
      version,
      status: 'unsupported',
    }));
    return { product, ...(releases ? { releases } : {}) };
  }

  const main = entry('main', ['main'], ['v6', 'v5'], ['7.0.2', '6.5.0', '5.18.0']);

  describe('checkReleaseLines', () => {
    it.each([
      ['every version has its line', [main], []],
      ['a product without older versions has no lines', [entry('home', [], [])], []],
      [
        'a version lacks its line',
        [entry('a', ['a'], ['v6', 'v5'], ['6.5.0'])],
        ['Version v5 of a has no release line'],
      ],
      [
        'a number starts like another',
        [entry('a', ['a'], ['v6'], ['60.1.0'])],
        ['Version v6 of a has no release line'],
      ],
      ['another product documents the package', [main, entry('core', ['main'], ['v6'])], []],
      [
        'another product that documents the package lacks it, too',
        [main, entry('core', ['main'], ['v4'])],
        ['Version v4 of core has no release line'],
      ],
      [
        'only the lines of another product have it',
        [main, entry('a', ['main'], ['v5'], ['6.5.0'])],
        ['Version v5 of a has no release line'],
      ],
    ])('%s', (_case, registry, messages) => {
      expect(checkReleaseLines(registry).map(({ message }) => message)).toEqual(messages);
    });
  });
});
