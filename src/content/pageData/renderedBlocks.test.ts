import { drawCodeTabs, isBlank } from './renderedBlocks';

const TABS = ['npm', 'yarn', 'pnpm'].map((name) => ({ name, html: '', language: 'bash' }));

it.each([
  ['en', 'npm, yarn, pnpm'],
  ['pt', 'npm, yarn, pnpm'],
  ['zh', 'npm、yarn、pnpm'],
  ['ar', 'npm وyarn وpnpm'],
])('the label of code tabs in %s is a list in the format of the language: %s', (language, name) => {
  const html = drawCodeTabs({ kind: 'codeTabs', storageKey: 'manager', tabs: TABS }, '_1', language);
  expect(html).toContain(`role="radiogroup" aria-label="${name}"`);
});

describe('isBlank', () => {
  it.each([
    ['an empty box', '<div style="height:300px;width:100%"></div>', '.box{width:100%;}', true],
    ['boxes in each other', '<div class="box"><div></div></div>', '.box{display:flex;}', true],
    ['text', '<div>0</div>', '', false],
    ['a picture', '<div><svg viewBox="0 0 1 1"></svg></div>', '', false],
    ['a field', '<p><input type="text"></p>', '', false],
    ['a box with a color', '<div class="box"></div>', '.box{background-color:red;}', false],
    ['a box with a shadow', '<div style="box-shadow:0 0 1px red"></div>', '', false],
  ])('of %s', (_, html, rules, expected) => {
    expect(isBlank({ html, styles: rules ? { box: rules } : {} })).toBe(expected);
  });
});
