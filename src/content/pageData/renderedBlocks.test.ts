import { drawCodeTabs } from './renderedBlocks';

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
