import { pickRules } from './rulePicker';

const HTML = '<p class="a b"><i class="c">x</i></p>';

describe('pickRules', () => {
  it.each([
    ['.a{color:red;}', true],
    ['.a.b>.c:hover{color:red;}', true],
    ['.a.Mui-disabled{color:red;}', false],
    ['.b.a{color:red;}', true],
    ['.a.c{color:red;}', false],
    ['.a.c:hover,.c:hover .b,.c:hover.b{color:red;}', '.c:hover .b,.c:hover.b{color:red;}'],
    ['.a:not(.b).c{color:red;}', false],
    ['.a :is(.c.b,.c){color:red;}', true],
    ['.a:is(.b.c){color:red;}', false],
    ['.a :is(i.c.d){color:red;}', false],
    ['.a .d{color:red;}', false],
    ['.c,.d :hover{color:red;}', '.c{color:red;}'],
    ['.a:not(.d){color:red;}', true],
    ['.a:not(:is(.d)){color:red;}', true],
    ['.a:is(.d, .b){color:red;}', true],
    ['.a::after{content:"}";}', true],
    ['p>i{color:red;}', true],
    ['p>b{color:red;}', false],
    ['.a::-moz-focus-inner{border-style:none;}', false],
    ['.a::-moz-placeholder,.a::-ms-input-placeholder{top:0;}', '.a::-moz-placeholder{top:0;}'],
    ['p :is(b,i){color:red;}', true],
    ['p :is(b,u){color:red;}', false],
    ['p:nth-of-type(odd)::before{color:red;}', true],
    ['p:has(+ i):lang(en){color:red;}', true],
    ['p[data-x="a b"]{color:red;}', true],
    [':root:not([data-x]),b{color:red;}', true],
    ['html body *{color:red;}', true],
    ['@layer one, two;', true],
    ['@layer one{p{color:red;}}', true],
    ['@layer one{b{color:red;}}', false],
    ['.c-more{color:red;}', false],
    ['@media (hover: none){.a:hover{color:red;}}', true],
    ['@media (hover: none){.d:hover{color:red;}}', false],
    ['@keyframes turn{0%{rotate:0deg;}100%{rotate:1turn;}}', false],
    ['.a{animation:turn 1s;}@keyframes turn{0%{rotate:0deg;}100%{rotate:1turn;}}', true],
    ['.d{animation:turn 1s;}@keyframes turn{0%{rotate:0deg;}}', false],
  ])('of %s: %s', (css, expected) => {
    expect(pickRules(css, HTML)).toBe(expected === true ? css : expected || '');
  });

  it('joins neighboring blocks', () => {
    const css = '@layer one{.a{top:0}}@layer one{@media print{.b{top:1px}}}@layer two{.c{top:2px}}';
    expect(pickRules(css, HTML)).toBe(
      '@layer one{.a{top:0}@media print{.b{top:1px}}}@layer two{.c{top:2px}}',
    );
  });

  it('keeps the order, and only the needed rules of a block', () => {
    expect(pickRules('.b{top:0;}.d{top:1px;}@media print{.d{top:2px;}.a{top:3px;}}.a{top:4px;}', HTML)).toBe(
      '.b{top:0;}@media print{.a{top:3px;}}.a{top:4px;}',
    );
  });
});
