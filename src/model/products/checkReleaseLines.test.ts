import type { Product } from './Product';
import type { ProductEntry } from './ProductEntry';
import { checkReleaseLines } from './checkReleaseLines';

const older = (text: string) => ({
  text,
  landing: 'https://old.docs.example/a/',
  origin: 'https://old.docs.example',
  pathnames: {},
});

/** A line of the registry: its packages, the versions in its menu and its releases. */
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
      'a number begins like another',
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
