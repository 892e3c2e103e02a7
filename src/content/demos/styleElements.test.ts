import { checkRules, checkStyleElements } from './styleElements';

const check = (html: string, rtl = html, code = '', isAllowed = false, pageSelector?: string) =>
  checkStyleElements(
    'data/a.tsx',
    code,
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

  it('reports the line of the element if the demo writes it itself', () => {
    const code = '// <styled>\nconst a = 1;\nexport default () => <style>{`.a{}`}</style>;\n';
    expect(check('<style>.a{}</style>', '', code)).toMatchObject([{ line: 3 }]);
  });

  it('reports one that writes them in one direction only', () => {
    expect(check('<p></p>', '<style>.a{}</style>')).toHaveLength(1);
  });

  it('reports a rule for a whole page, which reaches the site, also where style elements are allowed', () => {
    const [problem] = check('<style>.a{top:0}body{color:red}</style>', undefined, '', true);
    expect(problem?.message).toMatch(/: body$/);
    expect(problem?.hint).toContain('"iframe": true');
    expect(check('<p></p>', undefined, '', false, 'h1')[0]?.message).toMatch(/: h1$/);
    expect(check('<style>.a{top:0}</style>', undefined, '', true)).toEqual([]);
  });

  it.each([
    '<p>&lt;style&gt;.a{}&lt;/style&gt;</p>',
    '<p style="color:red">a</p>',
    '<p title="<style>">a</p>',
  ])('has nothing to say about %s', (html) => {
    expect(check(html)).toEqual([]);
  });
});

describe('checkRules', () => {
  const styles = { a: '.a{top:0}', b: '.b{background:url(https://a.test/b.png)}' };

  it('reports a demo once whose rules load from the network, at the line that names it', () => {
    const drawn = { ltr: { html: '', styles }, rtl: { html: '', styles } };
    const code = 'const a = css`\n  background: url(https://a.test/b.png);\n`;\n';
    expect(checkRules('data/a.tsx', code, 'data/p.tsx', drawn)).toMatchObject([
      { line: 2, code: 'demo-style' },
    ]);
    const imported = { ltr: { html: '', styles: { c: '@import "https://a.test/c.css";' } } };
    expect(checkRules('data/a.tsx', code, 'data/p.tsx', imported)).toMatchObject([
      { file: 'data/p.tsx', line: 1 },
    ]);
  });

  it('has nothing to say about files of the site', () => {
    const own = { a: '.a{background:url(/static/a.png),url(data:image/png;base64,//a)}' };
    expect(checkRules('data/a.tsx', '', 'data/p.tsx', { ltr: { html: '', styles: own } })).toEqual([]);
  });
});
