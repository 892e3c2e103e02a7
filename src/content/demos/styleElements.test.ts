import { checkStyleElements } from './styleElements';

const check = (html: string, rtl = html, code = '') =>
  checkStyleElements(
    'data/a.tsx',
    code,
    { ltr: { html, styles: {} }, rtl: { html: rtl, styles: {} } },
    'data/products/a/product.ts',
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

  it('reports the line of the element if the demo writes it itself', () => {
    const code = '// <styled>\nconst a = 1;\nexport default () => <style>{`.a{}`}</style>;\n';
    expect(check('<style>.a{}</style>', '', code)).toMatchObject([{ line: 3 }]);
  });

  it('reports one that writes them in one direction only', () => {
    expect(check('<p></p>', '<style>.a{}</style>')).toHaveLength(1);
  });

  it.each([
    '<p>&lt;style&gt;.a{}&lt;/style&gt;</p>',
    '<p style="color:red">a</p>',
    '<p title="<style>">a</p>',
  ])('has nothing to say about %s', (html) => {
    expect(check(html)).toEqual([]);
  });
});
