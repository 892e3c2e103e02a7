import { declareModuleAsAny } from './mirror';

const namesIn = (text: string) => [...text.matchAll(/export type (\w+)/g)].map(([, name]) => name);

describe('declareModuleAsAny', () => {
  it.each([
    ["import { rows } from './rows';", ['rows']],
    ["import Table, { rows as all, type Row } from '../data/rows';", ['rows', 'Row']],
    ["import type {\n  Row,\n  Cell,\n} from './rows.ts';", ['Row', 'Cell']],
    ["export { rows } from './rows';", ['rows']],
    ["import { default as Table } from './rows';", []],
    ["import * as all from './rows';", []],
    ["import { rows } from './arrows';\nimport { cells } from 'rows';", []],
  ])('of %j declares %j', (code, names) => {
    const text = declareModuleAsAny('rows', [code]);
    expect(namesIn(text)).toEqual(names);
    expect(text).toContain('export default');
  });
});
