import { listUsedVariables } from './themeVariables';

const SHEETS = [
  { ':root': { '--a': 'var(--b, 1px)', '--b': '2px', '--c': '3px', '--loop': 'var(--loop)' } },
  { '[data-mode="dark"]': { '--b': 'calc(1px + var( --d ))', '--d': '4px' } },
  { ':root': { colorScheme: 'light' } },
];

describe('listUsedVariables', () => {
  it.each([
    ['color:red', []],
    ['color:var(--c)', ['--c']],
    ['color:var(--c2)', []],
    ['color:var(--of-the-component, var(--c))', ['--c']],
    ['width:var(--a)', ['--a', '--b', '--d']],
    ['<i style="width:var(--loop)"></i>', ['--loop']],
  ])('of %j is %j', (text, expected) => {
    expect([...listUsedVariables(text, SHEETS)].sort()).toEqual(expected);
  });
});
