import { createVariableTrimmer } from './variableTrimmer';

/** Shared by all cases, to show that the cached result of one is not used for another. */
const trim = createVariableTrimmer();

describe('createVariableTrimmer', () => {
  it.each([
    [':root{--a:1px;--b:2px}p{top:var(--a)}', '', ':root{--a:1px;}p{top:var(--a)}'],
    [':root{--a:1px}p{top:var( --a , 2px)}', '', ':root{--a:1px}p{top:var( --a , 2px)}'],
    [':root{--a:var(--b);--b:2px}p{top:var(--a)}', '', ':root{--a:var(--b);--b:2px}p{top:var(--a)}'],
    [':root{--a:var(--b);--b:var(--c);--c:1px}p{top:0}', '', 'p{top:0}'],
    ['.a{--a:1px;--a-b:2px}i{top:var(--a-b)}', '', '.a{--a-b:2px}i{top:var(--a-b)}'],
    ['.a{--a:1px;top:0}@media print{.a{--a:2px}}', '<p style="top:var(--a)">', undefined],
    ['.a{--a:1px;top:0}', '<p style="--a:2px">', '.a{top:0}'],
    ['.a{--a:url(data:x;y);--b:"};";top:0}', '', '.a{top:0}'],
    ['@layer a{.a{--a:1px}}@layer b;.b{--b:1px}', '', '@layer a{}@layer b;'],
    ['.a{transition-property:--a;--a:1px}', '', undefined],
    ['.a{--a:light;top:0}.b--a:hover{top:1px}', '', '.a{top:0}.b--a:hover{top:1px}'],
  ])('of %s with %j: %j', (css, html, expected) => {
    expect(trim(css, html)).toBe(expected ?? css);
    expect(trim(css, html)).toBe(expected ?? css);
  });

  it('distinguishes documents that share a sheet and read different variables', () => {
    const css = '.a{--a:1px;--b:2px;top:0}';
    expect(trim(css, '<p style="top:var(--a)">')).toBe('.a{--a:1px;top:0}');
    expect(trim(css, '<p style="top:var(--b)">')).toBe('.a{--b:2px;top:0}');
    expect(trim(css, '<p>')).toBe('.a{top:0}');
  });
});
