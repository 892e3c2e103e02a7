import { escapeHtml } from './escapeHtml';

describe('escapeHtml', () => {
  it.each([
    ['plain, ‘quoted’ and it’s', 'plain, ‘quoted’ and it’s'],
    [`<a b="c">&amp;`, '&lt;a b=&quot;c&quot;&gt;&amp;amp;'],
    ['"><script>', '&quot;&gt;&lt;script&gt;'],
  ])('escapes everything in %p that could end a text or a double-quoted attribute', (text, html) => {
    expect(escapeHtml(text)).toBe(html);
  });
});
