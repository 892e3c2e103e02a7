import { checkStyleElements } from './styleElements';

const check = (html: string, rtl = html, isAllowed = false, pageSelector?: string) =>
  checkStyleElements(
    'data/a.tsx',
    { ltr: { html, styles: {} }, rtl: { html: rtl, styles: {}, ...(pageSelector ? { pageSelector } : {}) } },
    'data/products/a/product.ts',
    isAllowed,
  );

describe('checkStyleElements', () => {
  it('reports a demo once, with its first rule', () => {
    const [problem, ...others] = check(
      '<p class="x">a</p><style data-emotion="css 1a">.a{color:red}</style><style>.b{}</style>',
    );
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: 'data/a.tsx', line: 1, code: 'demo-style' });
    expect(problem?.message).toContain('.a{color:red}');
    expect(problem?.message).not.toContain('.b{}');
    expect(problem?.hint).toContain('data/products/a/product.ts');
  });

  it('reports one that writes them in one direction only', () => {
    expect(check('<p></p>', '<style>.a{}</style>')).toHaveLength(1);
  });

  it('reports a rule for a whole page, which reaches the site, also where style elements are allowed', () => {
    const [problem] = check('<style>.a{top:0}body{color:red}</style>', undefined, true);
    expect(problem?.message).toMatch(/: body$/);
    expect(problem?.hint).toContain('"iframe": true');
    expect(check('<p></p>', undefined, false, 'h1')[0]?.message).toMatch(/: h1$/);
    expect(check('<style>.a{top:0}</style>', undefined, true)).toEqual([]);
  });

  it.each([
    '<p>&lt;style&gt;.a{}&lt;/style&gt;</p>',
    '<p style="color:red">a</p>',
    '<p title="<style>">a</p>',
  ])('has nothing to say about %s', (html) => {
    expect(check(html)).toEqual([]);
  });
});
