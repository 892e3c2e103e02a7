import { mkdirSync, writeFileSync } from 'node:fs';
import type { PageLink, SectionEntry } from '../../../model/page/PageData';
import { codeTabsToMarkdown, demoToMarkdown, sectionsToMarkdown } from './blockMarkdown';
import { fence } from './plainMarkdown';
import { htmlToMarkdown } from './htmlMarkdown';
import { listAddresses } from '../../markdown/blocks/definitions';
import { useTestFolder } from '../../../../tests/unit/useTestFolder';
import { bodyMarkdown, readSource, splitSource } from './markdownSource';
import type { TextContext } from './inlineMarkdown';
import { textToMarkdown } from './textMarkdown';

const resolve = (href: string) =>
  href.startsWith('#') ? undefined : href.startsWith('/') ? `https://x.example${href}` : href;
const CONTEXT: TextContext = {
  resolve,
  texts: { calloutInfo: 'Info', calloutWarning: 'Warning', planPro: 'Pro plan' },
  language: 'en',
};
const text = (...lines: string[]) => textToMarkdown(readSource(lines), CONTEXT);

describe('textToMarkdown', () => {
  it('leaves out title and description, which are above', () => {
    expect(
      text('# Title', '', '<p class="description">', 'What it is.', '</p>', '', 'One.', '', '## Two'),
    ).toBe('One.\n\n## Two');
    expect(text('<p class="description">What it is.</p>', 'One.')).toBe('One.');
    expect(text('# Title', '', '> # Quoted', '> b')).toBe('> # Quoted\n> b');
  });

  it('leads links and pictures to whole addresses, and keeps those to the page itself', () => {
    expect(text('See [a](/a/#b), [c](#c) and [d][ref].', '', '[ref]: /d/', '![e](/e.png)')).toBe(
      'See [a](https://x.example/a/#b), [c](#c) and [d][ref].\n\n[ref]: https://x.example/d/\n![e](https://x.example/e.png)',
    );
    expect(text('<img src="/i.png" alt="An icon" width="1" height="2">')).toBe(
      '![An icon](https://x.example/i.png)',
    );
  });

  it('leaves code as it is, in a line and in a block', () => {
    expect(text('Write `[a](/a/)` and ``<span class="plan-pro"></span>``.')).toBe(
      'Write `[a](/a/)` and ``<span class="plan-pro"></span>``.',
    );
    const code = ['```md', '# Not a title', '[a](/a/)', '', '', ':::info', '```'];
    expect(text(...code)).toBe(code.join('\n'));
  });

  it('leaves out comments, of which the page shows nothing either', () => {
    expect(text('Visible <!-- INTERNAL [a](/a/) --> text.')).toBe('Visible  text.');
    expect(text('One.', '', '<!--', '## Draft', '', '[a](/gone/)', '-->', '', 'Two.')).toBe('One.\n\nTwo.');
    expect(text('One.', '<!-- a -->', 'Two.')).toBe('One.\n\nTwo.');
    expect(text('One <!-- a', 'b', 'c --> two', 'three.')).toBe('One  two\nthree.');
    expect(text('One', '    <!-- in a paragraph -->', 'two.')).toBe('One\ntwo.');
    expect(text('- one <!-- a --> `<!-- b -->` <!-- c -->', '- two')).toBe('- one  `<!-- b -->`\n- two');
    expect(text('> <!-- a -->', '> q', '', '## T <!-- a -->')).toBe('> q\n\n## T');
    expect(text('| A | B |', '| - | - |', '| \\| <!-- a --> | b <!-- c --> |')).toBe(
      '| A | B |\n| - | - |\n| \\|  | b  |',
    );
    expect(text('![a <!-- b -->](/c.png)')).toBe('![a ](https://x.example/c.png)');
    expect(text(':::info', 'One.', '', '<!--', '## a', '-->', ':::')).toBe('> **Info**\n>\n> One.\n>');
    expect(text('[//]: # (a note)', '', 'One.')).toBe('One.');
    expect(text('[comment]: <> (a note)', '[b]: <>', '', 'One [link]() [b].')).toBe('One [link]() [b].');
  });

  it('leaves indented code as it is', () => {
    const code = [
      'One:',
      '',
      '    :::info',
      '    [a](/a/)',
      '',
      '',
      '    :::',
      '    ```',
      '    # a',
      '',
      'Two.',
    ];
    expect(text(...code)).toBe(code.join('\n'));
    expect(text('', '    a', '      b', '')).toBe('    a\n      b');
    expect(text('- a', '', '      <!-- b -->')).toBe('- a\n\n      <!-- b -->');
  });

  it('leaves code over two lines as it is', () => {
    expect(text('a `b', '[c](/c/)` [d](/d/)')).toBe('a `b\n[c](/c/)` [d](https://x.example/d/)');
  });

  it('keeps a callout in its list item, and an empty line of code in its quote', () => {
    expect(text('- a', '', '  :::info', '  b', '  :::', '- c')).toBe('- a\n\n  > **Info**\n  >\n  > b\n- c');
    expect(text('> ```js', '> a', '>', '> b', '> ```')).toBe('> ```js\n> a\n>\n> b\n> ```');
  });

  it('makes quotes of callouts, code and nested ones included', () => {
    expect(
      text(':::info', 'One.', '', '```js', 'a', '```', ':::warning', 'Two.', ':::', ':::', 'Three.'),
    ).toBe(
      [
        '> **Info**',
        '>',
        '> One.',
        '>',
        '> ```js',
        '> a',
        '> ```',
        '> > **Warning**',
        '>>',
        '> > Two.',
        'Three.',
      ].join('\n'),
    );
  });

  it('keeps the title of a callout, and alerts of the host as they are', () => {
    expect(text(':::warning Mind the [gap](/a/)', 'One.', ':::')).toBe(
      '> **Warning: Mind the [gap](https://x.example/a/)**\n>\n> One.',
    );
    const alert = ['> [!NOTE]', '> One.', '', '[a]: https://a.example/', '', 'See [a].'];
    expect(text(...alert)).toBe(alert.join('\n'));
  });

  it('leaves out ids by hand', () => {
    expect(text('## One {#a}', '', 'Text {#b}', '', '### `{#c}`')).toBe('## One\n\nText {#b}\n\n### `{#c}`');
  });

  it('leads links whose files have spaces in their names to whole addresses', () => {
    const read = readSource(['[a](<b c.md>) and [d].', '', '[d]: <e f.md>']);
    expect(textToMarkdown(read, { ...CONTEXT, resolve: (href) => `/${href.replace(' ', '-')}/` })).toBe(
      '[a](</b-c.md/>) and [d].\n\n[d]: </e-f.md/>',
    );
  });

  it('keeps footnotes and task lists as they are', () => {
    const lines = [
      'One.[^a]',
      '',
      '[^a]: words of a [note](#b).',
      '',
      '    ```js',
      '    a',
      '    ```',
      '- [x] done',
    ];
    expect(textToMarkdown(readSource(lines), { ...CONTEXT, resolve: (href) => `/x/${href}` })).toBe(
      lines.join('\n').replace('#b', '/x/#b'),
    );
    // The reference is in another part of the page, above a demo.
    const part = ['[^a]: words.', '', '[b]: https://b.example/', '', 'See [b].'];
    expect(textToMarkdown(readSource(part), { ...CONTEXT, resolve: (href) => `x${href}` })).toBe(
      part.join('\n').replace('https', 'xhttps'),
    );
  });

  it('keeps language and title of code, and what only the build reads goes', () => {
    expect(text('```tsx title="App.tsx" complete {1,3-4}', 'a', '```')).toBe(
      '```tsx title="App.tsx"\na\n```',
    );
  });

  it('writes an install command for every package manager, as the page does', () => {
    expect(text('```bash', 'npm install @mui/material', '```')).toBe(
      '```bash\nnpm install @mui/material\n\n# pnpm\npnpm add @mui/material\n\n# yarn\nyarn add @mui/material\n\n# bun\nbun add @mui/material\n```',
    );
  });

  it('keeps code in lists in its place', () => {
    expect(text('- one', '', '  ```js', '  a', '    b', '  ```', '- two')).toBe(
      '- one\n\n  ```js\n  a\n    b\n  ```\n- two',
    );
    expect(text('1. ```js', '   a', '   ```')).toBe('1. ```js\n   a\n   ```');
  });

  it('says badges and keys in words', () => {
    expect(text('Grid <span class="plan-pro"></span>: <kbd class="key">Tab</kbd>')).toBe(
      'Grid (Pro plan): `Tab`',
    );
  });

  it('keeps the items of a feature list', () => {
    expect(text('<featureList>', '- one', '- two', '</featureList>')).toBe('- one\n- two');
  });
});

