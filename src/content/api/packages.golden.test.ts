import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listApiSources } from '../../model/products/ProductEntry';
import { productRegistry } from '../../site';
import { extractApi } from './extractApi';
import { describeUnit } from './golden/describeUnit';

const FOLDER = join(__dirname, 'golden');
const sources = listApiSources(productRegistry);
const { units } = extractApi(sources);

/**
 * Compares the whole reference of a few units with golden files. If a new version of a package changes them,
 * run the test with UPDATE_GOLDEN=1 and review the diff.
 */
describe('the reference of', () => {
  it.each([
    ['material-ui', 'Button'],
    ['material-ui', 'Autocomplete'],
    ['material-ui', 'useAutocomplete'],
    ['joy-ui', 'Button'],
    ['system', 'Box'],
    ['system', 'useMediaQuery'],
    ['x', 'DataGrid'],
    ['x', 'GridColDef'],
  ])('%s %s is as known', (productId, name) => {
    const unit = units.find((candidate) => candidate.productId === productId && candidate.name === name);
    const text = unit ? describeUnit(unit) : '';
    const file = join(FOLDER, `${productId}-${name}.txt`);
    if (process.env['UPDATE_GOLDEN']) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
    expect(unit).toBeDefined();
  });
});
