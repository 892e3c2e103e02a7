import { findPageSelector, placeDarkRules, placeSheet } from './placedSheet';

const IN = ':where([data-demo],[data-demo] *)';
const IN_POPUP = ':where([data-demo=_popup],[data-demo=_popup] *)';
/** Stands for `html` or `body`. */
const PAGE = ':is(_,:where([data-demo]))';

describe('placeSheet', () => {
  it.each([
    ['a class', '.a{top:0}', `.a${IN}{top:0}`],
    ['an element by its name', 'p > a{top:0}', `p>a${IN}{top:0}`],
    ['every element', '*,::before{top:0}', `${IN},${IN}:before{top:0}`],
    ['the root', ':root{--a:1}', '[data-demo]{--a:1}'],
    ['the body', 'html > body{color:red}', `${PAGE}${PAGE}{color:red}`],
    ['what is in the body', 'body > .a{top:0}', `${PAGE}>.a,body>.a${IN_POPUP}{top:0}`],
    ['a root with a class', 'html.dark .a{top:0}', `${PAGE}.dark .a,html.dark .a${IN_POPUP}{top:0}`],
    [
      'a root in a list',
      ':where(html):not(.x) .a{top:0}',
      `:where(${PAGE}):not(.x) .a${IN},:where(html):not(.x) .a${IN_POPUP}{top:0}`,
    ],
    ['a part of an element', 'i.a::-webkit-x{top:0}', `i.a${IN}::-webkit-x{top:0}`],
    ['a condition', '@media print{.a{top:0}}', `@media print{.a${IN}{top:0}}`],
    ['a layer', '@layer base{a{top:0}}', `@layer base{a${IN}{top:0}}`],
    ['nested rules', '.a{&:hover{top:0}.b &{top:1px}}', `.a:hover${IN}{top:0}.b .a${IN}{top:1px}`],
    ['steps of an animation', '@keyframes x{from{top:0}to{top:1px}}', '@keyframes x{0%{top:0}to{top:1px}}'],
    ['a host', ':host{top:0}.a{left:0}', `.a${IN}{left:0}`],
    ['a host in a list', ':root,:host{--a:1}', '[data-demo]{--a:1}'],
    ['a font', '@font-face{font-family:x;src:url(/x.woff2)}', '@font-face{font-family:x;src:url(/x.woff2)}'],
  ])('keeps %s in demos', (_, css, expected) => {
    expect(placeSheet(css)).toBe(expected);
  });

  it('gives what demos open the text of a page, and neither its ground nor its size', () => {
    expect(placeSheet('body,.a{background:red;font:12px x;--a:var(--b)}:root{margin:0!important}')).toBe(
      `${PAGE}:where([data-demo=_popup]){--a:var(--b);font:12px x}` +
        `${PAGE}:where(:not([data-demo=_popup])),.a${IN}{--a:var(--b);background:red;font:12px x}` +
        '[data-demo]:where(:not([data-demo=_popup])){margin:0!important}',
    );
  });

  const POPUP = ':where([data-demo=_popup])';
  const NO_POPUP = ':where(:not([data-demo=_popup]))';

  it.each([
    [
      'a nested condition',
      'body{color:red;@media print{background:red}}',
      'body{color:red}@media print{body{background:red}}',
    ],
    ['a nested mode', ':root{--a:1;&.x{background:red}}', ':root{--a:1}:root.x{background:red}'],
  ])('reads %s as if it were not nested', (_, nested, flat) => {
    expect(placeSheet(nested)).toBe(placeSheet(flat));
  });

  it('knows the root without specificity, and by the mode of the library', () => {
    const colorMode = { class: true, values: { light: 'light', dark: 'dark' } } as const;
    for (const css of [':where(html,body){padding:1px;color:red}', '.dark{padding:1px;color:red}']) {
      const placed = placeSheet(css, colorMode);
      expect(placed).toMatch(/:where\(:not\(\[data-demo=_popup\]\)\)[^{}]*\{color:red;padding:1px\}/);
      expect(placed).toMatch(/:where\(\[data-demo=_popup\]\)[^{}]*\{color:red\}/);
    }
  });

  it('draws what a page shows before its body', () => {
    expect(placeSheet('body::before{content:"a";color:red}')).toBe(
      `${PAGE}${POPUP}:before{color:red}${PAGE}${NO_POPUP}:before{content:"a";color:red}`,
    );
  });

  it('leaves out rules for the paper and for the change to another page', () => {
    expect(placeSheet('@page{margin:0}@view-transition{navigation:auto}.a{top:0}')).toBe(`.a${IN}{top:0}`);
  });

  it('reads the mode of the page where the library looks for its own class', () => {
    const colorMode = { class: true, values: { light: 'light', dark: 'dark' } } as const;
    const dark =
      ':is(.dark:where(:not(:root,body)),:where([data-demo][data-color-mode=dark],[data-color-mode=dark] [data-demo]:not([data-color-mode])))';
    // A menu that is a child of the body has the mode around it, too, and no holder.
    const darkPage =
      ':is(.dark:where(:not(:root,body)),:where(:root[data-color-mode=dark],:root[data-color-mode=dark] body))';
    expect(placeSheet('.dark .a{top:0}', colorMode)).toBe(`${dark} .a${IN},${darkPage} .a${IN_POPUP}{top:0}`);
    expect(placeSheet('.a:is(.dark *){top:0}', colorMode)).toBe(
      `.a:is(${dark} *,${darkPage} ${IN_POPUP})${IN}{top:0}`,
    );
    expect(placeSheet('.dark body{--a:1}', colorMode)).toBe(`${dark}${PAGE}{--a:1}`);
    expect(placeSheet('.darker{top:0}', colorMode)).toBe(`.darker${IN}{top:0}`);
  });

  it('is light if no script has set a mode', () => {
    const colorMode = { class: true, values: { light: 'light', dark: 'dark' } } as const;
    expect(placeSheet('.light{--a:1}', colorMode)).toContain(':root:not([data-color-mode]) [data-demo]');
    expect(placeSheet('.dark{--a:1}', colorMode)).not.toContain(':root:not([data-color-mode])');
  });

  it('reads the mode of the page where the library looks for its own attribute', () => {
    const colorMode = { attribute: 'data-theme', values: { light: 'day', dark: 'night' } } as const;
    const css = placeSheet('[data-theme=night]{--a:1}[data-theme]{--b:1}', colorMode);
    expect(css).toContain('[data-color-mode=dark] [data-demo]:not([data-color-mode])');
    // Every holder has one of the modes.
    for (const mode of ['light', 'dark'])
      expect(placeSheet('[data-theme]{--b:1}', colorMode)).toContain(`[data-demo][data-color-mode=${mode}]`);
    expect(placeSheet('body[data-theme] .a{top:0}', colorMode)).toContain(':root[data-color-mode=dark] body');
    for (const selector of ['[data-theme~=night]', '[data-theme^=ni]', '[data-theme=NIGHT i]'])
      expect(placeSheet(`${selector}{--a:1}`, colorMode)).toContain('[data-demo][data-color-mode=dark]');
    expect(placeSheet(':root:not([data-theme]){--a:1}', colorMode)).toMatch(
      /^\[data-demo\]:not\(:is\(\[data-theme\].*=light\].*=dark\]/,
    );
    expect(placeSheet('[data-theme=dusk]{--a:1}', colorMode)).toBe(`[data-theme=dusk]${IN}{--a:1}`);
  });
});

