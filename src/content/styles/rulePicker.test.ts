import { createRulePicker, minifyCss, readClasses } from './rulePicker';

const HTML = '<p class="a b"><i class="c">x</i></p>';

describe('createRulePicker', () => {
  const pick = (css: string, ...parts: readonly string[]) => createRulePicker(css)(parts.map(readClasses));

  it.each([
    ['.a{top:0}', true],
    ['.a.b>.c:hover{top:0}', true],
    ['.a.Mui-disabled{top:0}', ''],
    ['.a .d{top:0}', ''],
    ['.c,.d :hover{top:0}', true],
    ['.e,.d :hover{top:0}', ''],
    ['.a:not(.d){top:0}', true],
    ['.a:is(.d,.b){top:0}', true],
    ['.a :is(.d,.e){top:0}', ''],
    ['.c-more{top:0}', ''],
    ['.a:after{content:"}.d{"}', true],
    ['.a{background:url(/f.woff2)}', true],
    ['p[data-x=a]{top:0}', true],
    [':root:not([data-x]){top:0}', true],
    ['@layer one,two;', true],
    ['@layer one{p{top:0}}', true],
    ['@layer one{.d{top:0}}.a{top:0}', '@layer one;.a{top:0}'],
    ['@media (hover:none){.a:hover{top:0}}', true],
    ['@media (hover:none){.d:hover{top:0}}', ''],
    ['@media (min-width:600px){.a{top:0}}', true],
    ['@keyframes fade{0%{rotate:none}to{rotate:1turn}}', ''],
    ['.a{animation:1s fade}@keyframes fade{0%{rotate:none}to{rotate:1turn}}', true],
    ['.d{animation:1s fade}@keyframes fade{0%{rotate:none}to{rotate:1turn}}', ''],
    ['.fade{animation:1s fade}.a{top:0}@keyframes fade{to{rotate:1turn}}', true],
  ])('of %s: %s', (css, expected) => {
    expect(pick(css, HTML)).toBe(expected === true ? css : expected);
  });

  it('joins neighboring blocks', () => {
    const css = '@layer one{.a{top:0}}@layer one{@media print{.b{top:1px}}}@layer two{.c{top:2px}}';
    expect(pick(css, HTML)).toBe('@layer one{.a{top:0}@media print{.b{top:1px}}}@layer two{.c{top:2px}}');
  });

  it('keeps the order, and only the needed rules of a block', () => {
    const css = '.b{top:0}.d{top:1px}@media print{.d{top:2px}.a{top:3px}}.a{top:4px}';
    expect(pick(css, HTML)).toBe('.b{top:0}@media print{.a{top:3px}}.a{top:4px}');
  });

  it('keeps the rules that any part needs, and distinguishes documents', () => {
    const pickFor = createRulePicker('.a{top:0}.e{top:1px}');
    expect(pickFor([readClasses(HTML), readClasses('<b class="e">')])).toBe('.a{top:0}.e{top:1px}');
    expect(pickFor([readClasses(HTML)])).toBe('.a{top:0}');
  });
});

describe('readClasses', () => {
  it.each([
    ['<p class="a b"><i class="c">x</i></p>', ['a', 'b', 'c']],
    [`<P CLASS='a\n b'><i class=c>x</i></P>`, ['a', 'b', 'c']],
    ['<p class="[&amp;_p]:a b">x</p>', ['[&_p]:a', 'b']],
    ['<p\nclass = "a"title="b > c" class>x</p>', ['a', '']],
    ['<!-- <p class="a"> --><p title=\' class="b"\'>x</p><script>x = \'<p class="c">\'</script>', []],
  ])('reads those of %s', (html, classes) => {
    expect([...readClasses(html)]).toEqual(classes);
  });
});

describe('minifyCss', () => {
  it('removes invalid rules and spaces, and keeps the rest', () => {
    expect(minifyCss('.a { top: 0; } .b { top 1px } .c::nothing( { top: 0 }')).toBe('.a{top:0}');
    expect(minifyCss('')).toBe('');
  });
});
