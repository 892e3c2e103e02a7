import { readFileSync } from 'node:fs';
import { EXAMPLE_LABELS } from '../../../tests/unit/exampleLabels';
import { SOURCE_KEYS, FRONT_MATTER_KINDS, UNUSED_KEYS } from './frontMatterKeys';
import type { PageContext } from './PageContext';
import { parsePage } from './parsePage';

const CONTEXT: PageContext = {
  file: 'page.md',
  languageCode: 'en',
  repository: 'https://github.com/mui/material-ui',
  tag: 'v7.0.2',
  labels: EXAMPLE_LABELS,
};

/** Four lines, so that the body begins on line 5. */
const HEAD = '---\ntitle: T\ndescription: D.\n---\n';
const IMG = '<img src="/static/a.png" alt="A" width="10" height="20" />';

function problemsOf(text: string, context: Partial<PageContext> = {}): string[] {
  const { problems } = parsePage(text, { ...CONTEXT, ...context });
  for (const problem of problems) {
    expect(problem.file).toBe('page.md');
    expect(problem.message).not.toBe('');
    expect(problem.hint).not.toBe('');
  }
  return problems.map(({ line, column, code }) => `${line}:${column} ${code}`);
}

function table(cases: readonly (readonly [string, string, readonly string[]])[]): void {
  it.each(cases)('%s', (_, text, expected) => {
    expect(problemsOf(text)).toEqual(expected);
  });
}

function bodyTable(cases: readonly (readonly [string, string, readonly string[]])[]): void {
  table(cases.map(([name, body, expected]) => [name, HEAD + body, expected] as const));
}

describe('front matter', () => {
  table([
    [
      'a line that is not a key',
      '---\ntitle: T\ndescription: D.\nwhat is this\n---\nText',
      ['4:1 front-matter-syntax'],
    ],
    ['not closed', '---\ntitle: T\ndescription: D.\n\nText', ['1:1 front-matter-unclosed']],
    [
      'not closed, a rule further down',
      '---\ntitle: T\ndescription: D.\n\nText\n\n---\n\nMore',
      ['1:1 front-matter-unclosed'],
    ],
    ['not closed before a heading', '---\ntitle: T\ndescription: D.\n## A\n', ['1:1 front-matter-unclosed']],
    [
      'not closed before a heading, a rule further down',
      '---\ntitle: T\ndescription: D.\n## A\n\n---\n\nText',
      ['1:1 front-matter-unclosed'],
    ],
    ['never closed at all', '---\ntitle: T\ndescription: D.', ['1:1 front-matter-unclosed']],
    ['a misspelled key', '---\ntitle: T\ndescripton: D.\ndescription: D.\n---\nText', ['3:1 unknown-key']],
    ['a list for a text', "---\ntitle: ['T']\ndescription: D.\n---\nText", ['2:8 wrong-type']],
    ['a text for a list', '---\ntitle: T\ndescription: D.\ntags: one\n---\nText', ['4:7 wrong-type']],
    [
      'a list by hyphens',
      '---\ntitle: T\ndescription: D.\ntags:\n- one\n- two\n---\nText',
      ['4:6 wrong-type'],
    ],
    [
      'a list that is not closed',
      "---\ntitle: T\ndescription: D.\ntags: ['one',\n---\nText",
      ['4:7 wrong-type'],
    ],
    ['a text for a flag', '---\ntitle: T\ndescription: D.\nnav: no\n---\nText', ['4:6 wrong-type']],
    [
      'a list for names',
      '---\ntitle: T\ndescription: D.\ncomponents: [A, B]\n---\nText',
      ['4:13 wrong-type'],
    ],
    ['an invalid date', '---\ntitle: T\ndescription: D.\ndate: 2025-13-45\n---\nText', ['4:7 wrong-type']],
    ['an invalid URL', '---\ntitle: T\ndescription: D.\nwaiAria: button\n---\nText', ['4:10 wrong-type']],
    [
      'a day that does not exist',
      '---\ntitle: T\ndescription: D.\ndate: 2025-02-30\n---\nText',
      ['4:7 wrong-type'],
    ],
    ['a text of spaces', "---\ntitle: ' '\ndescription: D.\n---\nText", ['2:8 wrong-type']],
    [
      'a comment',
      '---\ntitle: T\n# a comment\ndescription: D.\n# another\n---\nText',
      ['3:1 front-matter-syntax', '5:1 front-matter-syntax'],
    ],
    [
      'a comment after a blank line',
      '---\ntitle: T\n\n# a comment\ndescription: D.\n---\nText',
      ['4:1 front-matter-syntax'],
    ],
    ['an empty value', '---\ntitle: T\ndescription: D.\ngithubLabel:\n---\nText', ['4:13 wrong-type']],
    ['a folded text', '---\ntitle: T\ndescription: >-\n  D.\n---\nText', ['3:14 wrong-type']],
    ['a key twice', '---\ntitle: T\ntitle: U\ndescription: D.\n---\nText', ['3:1 duplicate-key']],
    [
      'everything at once',
      '---\ntitel: T\nnav: no\n---\n### A\n\n[a](/b)\n',
      [
        '1:1 missing-title',
        '1:1 missing-description',
        '2:1 unknown-key',
        '3:6 wrong-type',
        '5:1 heading-order',
        '7:1 link-trailing-slash',
      ],
    ],
  ]);
});

