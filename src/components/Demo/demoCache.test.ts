import { createDemoCache, keepInside, nestCondition } from './demoCache';

describe('nestCondition', () => {
  it.each<[string, string, readonly string[] | undefined]>([
    ['a plain rule', '.a:hover{color:red;}', ['.a:hover{color:red;}']],
    ['one rule', '@media (hover: none){.a{top:0;}}', ['.a{@media (hover: none){top:0;}}']],
    [
      'rules in their order',
      '@supports (gap:1px){.a,.b>c{top:0;}.a::before{content:"x";}}',
      ['.a,.b>c{@supports (gap:1px){top:0;}}', '.a::before{@supports (gap:1px){content:"x";}}'],
    ],
    ['a container', '@container a (width>1px){.a{top:0;}}', ['.a{@container a (width>1px){top:0;}}']],
    ['an empty condition', '@media print{}', []],
    ['nested conditions', '@media print{@supports (gap:1px){.a{top:0;}}}', undefined],
    ['a closing brace in a string', '@media print{.a{content:"}";color:red;}}', undefined],
    ['braces in a string that look like a rule', '@media print{.a{content:"}x{";}}', undefined],
    ['an opening brace in a string', '@media print{.a{content:"{";}.b{top:0;}}', undefined],
    ['a font', '@font-face{font-family:a;src:url(a);}', undefined],
    ['a layer', '@layer a{.a{top:0;}}', undefined],
    ['an animation', '@keyframes a{to{top:0;}}', undefined],
  ])('of %s', (_name, rule, nested) => {
    expect(nestCondition(rule)).toEqual(nested);
  });
});

const ROOT = 'div:where([data-demo])';
const POPUP = `${ROOT}:where([data-demo=_popup])`;
const NO_POPUP = `${ROOT}:where(:not([data-demo=_popup]))`;

describe('keepInside', () => {
  it.each([
    ['html', ROOT],
    ['body.dark', `${ROOT}.dark`],
    ['body>main', `${ROOT}>main`],
    ['*', ':where([data-demo],[data-demo] *)'],
    ['*::before', ':where([data-demo],[data-demo] *)::before'],
    ['*>b', ':where([data-demo]) *>b'],
    ['h1 strong', ':where([data-demo]) h1 strong'],
    ['html-view', ':where([data-demo]) html-view'],
    ['.mui-1abc:hover', '.mui-1abc:hover'],
    [':root', '[data-demo]'],
    [':root h1', '[data-demo] h1'],
    [':where(:root,:host)', ':where([data-demo],[data-demo] *):where([data-demo],:host)'],
    [':where(html, .theme)', `:where([data-demo],[data-demo] *):where(${ROOT}, .theme)`],
    [':is(a,h2) b', ':where([data-demo],[data-demo] *):is(a,h2) b'],
    ['::selection', ':where([data-demo],[data-demo] *)::selection'],
    [':where(.mui-1abc)', ':where(.mui-1abc)'],
    ['[dir=rtl] .a', '[dir=rtl] .a'],
  ])('of %s', (selector, expected) => {
    expect(keepInside(selector)).toBe(expected);
  });
});

describe('the styles of a demo', () => {
  it.each(['ltr', 'rtl'] as const)('do not apply to the page around it in %s', (direction) => {
    const cache = createDemoCache(direction);
    const styles =
      'html,body{margin:0;}@media print{body{color:red;}}@keyframes turn{from{top:0;}to{top:1px;}}.own{left:1px;}';
    const rules = cache.insert('', { name: 'global', styles }, cache.sheet, false);
    const side = direction === 'rtl' ? 'right' : 'left';
    expect(rules).toBe(
      `${NO_POPUP},${NO_POPUP}{margin:0;}@media print{${ROOT}{color:red;}}` +
        `@keyframes turn{from{top:0;}to{top:1px;}}.own{${side}:1px;}`,
    );
  });

  it('give only demos the ground of a root', () => {
    const cache = createDemoCache('ltr');
    const styles = ':root{color:red;background:blue;}:root,.light{--a:1;}';
    expect(cache.insert('', { name: 'global', styles }, cache.sheet, false)).toBe(
      '[data-demo]:where([data-demo=_popup]){color:red;}' +
        '[data-demo]:where(:not([data-demo=_popup])){color:red;background:blue;}:root,.light{--a:1;}',
    );
  });

  it('give what a demo opens the text of its page, and neither its ground nor its size', () => {
    const cache = createDemoCache('rtl');
    const styles =
      'body{color:red;background:blue;min-height:100vh;margin:0 1px 0 2px;--a:1;font-family:serif;}.own{color:blue;}';
    expect(cache.insert('', { name: 'global', styles }, cache.sheet, false)).toBe(
      `${POPUP}{color:red;--a:1;font-family:serif;}` +
        `${NO_POPUP}{color:red;background:blue;min-height:100vh;margin:0 2px 0 1px;--a:1;font-family:serif;}.own{color:blue;}`,
    );
  });
});