describe('splitSource', () => {
  it('distinguishes demos, components and code tabs from text', () => {
    const body =
      'a\n{{"demo": "One.js", "bg": true}}\nb\n{{"component": "x/Y"}}\n<codeblock storageKey="k">\n```js one\n1\n```\n</codeblock>\nc';
    expect(splitSource(readSource(body.split('\n')))).toEqual([
      { kind: 'text', lines: ['a'] },
      expect.objectContaining({ kind: 'demo', name: 'One' }),
      { kind: 'text', lines: ['b'] },
      { kind: 'component' },
      { kind: 'codeTabs', lines: ['```js one', '1', '```'] },
      { kind: 'text', lines: ['c'] },
    ]);
  });

  it('takes nothing in code for a demo', () => {
    const body =
      '```md\n{{"demo": "One.js"}}\n<codeblock>\n```\n- ```md\n  {{"demo": "Two.js"}}\n  ```\n\n    {{"demo": "Three.js"}}';
    expect(splitSource(readSource(body.split('\n')))).toEqual([{ kind: 'text', lines: body.split('\n') }]);
  });
});

describe('the definition of a link', () => {
  it('is not followed if the link is in another part of the page', () => {
    const lines = 'See [docs][ref].\n\n{{"demo": "A.js"}}\n\n[ref]: /d/\n[note]: /n/'.split('\n');
    const body = readSource(lines);
    const used = new Set(listAddresses(body.tokens));
    const parts = splitSource(body).map((piece) =>
      piece.kind === 'text' ? textToMarkdown(readSource(piece.lines), CONTEXT, used) : piece.kind,
    );
    expect(parts[0]).toBe('See [docs][ref].');
    expect(parts[2]).toContain('[ref]: ');
    expect(parts[2]).not.toContain('[note]');
  });
});