describe('title and description', () => {
  const description = '<p class="description">Foo.</p>';
  table([
    ['no title', `${description}\n`, ['1:1 missing-title']],
    ['no description', '# Foo\n', ['1:1 missing-description']],
    ['an empty file', '', ['1:1 missing-title', '1:1 missing-description']],
    ['a title of 71 characters', `# ${'a'.repeat(71)}\n\n${description}`, ['1:1 title-too-long']],
    [
      'a title of 71 characters in the front matter',
      `---\ntitle: ${'a'.repeat(71)}\ndescription: D.\n---\n`,
      ['2:8 title-too-long'],
    ],
    [
      'a description of 161 characters',
      `# Foo\n\n<p class="description">${'a'.repeat(160)}.</p>`,
      ['3:1 description-too-long'],
    ],
    ['a description without a period', '# Foo\n\n<p class="description">Foo</p>', ['3:1 description-end']],
    [
      'a description that is not closed',
      '# Foo\n\n<p class="description">Foo.\n\nText',
      ['3:1 description-unclosed'],
    ],
    [
      'text after the description',
      '# Foo\n\n<p class="description">Foo.</p> Bar',
      ['3:28 description-not-alone'],
    ],
    ['a second description', `# Foo\n\n${description}\n\n${description}`, ['5:1 second-description']],
    ['another title than that of the front matter', `${HEAD}# Other`, ['5:1 title-in-body']],
    ['an underlined one', `${HEAD}Other\n===\n\nText.`, ['5:1 title-in-body']],
    ['the same title twice', `${HEAD}# T`, []],
    ['a second title', `# Foo\n\n${description}\n\n# Bar`, ['5:1 second-title']],
    ['a title below text', `${description}\n\nText.\n\n# Bar`, ['5:1 title-below-text']],
    ['a title in a quote', `# Foo\n\n${description}\n\n> # Bar`, ['5:1 nested-title']],
    ['a title in a list only', `${description}\n\n- Foo\n  ===`, ['1:1 missing-title', '3:1 nested-title']],
    ['a script in the title', `# Foo <script>alert(1)</script>\n\n${description}`, ['1:7 raw-script']],
    ['a link in the title to a script', `# Foo [x](javascript:1)\n\n${description}`, ['1:7 javascript-link']],
    ['a link in the title without slash', `# Foo [x](/x/y)\n\n${description}`, ['1:7 link-trailing-slash']],
    ['an image in the title', `# Foo ![i](a)\n\n${description}`, ['1:7 image-source']],
    [
      'links and images in the description',
      '# Foo\n\n<p class="description">\nSee [x](javascript:1),\n[y](/y) and ![i](a).\n</p>',
      ['4:5 javascript-link', '5:1 link-trailing-slash', '5:13 image-source'],
    ],
    ['HTML in the description', '# Foo\n\n<p class="description">A <b>c</b>.</p>', ['3:1 raw-html']],
  ]);

  it('accepts only products of the registry', () => {
    const text = '---\ntitle: T\ndescription: D.\nproductId: joy\n---\n';
    expect(problemsOf(text, { productIds: { joy: 'joy', base: 'base' } })).toEqual([]);
    expect(problemsOf(text, { productIds: { base: 'base' } })).toEqual(['4:12 unknown-product']);
    expect(parsePage(text, { ...CONTEXT, productIds: { base: 'base' } }).problems).toEqual([
      expect.objectContaining({ hint: expect.stringContaining('leave the line out') as string }),
    ]);
  });

  it('accepts another id of the product of the folder', () => {
    const text = '---\ntitle: T\ndescription: D.\nproductId: joy\n---\n';
    const productIds = { joy: 'base', base: 'base', core: 'core' };
    expect(problemsOf(text, { productId: 'base', productIds })).toEqual([]);
    expect(problemsOf(text, { productId: 'core', productIds })).toEqual(['4:12 unused-key']);
  });

  it('warns of a product that is not the one of the folder', () => {
    const text = '---\ntitle: T\ndescription: D.\nproductId: joy\n---\n';
    expect(problemsOf(text, { productId: 'joy' })).toEqual([]);
    expect(problemsOf(text, { productId: 'base' })).toEqual(['4:12 unused-key']);
  });

  it.each(UNUSED_KEYS.map((key) => [key]))('warns that %s has no effect', (key) => {
    const values = { flag: 'true', list: "['a']", date: '2025-03-31', word: 'a', text: 'a' };
    const text = `---\ntitle: T\ndescription: D.\n${key}: ${values[FRONT_MATTER_KINDS[key]]}\n---\n`;
    expect(parsePage(text, CONTEXT).problems).toEqual([
      {
        file: 'page.md',
        line: 4,
        column: key.length + 3,
        code: 'unused-key',
        message: `"${key}" has no effect on this site`,
        hint: 'remove the line',
        warning: true,
      },
    ]);
  });

  it.each(SOURCE_KEYS.map((key) => [key]))('warns that %s has no effect in a translation', (key) => {
    const values = { word: 'a', text: 'a', flag: 'false', address: 'https://a.example/' };
    const text = `---\ntitle: T\ndescription: D.\n${key}: ${values[FRONT_MATTER_KINDS[key]]}\n---\n`;
    expect(problemsOf(text)).toEqual([]);
    expect(problemsOf(text, { languageCode: 'pt' })).toEqual([`4:${key.length + 3} unused-key`]);
  });

  it('warns of the hash of a source in an English page', () => {
    const text = '---\ntitle: T\ndescription: D.\nsourceHash: 12ab\n---\n';
    expect(problemsOf(text, { languageCode: 'pt' })).toEqual([]);
    expect(problemsOf(text)).toEqual(['4:13 unused-key']);
  });

  it('accepts titles of 70 and descriptions of 160 characters, counted in code points', () => {
    const text = `---\ntitle: ${'😀'.repeat(70)}\ndescription: ${'é'.repeat(159)}!\n---\n`;
    expect(problemsOf(text)).toEqual([]);
  });

  it('accepts the Chinese full stop only in translations', () => {
    const text = '---\ntitle: T\ndescription: 按钮。\n---\n';
    expect(problemsOf(text, { languageCode: 'zh' })).toEqual([]);
    expect(problemsOf(text)).toEqual(['3:14 description-end']);
  });
});