describe('placeDarkRules', () => {
  const colorMode = { class: true, values: { light: 'light', dark: 'dark' } } as const;

  it('applies the dark rules on dark devices without scripts', () => {
    expect(placeDarkRules('.a{top:0}.dark .a{top:1px}', colorMode)).toBe(
      `@media screen and (prefers-color-scheme:dark){:is(.dark:where(:not(:root,body)),:where(:root:not([data-color-mode]) [data-demo])) .a${IN}{top:1px}}`,
    );
  });

  it('knows nested rules, and repeats neither fonts nor animations', () => {
    const css = '@font-face{font-family:x;src:url(/x)}@keyframes y{to{top:0}}.a{top:0;.dark &{top:1px}}';
    expect(placeDarkRules(css, colorMode)).toBe(placeDarkRules('.dark .a{top:1px}', colorMode));
  });

  it('takes no rule for what is not dark', () => {
    expect(placeDarkRules('.a:not(.dark *){top:0}', colorMode)).toBe('');
  });
});

describe('findPageSelector', () => {
  it.each([
    ['@media print{.a{top:0}body > a:hover{top:0}}', 'body>a:hover'],
    ['.a,*::before{letter-spacing:1px}', ':before'],
    [':root{--a:1;color:red}', ':root'],
    ['body:not(.x){top:0}', 'body:not(.x)'],
    ['a:has(.x){top:0}', 'a:has(.x)'],
    ['.x body{top:0}', '.x body'],
    ['@starting-style{p{top:0}}', 'p'],
    ['.a b{top:0}:where(.x) a{top:0}body[data-y]{top:0}#z *{top:0}', undefined],
    ['@keyframes x{from{top:0}}@font-face{font-family:x;src:url(/x)}', undefined],
  ])('of %s is %s', (css, expected) => {
    expect(findPageSelector(css)).toBe(expected);
  });
});
