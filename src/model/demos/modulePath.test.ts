import { modulePath } from './modulePath';

describe('modulePath', () => {
  it.each([
    ['', './data', 'data'],
    ['', './data.ts', 'data'],
    ['', './parts/Row.tsx', 'parts/Row'],
    ['parts/Row', './cells', 'parts/cells'],
    ['parts/Row', '../data', 'data'],
    ['', '../shared/rows', '../shared/rows'],
    ['../shared/rows', './more', '../shared/more'],
    ['../shared/rows', '../../up', '../../up'],
  ])('from %j, %j is %j', (from, specifier, expected) => {
    expect(modulePath(from, specifier)).toBe(expected);
  });
});