describe('headings', () => {
  bodyTable([
    ['h3 before any h2', '### Orphan\n', ['5:1 heading-order']],
    ['a heading without text', '## \n', ['5:1 heading-empty']],
    ['a heading of a mark only', '## <span class="plan-pro"></span>\n', ['5:1 heading-empty']],
  ]);

  it('requires the same number of headings in a translation', () => {
    const translated = { languageCode: 'pt', headingIds: ['one', 'two'] };
    expect(problemsOf(`${HEAD}## Um\n`, translated)).toEqual(['1:1 heading-count']);
    expect(problemsOf(`${HEAD}## Um\n\n## Dois\n`, translated)).toEqual([]);
    expect(problemsOf(`${HEAD}## Um\n\n## Dois\n\n## Tres\n`, translated)).toEqual(['1:1 heading-count']);
  });

  it('requires the same heading levels in a translation, with one problem per page', () => {
    const translated = { languageCode: 'pt', headingIds: ['one', 'two', 'three'] };
    const text = `${HEAD}## Um\n\n## Dois\n\n## Tres\n`;
    expect(problemsOf(text, { ...translated, headingLevels: [2, 3, 3] })).toEqual(['7:1 heading-level']);
    expect(problemsOf(text, { ...translated, headingLevels: [2, 2, 2] })).toEqual([]);
  });

  it('does not count the headings that an unclosed fence hides', () => {
    const text = `${HEAD}## Um\n\n\`\`\`js\n1\n\n## Dois\n`;
    expect(problemsOf(text, { languageCode: 'pt', headingIds: ['one', 'two'] })).toEqual([
      '7:1 unclosed-fence',
    ]);
  });
});

