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

  it('links every occurrence and keeps the text between them', () => {
    const html = '<p>a <code>Button</code> b <code>x</code> c <code>Button</code> d</p>';
    expect(linkApiNames(html, lookup, 'one').match(/<a /g)).toHaveLength(2);
    expect(linkApiNames(html, lookup, 'one').replace(/<\/?a[^>]*>/g, '')).toBe(html);
  });
});