describe('splitSource and comments', () => {
  it('takes no demo from a comment, and does not mistake other indentation for code', () => {
    const body = '<!--\n{{"demo": "One.js"}}\n\n<codeblock>\n-->\n  {{"demo": "Two.js"}}';
    expect(splitSource(readSource(body.split('\n')))).toEqual([
      { kind: 'text', lines: body.split('\n').slice(0, 5) },
      expect.objectContaining({ kind: 'demo', name: 'Two' }),
    ]);
  });
});

describe('the parts of a page', () => {
  it('code tabs come below their names', () => {
    expect(codeTabsToMarkdown(['', '```js JavaScript', 'a', '```', '', '```ts TypeScript', 'b', '```'])).toBe(
      '**JavaScript**\n\n```js\na\n```\n\n**TypeScript**\n\n```ts\nb\n```',
    );
  });

  it('a demo brings its modules', () => {
    const demo = {
      name: 'D',
      file: 'p/D.tsx',
      code: 'a\n',
      isJavaScript: false,
      modules: { 'p/m.ts': 'b' },
      specifiers: [],
      licenses: [],
      packages: [],
    };
    expect(demoToMarkdown(demo)).toBe(
      '**Demo: D**\n\n```tsx title="D.tsx"\na\n```\n\n```ts title="m.ts"\nb\n```',
    );
  });

  it('groups of a section page have headings', () => {
    const link = (name: string, more: object = {}): SectionEntry =>
      ({ text: name, href: `/${name}/`, badges: [], ...more }) satisfies PageLink & {
        badges: readonly never[];
      };
    expect(
      sectionsToMarkdown([link('a', { description: 'A.' }), link('g', { children: [link('b')] })], resolve),
    ).toBe('- [a](https://x.example/a/): A.\n\n## [g](https://x.example/g/)\n\n- [b](https://x.example/b/)');
  });

  it('a fence is longer than any inside', () => {
    expect(fence('```js\na\n```', 'md')).toBe('````md\n```js\na\n```\n````');
  });
});