describe('links', () => {
  bodyTable([
    ['without trailing slash', 'See [foo](/foo)', ['5:5 link-trailing-slash']],
    ['without trailing slash before a fragment', 'See [foo](/foo#a)', ['5:5 link-trailing-slash']],
    ['with doubled slash before the fragment', '[bar](/bar//#foo)', ['5:1 link-doubled-slash']],
    ['to another host without scheme', '[bar](//evil.example/)', ['5:1 link-doubled-slash']],
    ['relative', 'A\n  b [bar](bar/)', ['6:5 link-relative']],
    ['empty', '[bar]()', ['5:1 link-relative']],
    ['to a script', '[bar](javascript:alert(1))', ['5:1 javascript-link']],
    ['to a script in disguise', '[bar](JaVa&#115;cript:alert(1))', ['5:1 javascript-link']],
    ['to a script by reference', '[bar][r]\n\n[r]: javascript:alert(1)', ['5:1 javascript-link']],
    ['to a script as an address', '<javascript:alert(1)>', ['5:1 javascript-link']],
    ['to data', '[bar](data:text/html,x)', ['5:1 javascript-link']],
    ['with an unknown scheme', '[bar](ftp://a.example/)', ['5:1 link-scheme']],
    ['without text', 'a [](/b/)', ['5:3 link-without-text']],
    ['in a list', '- a\n- b [c](/d)', ['6:5 link-trailing-slash']],
    ['in a quote', '> a\n> [c](/d)', ['6:3 link-trailing-slash']],
    ['in a heading', '## A [c](/d) ##', ['5:6 link-trailing-slash']],
    ['in a callout in a list', '- :::info\n  [c](/d)\n  :::', ['6:3 link-trailing-slash']],
    [
      'in the second of two equal cells',
      '| A | B |\n| - | - |\n| [c](/d/) | [c](/d) |',
      ['7:14 link-trailing-slash'],
    ],
    [
      'in two equal cells',
      '| A | B |\n| - | - |\n| [c](/d) | [c](/d) |',
      ['7:3 link-trailing-slash', '7:13 link-trailing-slash'],
    ],
    ['in a feature list', '<featureList>\n- [c](/d)\n</featureList>', ['6:3 link-trailing-slash']],
    ['nested in brackets', '[a [c](/d) e]', ['5:4 link-trailing-slash']],
    ['twice in a line', '[a](/b/) [c](/d)', ['5:10 link-trailing-slash']],
    [
      'without a definition',
      'See [the guide][gone] and [gone][].\n\n[other]: /pub/',
      ['5:5 link-undefined', '5:27 link-undefined'],
    ],
    [
      'without a definition, in a list and a picture',
      '- *a [b][c]*\n- ![d][e]',
      ['5:6 link-undefined', '6:4 link-undefined'],
    ],
    ['defined twice', '[a] [b]\n\n[a]: /x/\n[b]: /y/\n\n[A]: /z/', ['10:1 definition-twice']],
    ['not defined twice, but notes of the author', 'a\n\n[//]: # (one)\n[//]: # (two)', []],
    ['defined in an item that has nothing else', '- [x]: /a/\n- b\n\n[x]', ['5:1 definition-in-item']],
    ['with a space in the address', 'a [b](/c d/)', ['5:3 link-syntax']],
    ['around another', '[a [b](/c/) d](/e/)', ['5:4 link-syntax']],
    ['that are code or escaped', '`[a][b]` \\[a]\\[b] \\[c]\\(d e) [x]', []],
  ]);

  it('rejects a language prefix in a link of a translated page', () => {
    expect(problemsOf(`${HEAD}[a](/zh/x/)`, { languageCode: 'zh' })).toEqual(['5:1 link-language']);
  });
});

