import { EXAMPLE_LABELS } from '../../../../tests/unit/exampleLabels';
import { parsePage } from '../parsePage';

const HEAD = '---\ntitle: T\ndescription: D.\n---\n';

function parse(...lines: string[]) {
  const { blocks, problems, links } = parsePage(HEAD + lines.join('\n'), {
    file: 'a.md',
    languageCode: 'en',
    repository: '',
    labels: EXAMPLE_LABELS,
  });
  return {
    html: blocks.map((block) => (block.kind === 'html' ? block.html : block.kind)).join('\n'),
    problems: problems.map(({ line, column, code }) => `${line}:${column} ${code}`),
    links: links.map(({ href, line, column }) => `${line}:${column} ${href}`),
  };
}

describe('Markdown between tags', () => {
  it.each([
    [
      'an item that begins with a comment',
      ['- <!-- note -->[a](/a/)'],
      '<ul>\n<li><a href="/a/">a</a></li>\n</ul>',
    ],
    ['a paragraph that begins with a comment', ['<!-- a -->*b*', '*c*'], '<p><em>b</em>\n<em>c</em></p>'],
    ['a paragraph with a comment at the start of a line', ['a', '<!-- b --> *c*'], '<p>a\n <em>c</em></p>'],
    ['the end of a comment over several lines', ['<!-- a', '', '- b -->*c*'], '<p><em>c</em></p>'],
    ['several comments before text', ['<!-- a --> <!-- b', 'c --> *d*'], '<p><em>d</em></p>'],
    [
      'a summary',
      ['<details>', '<summary>*a* `<b>`</summary>', '</details>'],
      '<details>\n<summary><em>a</em> <code>&lt;b&gt;</code></summary>\n</details>',
    ],
    [
      'a paragraph below a summary',
      ['<details>', '<summary>a</summary>', '**b**', '</details>'],
      '<details>\n<summary>a</summary>\n<p><strong>b</strong></p>\n</details>',
    ],
    [
      'a list after details',
      ['<details>', '</details>', '- **a**'],
      '<details>\n</details>\n<ul>\n<li><strong>a</strong></li>\n</ul>',
    ],
    ['text beside a tag, over two lines', ['<div>*a*', '*b*</div>'], '<div><em>a</em>\n<em>b</em></div>'],
    ['a heading below a tag', ['<details>', '#### a', '</details>'], '<details>\n<h4>a</h4>\n</details>'],
    [
      'items of HTML',
      ['<ul>', '  <li>*a*', '  </li>', '  <li>**b**</li>', '</ul>'],
      '<ul>\n<li><em>a</em>\n</li>\n<li><strong>b</strong></li>\n</ul>',
    ],
    [
      'a tag over two lines',
      ['<div', '  class="only-dark-mode">', '*a*', '</div>'],
      '<div class="only-dark-mode">\n<p><em>a</em></p>\n</div>',
    ],
    ['a tag that interrupts a paragraph', ['a', '<div>', 'b', '</div>'], '<p>a</p>\n<div>\n<p>b</p>\n</div>'],
    [
      'an address in angle brackets',
      ['<https://a.example/>'],
      '<p><a href="https://a.example/" rel="noopener">https://a.example/</a></p>',
    ],
  ])('is Markdown: %s', (_, lines, html) => {
    expect(parse(...lines)).toMatchObject({ html, problems: [] });
  });

  it('shows a fence below a summary as code', () => {
    const { html, problems } = parse(
      '<details>',
      '<summary>Commands</summary>',
      '```bash',
      'npm ci',
      '```',
      '</details>',
    );
    expect(problems).toEqual([]);
    expect(html).toMatch(
      /^<details>\n<summary>Commands<\/summary>\n<div class="code .*npm ci<\/code>.*<\/details>$/s,
    );
  });

  it('checks links and pictures there, at their positions', () => {
    expect(
      parse('<details>', '<summary>[a](/a/)</summary>', '[b](/b) and ![c](/c.png)', '</details>'),
    ).toMatchObject({
      problems: ['7:1 link-trailing-slash', '7:13 image-size'],
      links: ['6:10 /a/'],
    });
    expect(parse('- <!-- a --> [b](/b)', '<div>x <a href="/c">d</a></div>').problems).toEqual([
      '5:14 link-trailing-slash',
      '6:8 link-trailing-slash',
    ]);
  });
});
