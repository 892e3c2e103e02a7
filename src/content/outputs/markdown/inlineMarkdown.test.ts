import { measureGrowth } from '../../../../tests/unit/measureGrowth';
import { readSource } from './markdownSource';
import { textToMarkdown } from './textMarkdown';

const text = (source: string) =>
  textToMarkdown(readSource(source.split('\n')), {
    resolve: (href) => (href.startsWith('/') ? `https://x.example${href}` : href),
    texts: { planPro: 'Pro plan' },
    language: 'en',
  });

describe('the text of a page’s copy', () => {
  it.each([
    ['Use \\` and [a](/a/) and \\` here', 'Use \\` and [a](https://x.example/a/) and \\` here'],
    ['``a` [b](/b/)`` ` [c](/c/)', '``a` [b](/b/)`` ` [c](https://x.example/c/)'],
    ['`a\\` [b](/b/) `c`', '`a\\` [b](https://x.example/b/) `c`'],
    ['\\[a\\](/a/)', '\\[a\\](/a/)'],
    ['[a]( /a/ "A" )', '[a]( https://x.example/a/ "A" )'],
    ['[a](\n/a/)', '[a](\nhttps://x.example/a/)'],
    ['> [a](\n> /a/)', '> [a](\n> https://x.example/a/)'],
    ['[a]( </a/> )', '[a]( <https://x.example/a/> )'],
    ['[a](/a(b)/)', '[a](https://x.example/a(b)/)'],
    ['[`a`](/a/)', '[`a`](https://x.example/a/)'],
    ['[r]\n\n> [r]: /r/', '[r]\n\n> [r]: https://x.example/r/'],
    ['[r]\n\n- [r]: /r/', '[r]\n\n- [r]: https://x.example/r/'],
    ['[r]\n\n[r]:\n  </r/>', '[r]\n\n[r]:\n  <https://x.example/r/>'],
    ['a\n[r]: /r/ b', 'a\n[r]: /r/ b'],
  ])('distinguishes code, text and addresses as the page does: %s', (source, expected) => {
    expect(text(source)).toBe(expected);
  });

  it('does no more for runs of backticks than they are long', () => {
    // Twice as many runs are four times as many backticks.
    const runs = (size: number) =>
      Array.from({ length: Math.sqrt(size) }, (_, index) => '`'.repeat(index + 1)).join(' ');
    expect(measureGrowth((size) => text(runs(size)), 50_000)).toBeLessThan(1.6);
  });

  it.each([
    ['<kbd class="key">&lt;</kbd>', '`<`'],
    ['<kbd>`</kbd>', '`` ` ``'],
    ['<kbd>`a`</kbd> b', '`a` b'],
    ['<KBD>Page\nUp</KBD> [a](/a/)', '`Page Up` [a](https://x.example/a/)'],
    ['> <kbd>Page\n> Up</kbd>', '> `Page Up`'],
    ["Grid <span class='plan-pro'></span>", 'Grid (Pro plan)'],
    ['Grid <SPAN CLASS="plan-premium"></SPAN> a', 'Grid (Premium) a'],
    ["<img src='/a.png' alt='A > b' width='10' height='20'>", '![A > b](https://x.example/a.png)'],
    ['<img alt="The &lt;Box>" src="/a.png">', '![The \\<Box>](https://x.example/a.png)'],
    ['1 < 2 <br> 3', '1 < 2 <br> 3'],
  ])('says the tags of the dialect in words, however they are written: %s', (source, expected) => {
    expect(text(source)).toBe(expected);
  });
});