describe('raw HTML', () => {
  bodyTable([
    ['a script', '<script>alert(1)</script>', ['5:1 raw-script']],
    ['a script in capitals, inside a line', 'a <SCRIPT src=x>b', ['5:3 raw-script']],
    [
      'a script over several lines',
      'A\n\n<script>\nlet a = "<b>";\n</script>',
      ['7:1 raw-script', '8:10 raw-html'],
    ],
    ['a frame', '<iframe src="https://a.example/"></iframe>', ['5:1 raw-frame']],
    ['an object', '<object data="x"></object>', ['5:1 raw-frame']],
    ['an event attribute', '<div onload="alert(1)">a</div>', ['5:1 event-attribute']],
    [
      'an event attribute of a known tag',
      `a ${IMG.replace('alt', 'onerror="x" alt')}`,
      ['5:3 event-attribute'],
    ],
    ['an event attribute in capitals', '<br ONCLICK=a>', ['5:1 event-attribute']],
    ['a script address', '<a href="javascript:alert(1)">a</a>', ['5:1 javascript-link']],
    [
      'a script address with references',
      '<a href="&#106;ava&Tab;script&colon;alert(1)">a</a>',
      ['5:1 javascript-link'],
    ],
    ['a style attribute', '<span class="plan-pro" style="color:red"></span>', ['5:1 style-attribute']],
    ['a style element', '<style>a{}</style>', ['5:1 raw-html']],
    ['a component in the text', 'The <Button> component', ['5:5 raw-html']],
    ['an unknown class', 'a <span class="red">b</span>', ['5:3 raw-html']],
    ['a name of its own', 'a <span class="only-dark-mode" aria-label="b">c</span>', ['5:3 raw-html']],
    ['an unknown attribute', 'a <kbd id="a">b</kbd>', ['5:3 raw-html']],
    ['a tag that is not closed', 'a <kbd class="key">b', ['5:3 raw-html-unclosed']],
    [
      'a tag that crosses emphasis',
      '*a <kbd>b* c</kbd>',
      ['5:4 raw-html-unclosed', '5:13 raw-html-unopened'],
    ],
    [
      'a tag that closes inside emphasis',
      '<kbd>a *b</kbd> c*',
      ['5:1 raw-html-unclosed', '5:10 raw-html-unopened'],
    ],
    ['a tag that closes nothing', 'a </kbd> b', ['5:3 raw-html-unopened']],
    [
      'a closing tag of a component',
      'the closing </Button> tag, nor </T>',
      ['5:13 raw-html', '5:32 raw-html'],
    ],
    ['the same in a heading and an item', '## A </T>\n\n- b </T>', ['5:6 raw-html', '7:5 raw-html']],
    ['a closing tag whose opening tag is refused', '<Button>a\n\nb</Button>', ['5:1 raw-html']],
    ['a tag that is cut off', '<p><img src="x" onerror="alert(1)', ['5:1 raw-html', '5:4 raw-html-unclosed']],
    [
      'a tag around one that is closed later',
      '<div><details>\n\nA\n\n</details>\n\nB',
      ['5:1 raw-html-unclosed'],
    ],
    [
      'a tag that a list item closes',
      '<details>\n\n- </details>',
      ['5:1 raw-html-unclosed', '7:3 raw-html-unopened'],
    ],
    ['a comment without end', 'A\n\n<!-- b\n\n## C\n\nD', ['7:1 comment-unclosed']],
    ['a comment without end in a text', 'A <!-- b\nc\n\nD -->', ['5:3 comment-unclosed']],
    ['an unclosed comment after a closed one', '<!-- a --> <!-- b', ['5:12 comment-unclosed']],
    ['a comment that its list does not close', '- <!-- a\n\nB -->', ['5:3 comment-unclosed']],
    ['a comment without end in a heading', '## A <!-- b', ['5:6 comment-unclosed']],
    ['a comment without end in a table', '| A |\n| - |\n| b <!-- c |', ['7:5 comment-unclosed']],
    ['comments that are closed', '<!-- a\n\nb -->\n\nC <!-- d\ne --> f `<!-- g` \\<!-- h &lt;!-- i', []],
    ['a comment that browsers end early', '<!-- --!><img src=x onerror=alert(1)> -->', ['5:1 comment-end']],
    ['the same in a text', 'A <!-- --!><img src=x onerror=alert(1)> -->', ['5:3 comment-end']],
    [
      'a comment that browsers end at its start',
      '<!--><img src=x onerror=alert(1)> -->',
      ['5:6 event-attribute'],
    ],
    ['the same with a third dash', '<!---><img src=x onerror=alert(1)> -->', ['5:7 event-attribute']],
    ['empty comments', '<!---->\n\nA <!--> b <!---> c', []],
    ['inside a callout', ':::info\n<script>a</script>\n:::', ['6:1 raw-script']],
    ['inside a table', '| A |\n| - |\n| <iframe> |', ['7:3 raw-frame']],
  ]);
});

