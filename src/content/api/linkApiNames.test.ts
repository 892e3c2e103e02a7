import type { ApiSymbol } from '../../model/api/apiLookup';
import { linkApiNames } from './linkApiNames';

const symbol = (
  text: string,
  productId: string,
  pathname: string,
  anchor?: string,
): [string, ApiSymbol[]] => [
  text,
  [{ text, productId, target: { pathname, ...(anchor ? { anchor } : {}) } }],
];
const lookup = new Map([
  symbol('Button', 'one', '/one/api/button'),
  symbol('Button.variant', 'one', '/one/api/button', 'button-prop-variant'),
]);

describe('linkApiNames', () => {
  it.each([
    ['a component', '<p><code>Button</code></p>', 'href="/one/api/button/"'],
    ['a tag', '<p><code>&lt;Button /&gt;</code></p>', 'href="/one/api/button/"'],
    ['a prop', '<p><code>Button.variant</code></p>', 'href="/one/api/button/#button-prop-variant"'],
  ])('links %s', (_, html, href) => {
    expect(linkApiNames(html, lookup, 'one')).toContain(href);
  });

  it.each([
    '<p><a href="/x/"><code>Button</code></a></p>',
    '<h2 id="b"><code>Button</code></h2>',
    '<pre><code class="language-tsx">Button</code></pre>',
    '<pre><code>Button</code></pre>',
    '<p><code>Buttons</code></p>',
    '<p>Button</p>',
  ])('leaves %s as it is', (html) => {
    expect(linkApiNames(html, lookup, 'one')).toBe(html);
  });

  it('links the types in TypeScript that the reference has and the code does not declare', () => {
    const types = new Map([
      ...lookup,
      [
        'ButtonProps',
        [
          {
            text: 'ButtonProps',
            productId: 'one',
            target: { pathname: '/one/api/button', anchor: 'props' },
            typeOf: '@one/ui',
          },
        ],
      ],
    ]);
    const title = (name: string) => `<span class="hljs-title">${name}</span>`;
    const block = (code: string) => `<pre><code class="language-ts">${code}</code></pre>`;
    const use = `let a: ${title('ButtonProps')}, b: ${title('Button')}, c: ${title('Own')};`;
    expect(linkApiNames(block(use), types, 'one')).toBe(
      block(
        use.replace(title('ButtonProps'), `<a href="/one/api/button/#props">${title('ButtonProps')}</a>`),
      ),
    );
    const own = `<span class="hljs-keyword">interface</span> ${title('ButtonProps')} {}\n${use}`;
    expect(linkApiNames(block(own), types, 'one')).toBe(block(own));
    const from = (module: string) =>
      block(`<span class="hljs-keyword">import</span> type { ${title('ButtonProps')} } from '${module}';`);
    expect(linkApiNames(from('@two/ui'), types, 'one')).toBe(from('@two/ui'));
    expect(linkApiNames(from('@one/ui/Button'), types, 'one')).toContain('href="/one/api/button/#props"');
    const other = `<pre><code class="language-css">${use}</code></pre>`;
    expect(linkApiNames(other, types, 'one')).toBe(other);
  });

  it('links every occurrence and keeps the text between them', () => {
    const html = '<p>a <code>Button</code> b <code>x</code> c <code>Button</code> d</p>';
    expect(linkApiNames(html, lookup, 'one').match(/<a /g)).toHaveLength(2);
    expect(linkApiNames(html, lookup, 'one').replace(/<\/?a[^>]*>/g, '')).toBe(html);
  });
});
