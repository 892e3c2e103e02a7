import { drawCodeTabs, findBlank } from './renderedBlocks';

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

describe('findBlank', () => {
  it.each([
    ['an empty box', '<div style="height:300px;width:100%"></div>', '.box{width:100%;}', 'all'],
    ['boxes in each other', '<div class="box"><div></div></div>', '.box{display:flex;}', 'all'],
    ['a caption below an empty box', '<div class="a box"></div><p>0</p>', '.box{height:300px;}', 'part'],
    ['a button above such a box', '<button>0</button><div style="min-height: 300px"></div>', '', 'part'],
    ['space between texts', '<p>0</p><div style="height:24px"></div><p>1</p>', '', undefined],
    [
      'a large box with a color',
      '<p>0</p><div class="box"></div>',
      '.box{height:300px;background:red;}',
      undefined,
    ],
    ['text', '<div>0</div>', '', undefined],
    ['a picture', '<div><svg viewBox="0 0 1 1"></svg></div>', '', undefined],
    ['a field', '<p><input type="text"></p>', '', undefined],
    ['a box with a color', '<div class="box"></div>', '.box{background-color:red;}', undefined],
    ['a box with a shadow', '<div style="box-shadow:0 0 1px red"></div>', '', undefined],
  ])('of %s', (_, html, rules, expected) => {
    expect(findBlank({ html, styles: rules ? { box: rules } : {} })).toBe(expected);
  });
});
