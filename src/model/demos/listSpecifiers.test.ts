import { listSpecifiers } from './listSpecifiers';

describe('listSpecifiers', () => {
  it.each([
    ["import Button from '@mui/material/Button';", ['@mui/material/Button']],
    ['import * as React from \'react\';\nimport { a,\n  b } from "./parts";', ['react', './parts']],
    ["import './styles.css';", ['./styles.css']],
    ["export { a } from './a';", ['./a']],
    ["const Lazy = lazy(() => import('./Lazy'));", ['./Lazy']],
    ["import type { Props } from './types';\nimport { type A, b } from './b';", ['./b']],
    ["const text = 'import it from nowhere';", []],
    ['', []],
  ])('reads %j', (code, expected) => {
    expect(listSpecifiers(code)).toEqual(expected);
  });
});
