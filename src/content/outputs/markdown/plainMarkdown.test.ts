import { plainToMarkdown } from './plainMarkdown';
import { sectionsToMarkdown } from './blockMarkdown';

describe('plainToMarkdown', () => {
  it.each([
    ['unstable_createTheme (*.tsx) & more', 'unstable_createTheme (*.tsx) & more'],
    ['The <Box> component', 'The \\<Box> component'],
    ['a *b* c_d `e`', 'a \\*b\\* c\\_d \\`e\\`'],
    ['AT&amp;T', 'AT\\&amp;T'],
    ['~~a~~', '\\~~a\\~~'],
    ['- a', '\\- a'],
    ['1. a', '1\\. a'],
    ['C #', 'C \\#'],
    ['2024.1 - a', '2024.1 - a'],
  ])('escapes text that would have a meaning in Markdown: %s', (plain, expected) => {
    expect(plainToMarkdown(plain)).toBe(expected);
    expect(
      sectionsToMarkdown([{ text: plain, href: '/a/', badges: [], description: plain }], () => undefined),
    ).toBe(`- [${expected}](/a/): ${expected}`);
  });
});
