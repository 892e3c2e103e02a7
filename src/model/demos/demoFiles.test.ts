import { nameOfFile } from './demoFiles';

it.each([
  ['rows.ts', 'rows.ts', 'rows.js'],
  ['parts/List.tsx', 'parts/List.tsx', 'parts/List.js'],
  ['glow.js', 'glow.js', 'glow.js'],
  ['a.module.css', 'a.module.css', 'a.module.css'],
  ['theme.d.ts', 'theme.d.ts', undefined],
])('a file %s has a name in each language of code', (path, ts, js) => {
  expect([nameOfFile(path, 'TS'), nameOfFile(path, 'JS')]).toEqual([ts, js]);
});
