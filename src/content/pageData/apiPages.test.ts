import type { ApiSource } from '../../model/api/ApiSource';
import type { ApiUnit } from '../../model/api/ApiUnit';
import type { Product } from '../../model/products/Product';
import { listSourceLinks } from './apiPages';

const unit = { packageName: '@tiny/ui', version: '2.0.0', declaredIn: 'Door/Door.d.ts' } as ApiUnit;
const product = { repository: 'https://git.example/ui', version: '2.0.0' } as Product;
const source = { sourceFolder: 'packages/ui/src' } as ApiSource;
const list = (own: ApiUnit, from?: ApiSource, of: Product = product) =>
  listSourceLinks(own, from, of, { componentSource: 'Source', apiDeclaration: 'Types' }).map(
    ({ text, href }) => `${text} ${href}`,
  );
const TYPES = 'Types https://unpkg.com/@tiny/ui@2.0.0/Door/Door.d.ts';

describe('listSourceLinks', () => {
  it('links the folder of the source at the tag of the version, and the declaration', () => {
    expect(list(unit, source)).toEqual([
      'Source https://git.example/ui/tree/v2.0.0/packages/ui/src/Door',
      TYPES,
    ]);
    expect(list(unit, source, { ...product, tag: 'ui-2' })[0]).toContain('/tree/ui-2/');
  });

  it('links the declaration only if the source is unknown', () => {
    expect(list(unit)).toEqual([TYPES]);
  });

  it('links nothing if another package declares the unit', () => {
    const { declaredIn: _, ...other } = unit;
    expect(list(other, source)).toEqual([]);
  });
});
