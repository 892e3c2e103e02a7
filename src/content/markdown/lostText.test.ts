import { EXAMPLE_LABELS } from '../../../tests/unit/exampleLabels';
import { markdownParser } from './markdownParser';
import { parsePage } from './parsePage';

const HEAD = '---\ntitle: T\ndescription: D.\n---\n';

function parse(...lines: string[]) {
  return parsePage(HEAD + lines.join('\n'), {
    file: 'a.md',
    languageCode: 'en',
    repository: '',
    labels: EXAMPLE_LABELS,
  });
}

const problemsOf = (...lines: string[]) =>
  parse(...lines).problems.map(({ line, column, code, message }) => `${line}:${column} ${code} ${message}`);

describe('text that is lost', () => {
  it('is one problem, at the first word', () => {
    // A rule that forgets a line, as a bug or a plugin can.
    markdownParser.block.ruler.before('table', 'forgetful', (state, row, _end, silent) => {
      if (!state.src.startsWith('#!', state.bMarks[row] ?? 0)) return false;
      if (!silent) state.line = row + 1;
      return true;
    });
    try {
      expect(problemsOf('One *two*.', '', '#! nowhere to go', '', 'Three.', '', '#! again')).toEqual([
        '7:4 lost-text the page does not show this text: nowhere to go',
      ]);
      expect(problemsOf('nowhere', '', '#! nowhere')).toHaveLength(1);
    } finally {
      markdownParser.block.ruler.disable('forgetful');
    }
  });

  it('is found inside of a block, too', () => {
    markdownParser.inline.ruler.before('emphasis', 'swallow', (state, silent) => {
      const match = /^%[^%]*%/.exec(state.src.slice(state.pos));
      if (!match) return false;
      if (!silent) state.pos += match[0].length;
      return !silent;
    });
    try {
      expect(problemsOf('- one %two three% four')).toEqual([
        '5:8 lost-text the page does not show this text: two three',
      ]);
      // What is accounted for elsewhere does not hide it, and a refused block is one problem only.
      expect(problemsOf('[two](/three/)', '', '- one %two three% four')).toHaveLength(1);
      expect(problemsOf('- one %two three% [four](/five)')).toEqual([
        expect.stringContaining('link-trailing-slash'),
      ]);
    } finally {
      markdownParser.inline.ruler.disable('swallow');
    }
  });

  it.each([
    [
      'addresses, labels and titles',
      ['[a](/b/c "d e") <https://f.example/%C3%A9> [g][H i]', '', '[h i]: /j/ "k"'],
    ],
    ['encoded addresses', ['[a](/ä/%20b/) [b](</a b/>) https://münchen.example/ö']],
    [
      'comments and notes',
      ['a<!-- b c -->d', '', '<!--', 'e', '', 'f -->', '', '[g]: <> (h)', '', '[i]: # (j)'],
    ],
    [
      'code of every kind',
      [
        '`` a`b ``',
        '',
        '```js title="c" {1}',
        'd &amp; e',
        '```',
        '',
        '    f *g*',
        '',
        '- ```ts',
        '  h',
        '  ```',
      ],
    ],
    ['tags', ['a<br>b <kbd class="key">C</kbd>', '', '<details>', '<summary>d</summary>', 'e', '</details>']],
    ['numbers of items', ['3. a', '4) b', '   1. c', '', '> 7. d']],
    ['characters by name', ['caf&eacute; &lt;a&gt; &#233;&#x41;b &nbsp;c &copy d']],
    ['words that marks divide', ['un*believ*able a_b_c ~~d~~e f\\_g \\*h']],
    ['tables', ['| a | b\\|c |', '|:-:|---|', '| `d\\|e` | f', '| g |']],
    ['headings', ['## a <span class="plan-pro"></span> `b`', '', 'c d', '---', '', '### e ###']],
    [
      'inserts, callouts and tabs',
      [
        '{{"demo": "A.js", "bg": true}}',
        '',
        ':::info',
        'a',
        ':::',
        '',
        '<featureList>',
        '- b',
        '</featureList>',
        '',
        '<codeblock storageKey="k">',
        '```js C',
        'd',
        '```',
        '</codeblock>',
        '',
        '```bash',
        'npm install e',
        '```',
      ],
    ],
    ['languages without spaces', ['这是**强调。**后面的话', '', '「引用」とテスト*です*。']],
    ['what is in several places', ['a a b', '', '- a', '', '[a](/a/) a']],
  ])('is not reported for %s', (_, lines) => {
    expect(problemsOf(...lines).filter((problem) => problem.includes('lost-text'))).toEqual([]);
  });

  it('is counted if it is a comment, or a definition that no link uses', () => {
    const { hiddenNotes } = parse(
      'a<!-- b --> [c]',
      '',
      '<!-- d --> <!-- e -->',
      '',
      '[c]: /c/',
      '[f]: <> (g)',
    );
    expect(hiddenNotes).toBe(4);
    expect(parse('a')).not.toHaveProperty('hiddenNotes');
  });
});
