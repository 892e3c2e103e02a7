import { pickRules } from './pickRules';

const HTML = '<p class="a b"><i class="c">x</i></p>';

describe('pickRules', () => {
  it.each([
    ['.a{color:red;}', true],
    ['.a.b>.c:hover{color:red;}', true],
    ['.a.Mui-disabled{color:red;}', false],
    ['.a .d{color:red;}', false],
    ['.d,.c{color:red;}', true],
    ['.a:not(.d){color:red;}', true],
    ['.a:not(:is(.d)){color:red;}', true],
    ['.a:is(.d, .b){color:red;}', true],
    ['.a::after{content:"}";}', true],
    ['p>i{color:red;}', true],
    ['.c-more{color:red;}', false],
    ['@media (hover: none){.a:hover{color:red;}}', true],
    ['@media (hover: none){.d:hover{color:red;}}', false],
    ['@keyframes turn{0%{rotate:0deg;}100%{rotate:1turn;}}', false],
    ['.a{animation:turn 1s;}@keyframes turn{0%{rotate:0deg;}100%{rotate:1turn;}}', true],
    ['.d{animation:turn 1s;}@keyframes turn{0%{rotate:0deg;}}', false],
  ])('of %s: %s', (css, expected) => {
    expect(pickRules(css, HTML)).toBe(expected ? css : '');
  });

  it('keeps the order, and of a block what is of use', () => {
    expect(pickRules('.b{top:0;}.d{top:1px;}@media print{.d{top:2px;}.a{top:3px;}}.a{top:4px;}', HTML)).toBe(
      '.b{top:0;}@media print{.a{top:3px;}}.a{top:4px;}',
    );
  });
});