describe('images', () => {
  bodyTable([
    ['Markdown without a size', 'a ![A](/static/a.png)', ['5:3 image-size']],
    ['no size', '<img src="/static/a.png" alt="A" />', ['5:1 image-size']],
    ['a size in percent', IMG.replace('"10"', '"10%"'), ['5:1 image-size']],
    ['no alternative text', IMG.replace(' alt="A"', ''), ['5:1 image-alt']],
    ['a relative source', IMG.replace('/static', 'static'), ['5:1 image-source']],
    ['a source of another host without scheme', IMG.replace('/static', '//static'), ['5:1 image-source']],
    [
      'a source of another host after a backslash',
      IMG.replace('/static', '/\\evil.example'),
      ['5:1 image-source'],
    ],
    [
      'a source of another host after a tab',
      IMG.replace('/static', '/&Tab;/evil.example'),
      ['5:1 image-source'],
    ],
    ['a source of another host', IMG.replace('/static', 'https://a.example'), ['5:1 image-source']],
    ['a script as source', '![a](javascript:alert(1))', ['5:1 javascript-link']],
    ['data as source', IMG.replace('/static/a.png', 'data:image/svg+xml,x'), ['5:1 javascript-link']],
  ]);
});

describe('tables', () => {
  bodyTable([
    [
      'more cells than the header, from a bar in code',
      '| Type | Text |\n| --- | --- |\n| `a | b` | after the pipe |',
      ['7:12 table-cells'],
    ],
    [
      'the same with a tag, which is not a second problem',
      '| Type | Text |\n| - | - |\n| `A<B> | <C>` | text |\n| [a](/b) | c |',
      ['7:17 table-cells', '8:3 link-trailing-slash'],
    ],
    ['more cells in a quote and without outer bars', '> a | b\n> --|--\n> c | d | e', ['7:10 table-cells']],
    ['an empty cell too many, and escaped bars', '| A | B |\n| - | - |\n| `a \\| b` | c \\| d | |', []],
  ]);
});

describe('callouts', () => {
  it('with a title in braces are reported with the title as it is written here', () => {
    const { problems } = parsePage(`${HEAD}:::tip{title="Try it"}\nHello\n:::`, CONTEXT);
    expect(problems).toEqual([
      expect.objectContaining({ line: 5, code: 'unknown-callout', hint: 'write :::tip Try it' }),
    ]);
  });

  bodyTable([
    ['an unknown name', ':::tipp\nHello\n:::', ['5:1 unknown-callout']],
    ['details', '::: details All keys\nHello\n:::', ['5:1 unknown-callout']],
    ['options after the name', ':::tip{icon="x"}\nHello\n:::', ['5:1 unknown-callout']],
    ['a problem in a title', ':::tip [a](/b)\nHello\n:::', ['5:8 link-trailing-slash']],
    ['an unknown alert', 'A\n\n> [!NOTES]\n> Hello', ['7:3 unknown-callout']],
    ['an alert with text after its name', '> [!NOTE] Hello\n> there', ['5:3 callout-text']],
    ['a problem in an alert', '> [!NOTE]\n> Hello\n> [a](/b)', ['7:3 link-trailing-slash']],
    [
      'problems inside an unknown callout',
      ':::tipp\n[a](/b)\n:::',
      ['5:1 unknown-callout', '6:1 link-trailing-slash'],
    ],
    ['not closed', ':::info\nHello', ['5:1 callout-unclosed']],
    ['closed twice', ':::info\nHello\n:::\n\n:::', ['9:1 callout-unopened']],
    ['a fence inside is not closed', ':::info\n```js\n1\n:::\n\nText', ['6:1 unclosed-fence']],
  ]);
});

describe('fenced code', () => {
  bodyTable([
    ['not closed', 'Text\n\n```js\nlet a;\n\n## Not a heading', ['7:1 unclosed-fence']],
    ['not closed and empty', '```js', ['5:1 unclosed-fence']],
    ['closed by too few marks', '````js\nlet a;\n```\n', ['5:1 unclosed-fence']],
    ['closed by its list only', '- ```js\n  let a;\n\nText', ['5:3 unclosed-fence']],
    ['an unknown language', '```typoscript\nx\n```', ['5:1 unknown-language']],
    ['a region of no file', '```ts region="a"\nx\n```', ['5:1 fence-info']],
    ['a word that means nothing', '```tsx compelte\nx\n```', ['5:1 fence-info']],
    ['lines that cannot be read', '```tsx {1-}\nx\n```', ['5:1 fence-info']],
    ['a line that does not exist', '```tsx {3}\nx\ny\n```', ['5:1 fence-info']],
    ['focus on a line that does not exist', '```tsx focus="2-3"\nx\ny\n```', ['5:1 fence-info']],
    ['focus that cannot be read', '```tsx focus="first"\nx\n```', ['5:1 fence-info']],
  ]);
});

