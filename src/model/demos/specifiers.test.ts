import { listImports, listSpecifiers } from './specifiers';

describe('listSpecifiers', () => {
  it.each([
    ["import Button from '@mui/material/Button';", ['@mui/material/Button']],
    ['import * as React from \'react\';\nimport { a,\n  b } from "./parts";', ['react', './parts']],
    ["import './styles.css';", ['./styles.css']],
    ["export { a } from './a';", ['./a']],
    ["const Lazy = lazy(() => import('./Lazy'));", ['./Lazy']],
    ["import type { Props } from './types';\nimport { type A, b } from './b';", ['./b']],
    ["const text = 'import it from nowhere';", []],
    ["import {\n  ray, // don't use more; it's bright\n} from './ray';", ['./ray']],
    ["import { /* it's \"the\" one */ ray } from './ray';\nimport a from './a';", ['./ray', './a']],
    ["import a from './a'; import b from './b';import './c';", ['./a', './b', './c']],
    ["import type from './type';\nimport type, { b } from './b';", ['./type', './b']],
    ["const half = 1 / 2;\nexport const ratio = half /\n  3;\nimport a from './a';", ['./a']],
    ["\uFEFFimport a from './a';", ['./a']],
    ['', []],
  ])('reads %j', (code, expected) => {
    expect(listSpecifiers(code)).toEqual(expected);
  });

  it('fails fast on code without an import, even with many comments', () => {
    const comments = '  // a comment\n  /* and * another */\n'.repeat(200);
    expect(listSpecifiers(`export function long() {\n${comments}}`)).toEqual([]);
    expect(listSpecifiers('\n'.repeat(200_000))).toEqual([]);
  });
});

describe('listImports', () => {
  it('distinguishes imports of types from others', () => {
    const code =
      "import type { Beam } from './beam';\nexport type { Ray } from './ray';\nimport { type A, b } from './b';";
    expect(listImports(code)).toEqual([
      { specifier: './beam', index: 27, isTypes: true },
      { specifier: './ray', index: 62, isTypes: true },
      { specifier: './b', index: 97, isTypes: false },
    ]);
  });
});
