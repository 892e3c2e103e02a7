import { htmlToText } from '../page/htmlToText';
import { colorThemeCode, formatThemeCode } from './themeCode';

const CODE = {
  imports: ["import { createTheme } from 'lib';", "import type {} from 'lib/types';"],
  create: 'createTheme',
  options: {
    cssVariables: true,
    palette: { primary: { main: '#7c4dff', 500: "it's" } },
    none: undefined,
    empty: {},
    components: { MuiButton: { defaultProps: { size: 'small', 'a-b': [1, 'x'] } } },
  },
};

it('is a module that exports the theme, with plain data as its options', () => {
  expect(formatThemeCode(CODE, 'TS')).toBe(`import { createTheme } from 'lib';
import type {} from 'lib/types';

export const theme = createTheme({
  cssVariables: true,
  palette: { primary: { 500: "it's", main: '#7c4dff' } },
  empty: {},
  components: {
    MuiButton: { defaultProps: { size: 'small', 'a-b': [1, 'x'] } },
  },
});
`);
});

it('also exports further props of the provider', () => {
  expect(formatThemeCode({ ...CODE, props: { defaultMode: 'dark' } }, 'TS')).toMatch(
    /\n\}\);\nexport const defaultMode = 'dark';\n$/,
  );
});

it('has no imports of types in JavaScript', () => {
  expect(formatThemeCode(CODE, 'JS')).not.toContain('import type');
});

it('is colored for the page, with nothing lost and no markup from its texts', () => {
  const code = `import { a } from 'lib';\n\nconst x = a({ b: true, c: 1.5, d: '<b>&' });`;
  const html = colorThemeCode(code);
  expect(html).toContain('<span class="hljs-keyword">import</span>');
  expect(html).toContain(`<span class="hljs-string">'&lt;b&gt;&amp;'</span>`);
  expect(html).toContain(
    '<span class="hljs-title">a</span>({ <span class="hljs-attr">b</span>: <span class="hljs-literal">true</span>',
  );
  expect(html).toContain('<span class="hljs-number">1.5</span>');
  expect(htmlToText(html)).toBe(code);
});