describe('code tabs', () => {
  const fence = '```js A\n1\n```\n';
  const tabs = (count: number) =>
    Array.from({ length: count }, (_, index) => `\`\`\`js T${index}\n1\n\`\`\`\n`).join('');
  const shown = readFileSync('src/components/Prose/code.css', 'utf8').match(/\.code-tabs:has/g)?.length ?? 0;
  bodyTable([
    ['no storage key', `<codeblock>\n${fence}</codeblock>`, ['5:1 code-tabs-key']],
    ['not closed', `<codeblock storageKey="k">\n${fence}\nText`, ['5:1 code-tabs-unclosed']],
    [
      'not closed before the next group',
      `<codeblock storageKey="k">\n${fence}\nText\n\n<codeblock storageKey="l">\n${fence}</codeblock>`,
      ['5:1 code-tabs-unclosed'],
    ],
    ['other content', `<codeblock storageKey="k">\n${fence}Text\n</codeblock>`, ['9:1 code-tabs-content']],
    ['empty', '<codeblock storageKey="k">\n</codeblock>', ['5:1 code-tabs-content']],
    ['as many as have a CSS rule', `<codeblock storageKey="k">\n${tabs(shown)}</codeblock>`, []],
    [
      'more than have a CSS rule',
      `<codeblock storageKey="k">\n${tabs(shown + 2)}</codeblock>`,
      [`${6 + 3 * shown}:1 code-tabs-count`],
    ],
    ['a tab without name', '<codeblock storageKey="k">\n```js\n1\n```\n</codeblock>', ['6:1 code-tabs-name']],
    [
      'two tabs of one name',
      `<codeblock storageKey="k">\n${fence}${fence}</codeblock>`,
      ['9:1 code-tabs-name'],
    ],
    [
      'a fence that is not closed',
      '<codeblock storageKey="k">\n```js A\n1\n</codeblock>',
      ['6:1 unclosed-fence'],
    ],
    [
      'inside a list',
      `- <codeblock storageKey="k">\n\n  \`\`\`js A\n  1\n  \`\`\`\n\n  </codeblock>`,
      ['5:3 nested-block'],
    ],
    ['closed but not opened', 'a\n\n</codeblock>', ['7:1 raw-html-unopened']],
  ]);
});

describe('feature lists', () => {
  bodyTable([
    ['not closed', '<featureList>\n- one\n\nText', ['5:1 feature-list-unclosed']],
    ['a line that is not an item', '<featureList>\n- one\ntwo\n</featureList>', ['7:1 feature-list-line']],
  ]);
});

describe('demos', () => {
  bodyTable([
    ['a comma too many', '{{"demo": "A.js",}}', ['5:1 insert-syntax']],
    ['a brace too few', '{{"demo": "A.js"}', ['5:1 insert-syntax']],
    ['a misspelled first key', '{{"dmeo": "A.js"}}', ['5:1 unknown-insert']],
    ['no file name', '{{"demo": "A"}}', ['5:1 demo-name']],
    ['an absolute path', '{{"demo": "/a/A.js"}}', ['5:1 demo-name']],
    ['a number for a name', '{{"demo": 1}}', ['5:1 demo-name']],
    ['an unknown option', '{{"demo": "A.js", "hideToolBar": true}}', ['5:19 unknown-demo-option']],
    ['a wrong value', '{{"demo": "A.js", "bg": "blue"}}', ['5:19 demo-option-value']],
    [
      'a length with an invalid unit',
      '{{"demo": "A.js", "height": "400; color: red"}}',
      ['5:19 demo-option-value'],
    ],
    ['hideToolbar false', '{{"demo": "A.js", "hideToolbar": false}}', ['5:19 demo-option-contradiction']],
    [
      'hideToolbar with open code',
      '{{"demo": "A.js", "hideToolbar": true, "defaultCodeOpen": true}}',
      ['5:40 demo-option-contradiction'],
    ],
    [
      'hideToolbar without ad',
      '{{"demo": "A.js", "hideToolbar": true, "disableAd": true}}',
      ['5:40 demo-option-contradiction'],
    ],
    ['inside a list', '- a\n- {{"demo": "A.js"}}', ['6:3 nested-block']],
    ['inside a callout', ':::info\n{{"demo": "A.js"}}\n:::', ['6:1 nested-block']],
    ['inside a line', 'See {{"demo": "A.js"}} here', ['5:5 insert-not-alone']],
    ['in a comment', '<!-- {{"demo": "A.js"}} -->\n\n<!--\n{{"demo": "A.js"}}\n-->', []],
    ['after a comment', '<!-- {{"demo": "A.js"}} --> {{"demo": "B.js"}}', ['5:29 insert-not-alone']],
    ['beside raw HTML', `${IMG} {{"demo": "A.js"}}`, [`5:${IMG.length + 2} insert-not-alone`]],
    ['below raw HTML', `${IMG}\n{{"demo": "A.js"}}`, []],
  ]);
});