describe('htmlToMarkdown', () => {
  it.each([
    [
      '<div class="heading"><h2 id="a">Props</h2><a class="anchor" href="#a"></a></div><p>One<br>two.</p>',
      '## Props\n\nOne\ntwo.',
    ],
    [
      '<ul><li><a href="/a/">A</a><p>Text.</p></li><li>B</li></ul>',
      '- [A](https://x.example/a/)\n\n  Text.\n- B',
    ],
    ['<ol><li>A</li><li>B</li></ol>', '1. A\n2. B'],
    ['<p>a <code>b`c</code> <strong>d</strong> <em>e</em></p>', 'a ``b`c`` **d** _e_'],
    ['<p>1 * 2 &lt; [3]</p>', '1 \\* 2 \\< \\[3\\]'],
    [
      '<pre><code class="language-ts"><span>a</span>\n&lt;b&gt;</code></pre><button>Copy</button>',
      '```ts\na\n<b>\n```',
    ],
    [
      '<table><tr><th>A</th><th>B</th></tr><tr><td>1|2</td><td><code>x</code></td></tr></table>',
      '| A | B |\n| --- | --- |\n| 1\\|2 | `x` |',
    ],
    ['<details><summary>More (2)</summary><p>Text.</p></details>', '**More (2)**\n\nText.'],
    ['<p>a<span class="badge">New</span>b</p>', 'a (New) b'],
    ['<svg><title>t</title></svg><span aria-hidden="true">x</span>', ''],
    ['<div><a href="#a"><code>p</code></a></div><p>t</p>', '`p`\n\nt'],
    ['<blockquote><p>q</p></blockquote>', '> q'],
    ['<ul><li><code>a</code><code class="t">b</code> <code>c</code></li></ul>', '- `a` `b` `c`'],
    ['<p>a `<code>b</code></p>', 'a \\``b`'],
    ['<ul><li><code>a</code><p>- b</p></li></ul><p>1. c<br># d</p>', '- `a`\n\n  \\- b\n\n1\\. c\n\\# d'],
    ['<h2>C #</h2>', '## C \\#'],
    ['<p hidden="">None has that name.</p><div>a<span hidden>b</span></div>', 'a'],
  ])('%s', (html, expected) => {
    expect(htmlToMarkdown(html, resolve)).toBe(expected);
  });
});

describe('bodyMarkdown', () => {
  useTestFolder();

  it('has the text of partials, and the code of shown files', () => {
    mkdirSync('docs/parts', { recursive: true });
    writeFileSync('docs/page.md', '---\ntitle: T\n---\n\nA\n\n{{"include": "./parts/_b.md"}}\n\nC\n');
    writeFileSync('docs/parts/_b.md', '## B\n\n```ts file="./b.ts" region="r" focus="1"\n```\n');
    writeFileSync('docs/parts/b.ts', '// #region r\n  let b;\n// #endregion r\n');
    const body = bodyMarkdown('docs/page.md', 'en', {}, undefined, ['docs']);
    expect(text(...body.trim().split('\n'))).toBe('A\n\n## B\n\n```ts\nlet b;\n```\n\nC');
  });
});
