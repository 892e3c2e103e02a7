import { pickNeeded, readNames } from './neededRules';

const HTML =
  '<div data-size="2" class="box wide"><input type="checkbox" disabled=""/><svg viewBox="0 0 1 1"></svg></div>';

it.each([
  ['.box{top:0}', true],
  ['.box.gone{top:0}', false],
  ['.box .gone{top:0}', false],
  ['[data-size="2"]{top:0}', true],
  ['.box[data-size="3"]{top:0}', false],
  ['[data-size]{top:0}', true],
  ['[data-size^="3"]{top:0}', true],
  ['[data-gone]{top:0}', false],
  ['input:disabled,[type="checkbox"]{top:0}', true],
  ['button{top:0}', false],
  ['SVG{top:0}', true],
  ['.box:hover:not(.gone){top:0}', true],
  [':is(.box,.gone){top:0}', true],
  [':where(.gone,[data-gone]) .box{top:0}', false],
  [':where([data-demo],[data-demo] *){top:0}', true],
  ['[data-color-mode=dark] .box{top:0}', true],
  ['[dir=rtl] .box{top:0}', true],
  ['details[open]{top:0}', false],
  ['.box[open]{top:0}', true],
  ['html body .box{top:0}', true],
  ['@media print{.gone{top:0}}', false],
  ['@media print{.box{top:0}}', true],
  ['@layer base,parts;', true],
  ['@font-face{font-family:x;src:url(/x.woff2)}', true],
])('needs %s: %s', (css, isNeeded) => {
  const picked = pickNeeded(css, readNames(HTML));
  expect(picked !== '').toBe(isNeeded);
});

it('leaves out the selectors of a list that match nothing, and nested rules', () => {
  const css = '.box,.gone{top:0;&:hover{left:0}& .gone{left:1px}}';
  expect(pickNeeded(css, readNames(HTML))).toBe('.box{top:0;&:hover{left:0}}');
});

it('reads HTML of libraries in any form', () => {
  const html =
    "<p CLASS='a &amp;'title=x data-a='1 > 2'><i b = 'c'>&lt;u><!-- <s class=d> --><P viewBox='0'>";
  const { elements, classes, attributes } = readNames(html);
  expect([...elements]).toEqual(['p', 'i']);
  expect([...classes]).toEqual(['a', '&']);
  expect([attributes.get('title'), attributes.get('data-a'), attributes.get('b')]).toEqual([
    new Set(['x']),
    new Set(['1 > 2']),
    new Set(['c']),
  ]);
  expect(pickNeeded('[viewBox="0"]{top:0}', readNames(html))).not.toBe('');
});