describe('components', () => {
  it('suggests the nearest component of the registry', () => {
    const text = `${HEAD}{{"component": "IconSearch"}}\n\n{{"component": "IconsSearch"}}`;
    const { problems, blocks } = parsePage(text, { ...CONTEXT, componentNames: ['IconSearch'] });
    expect(problems).toEqual([
      expect.objectContaining({ line: 7, code: 'unknown-component', hint: 'did you mean IconSearch?' }),
    ]);
    expect(blocks).toEqual([{ kind: 'component', name: 'IconSearch', props: {}, line: 5 }]);
  });

  bodyTable([['a number for a name', '{{"component": 1}}', ['5:1 unknown-component']]]);

  it('requires an API page for each component in the front matter', () => {
    const text = '---\ntitle: T\ndescription: D.\ncomponents: Button, Buton\n---\n';
    expect(problemsOf(text, { apiPathnames: { Button: '/a/api/button' } })).toEqual(['4:13 unknown-api']);
  });
});

describe('nesting', () => {
  bodyTable([
    ['quotes nested deeper than the parser supports', `${'>'.repeat(150)} a`, ['5:1 nesting-too-deep']],
    ['a tag of several blocks', '<section>\n\nText\n\n</section>', ['5:1 raw-html']],
    ['a tag of several blocks without an end', '<div>\n\nText', ['5:1 raw-html-unclosed']],
    [
      'a tag of several blocks that ends outside',
      '- <details>\n\n  a\n\n</details>',
      ['5:3 raw-html-unclosed', '9:1 raw-html-unopened'],
    ],
    [
      'a tag inside that is not closed',
      '<details>\n\n<div>\n\nText\n\n</details>',
      ['7:1 raw-html-unclosed'],
    ],
    ['a demo inside', '<details>\n\n{{"demo": "A.js"}}\n\n</details>', ['7:1 nested-block']],
  ]);
});

describe('merge conflicts', () => {
  table([
    [
      'in the front matter and in the text',
      '---\n<<<<<<< HEAD\ntitle: T\n=======\ntitle: U\n>>>>>>> mine\ndescription: D.\n---\n\n' +
        '<<<<<<< HEAD\nOurs.\n||||||| base\n# Base\n=======\n# Theirs\n>>>>>>> mine\n\n[a](/b)\n',
      ['2:1 merge-conflict', '10:1 merge-conflict', '18:1 link-trailing-slash'],
    ],
    ['without an end', `${HEAD}<<<<<<< HEAD\nOurs.\n`, ['5:1 merge-conflict']],
    ['shown as code, indented', `${HEAD}\`\`\`diff\n <<<<<<< HEAD\n =======\n >>>>>>> mine\n\`\`\`\n`, []],
    ['lines that only look like one', `${HEAD}T\n=======\n\n>>>>>>> quoted\n`, []],
  ]);
});

describe('size', () => {
  it('reports a page over 10 MB as one problem', () => {
    expect(problemsOf('a'.repeat(10_000_001))).toEqual(['1:1 page-too-large']);
    expect(problemsOf('é'.repeat(5_000_001))).toEqual(['1:1 page-too-large']);
  });

  it('parses a page of 1 MB', () => {
    const { blocks, problems } = parsePage(HEAD + 'Some words of text.\n\n'.repeat(50_000), CONTEXT);
    expect(problems).toEqual([]);
    expect(JSON.stringify(blocks).match(/words of text/g)).toHaveLength(50_000);
  });
});
