import { renderBlockMarkdown, renderInlineMarkdown } from './renderInlineMarkdown';

describe('renderInlineMarkdown', () => {
  it.each([
    ['Use `<div>` & **not** <div>.', 'Use <code>&lt;div&gt;</code> &amp; <strong>not</strong> &lt;div&gt;.'],
    ['See [system](/system/).', 'See <a href="/zh/system/">system</a>.'],
    ['See [a](https://a.example/).', 'See <a href="https://a.example/" rel="noopener">a</a>.'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['[a](javascript:alert(1))', '<a rel="noopener">a</a>'],
    ['An ![image](https://a.example/a.png)', 'An image'],
    [
      'Press <kbd>a < b</kbd> or <kbd>Enter</kbd>',
      'Press &lt;kbd&gt;a &lt; b&lt;/kbd&gt; or <kbd>Enter</kbd>',
    ],
    ['', ''],
  ])('%j', (text, html) => {
    expect(renderInlineMarkdown(text, 'zh')).toBe(html);
  });
});

describe('renderBlockMarkdown', () => {
  it('keeps paragraphs and lists', () => {
    expect(renderBlockMarkdown('One of:\n- `a`\n- [b](javascript:x)\n\nMore ![c](d).')).toBe(
      '<p>One of:</p>\n<ul>\n<li><code>a</code></li>\n<li><a rel="noopener">b</a></li>\n</ul>\n<p>More c.</p>\n',
    );
  });

  it.each([
    ['a list alone', '- a', '<ul>\n<li>a</li>\n</ul>\n'],
    ['code alone', '```jsx\n<A>\n```', '<pre><code class="language-jsx">&lt;A&gt;\n</code></pre>\n'],
    ['a heading, below the sections of the page', '## A\n\nB', '<h3>A</h3>\n<p>B</p>\n'],
  ])('keeps %s', (_what, markdown, html) => {
    expect(renderBlockMarkdown(markdown)).toBe(html);
  });

  it('is empty for one paragraph', () => {
    expect(renderBlockMarkdown('One\nline.')).toBe('');
  });
});
