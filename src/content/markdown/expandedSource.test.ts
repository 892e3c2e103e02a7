import { EXAMPLE_LABELS } from '../../../tests/unit/exampleLabels';
import type { PageContext } from './PageContext';
import type { ReadFile } from './pageFiles';
import { parsePage } from './parsePage';

const CONTEXT: PageContext = {
  file: 'data/products/a/pages/b/b.md',
  languageCode: 'en',
  repository: 'https://a.example/b',
  folders: ['data/products/a', 'docs'],
  labels: EXAMPLE_LABELS,
};
const HEAD = '---\ntitle: T\ndescription: D.\n---\n\n';
const FOLDER = 'data/products/a/pages/b';

/** Parses a page beside some files, named from its folder. */
function parse(body: string, files: Readonly<Record<string, string>> = {}, context = CONTEXT) {
  const read: ReadFile = (path) => {
    const name = Object.keys(files).find((one) => `${FOLDER}/${one}` === path || one === path);
    return name === undefined ? 'missing' : Buffer.from(files[name] ?? '');
  };
  const page = parsePage(HEAD + body, context, read);
  const html = page.blocks
    .map((block) => (block.kind === 'html' ? block.html : `[${block.kind}]`))
    .join('\n');
  const problems = page.problems.map(
    ({ file, line, column, code }) => `${file.slice(file.lastIndexOf('/') + 1)}:${line}:${column} ${code}`,
  );
  return { ...page, html, problems, messages: page.problems.map(({ message }) => message) };
}

const MODULE = `import { Button } from 'a';

// #region save
export function Save() {
  // #region button
  return <Button>Save</Button>;
  // #endregion
}
// #endregion save
`;

describe('a fence that shows a file', () => {
  it('has the whole file without the markers of its regions', () => {
    const { snippets, problems } = parse('```tsx file="./Save.tsx"\n```\n', { 'Save.tsx': MODULE });
    expect(problems).toEqual([]);
    expect(snippets).toEqual([
      {
        language: 'tsx',
        complete: false,
        line: 6,
        code: "import { Button } from 'a';\n\nexport function Save() {\n  return <Button>Save</Button>;\n}",
        shown: { file: `${FOLDER}/Save.tsx`, line: 0 },
      },
    ]);
  });

  it.each([
    ['//', '// #region x\n  a\n    b\n\n// #endregion x', 'a\n  b'],
    ['/* */', '/* #region x */\n\ta {}\n\n\tb {}\n/* #endregion */', 'a {}\n\nb {}'],
    ['JSX', '  {/* #region x */}\n  <b />\n  {/* #endregion x */}', '<b />'],
    ['<!-- -->', '<!-- #region x -->\n<b>\n<!-- #endregion x -->', '<b>'],
    ['#', '# #region x\na: 1\n# #endregion x\nb: 2', 'a: 1'],
    ['regions that overlap', '// #region x\na\n// #region y\nb\n// #endregion x\nc\n// #endregion y', 'a\nb'],
    ['CSS with a selector of that name', '/* #region x */\n#region { }\n/* #endregion x */', '#region { }'],
  ])('has a region that is marked by %s', (_, file, code) => {
    const { snippets, problems } = parse('```text file="./f" region="x"\n```\n', { f: file });
    expect(problems).toEqual([]);
    expect(snippets[0]?.code).toBe(code);
  });

  it('keeps what follows in its line, in lists, quotes and tabs', () => {
    const files = { 'a.md': 'before\n\n```js\n1;\n```' };
    const body =
      '- one\n\n  ```md file="./a.md"\n  ```\n\n> ```md file="./a.md"\n> ```\n\n' +
      '<codeblock storageKey="k">\n\n```md file="./a.md" A\n\n```\n\n```text B\nb\n```\n\n</codeblock>\n\n### Late\n';
    const { snippets, html, problems } = parse(body, files);
    expect(snippets.map(({ code }) => code)).toEqual([files['a.md'], files['a.md'], files['a.md'], 'b']);
    expect(html).toContain('[codeTabs]');
    expect(problems).toEqual(['b.md:26:1 heading-order']);
  });

  it('counts the lines of the file for lines in focus and lines to point out', () => {
    const { problems, html } = parse('```tsx file="./Save.tsx" region="button" focus="1" {2}\n```\n', {
      'Save.tsx': MODULE,
    });
    expect(problems).toEqual(['b.md:6:1 fence-info']);
    expect(html).toContain('Save');
  });

  it.each([
    ['a file that does not exist', 'file="./B.tsx"', '', 'the file ./B.tsx does not exist'],
    ['a region that does not exist', 'file="./f" region="y"', '', './f has no region "y"'],
    [
      'a region that is opened twice',
      'file="./f" region="two"',
      '',
      './f opens the region "two" twice, in lines 4 and 6',
    ],
    [
      'a region that is not closed',
      'file="./f" region="open"',
      '',
      './f does not close the region "open" of line 8',
    ],
    ['an empty region', 'file="./f" region="none"', '', 'the region "none" of ./f is empty'],
    ['an empty file', 'file="./empty"', '', './empty is empty'],
    [
      'a binary file',
      'file="./binary"',
      '',
      'the file ./binary is not text: the invisible character \\u{0} is not text (line 1)',
    ],
    [
      'a file above the folders',
      'file="../../../../../package.json"',
      '',
      '../../../../../package.json is not in data/products/a or docs',
    ],
    [
      'a file of another product',
      'file="../../../ab/x.ts"',
      '',
      '../../../ab/x.ts is not in data/products/a or docs',
    ],
    ['a private file', 'file="./.env"', '', './.env is not in data/products/a or docs'],
    ['an absolute path', 'file="/etc/passwd"', '', '/etc/passwd is not in data/products/a or docs'],
    ['lines of its own', 'file="./f"', 'x\n', 'a fence that names a file has lines of its own'],
  ])('is reported with %s', (_, info, code, message) => {
    const { problems, messages } = parse(`\`\`\`text ${info}\n${code}\`\`\`\n`, {
      f: '// #region none\n\n// #endregion\n// #region two\n// #endregion\n// #region two\n// #endregion\n// #region open\na',
      empty: '\n \n',
      binary: 'a\0b',
    });
    expect(messages).toEqual([message]);
    expect(problems).toEqual(['b.md:6:9 fence-file']);
  });

  it('is reported with a file that is too large', () => {
    const page = parsePage(`${HEAD}\`\`\`text file="./f"\n\`\`\`\n`, CONTEXT, () => 'too-large');
    expect(page.problems.map(({ message }) => message)).toEqual(['the file ./f is larger than 200 kB']);
  });

  it('is found neither in code nor in comments', () => {
    const { problems, inputs } = parse(
      '````md\n```tsx file="./x"\n```\n````\n\n<!--\n```tsx file="./x"\n```\n-->\n',
    );
    expect(problems).toEqual([]);
    expect(inputs).toBeUndefined();
  });
});

describe('a partial', () => {
  const INSTALL = 'Install **it**.\n\n### Steps\n\nSee [that](//nowhere).\n';

  it('is text of the page, with ids for its headings, and the lines of the rest stay right', () => {
    const { html, headings, problems } = parse(
      'First\n{{"include": "./_install.md"}}\nlast [bad](//x).\n\n## Steps\n\n:::nonsense\n:::\n',
      { '_install.md': `## Begin\n\n${INSTALL}` },
    );
    expect(html).toContain('<p>First</p>\n<div class="heading"><h2 id="begin">');
    expect(html).toContain('<p>last ');
    expect(headings.map(({ hash, children }) => [hash, children.map((child) => child.hash)])).toEqual([
      ['begin', ['steps']],
      ['steps-2', []],
    ]);
    expect(problems).toEqual([
      expect.stringMatching(/^b\.md:8:6 link/),
      'b.md:12:1 unknown-callout',
      expect.stringMatching(/^_install\.md:7:5 link/),
    ]);
  });

  it('shows files and includes partials from its own folder', () => {
    const { snippets, problems, inputs } = parse('{{"include": "../shared/_a.md"}}', {
      'data/products/a/pages/shared/_a.md': '{{"include": "./deep/_b.md"}}\n\n```ts file="./a.ts"\n```\n',
      'data/products/a/pages/shared/deep/_b.md': '```ts file="../a.ts"\n```\n\n[x](//y)\n',
      'data/products/a/pages/shared/a.ts': 'let a;',
    });
    expect(snippets.map(({ code, file, line }) => [code, file?.slice(-4), line])).toEqual([
      ['let a;', 'b.md', 1],
      ['let a;', 'a.md', 3],
    ]);
    expect(problems).toEqual([expect.stringMatching(/^_b\.md:4:1 link/)]);
    expect(Object.keys(inputs ?? {})).toHaveLength(3);
  });

  it('is the translated one in a translation, if there is one', () => {
    const files = { '_a.md': 'English', '_a-pt.md': 'Português', '_b.md': 'Only English' };
    const { html, inputs } = parse('{{"include": "_a.md"}}\n{{"include": "_b.md"}}', files, {
      ...CONTEXT,
      languageCode: 'pt',
    });
    expect(html).toBe('<p>Português</p>\n<p>Only English</p>');
    expect(inputs?.[`${FOLDER}/_b-pt.md`]).toBe('missing');
  });

  it('may begin with a demo, whose problems name its line', () => {
    const { blocks } = parse('{{"include": "_a.md"}}', { '_a.md': 'Text\n\n{{"demo": "A.js"}}\n' });
    expect(blocks.find(({ kind }) => kind === 'demo')).toMatchObject({ line: 3, file: `${FOLDER}/_a.md` });
  });

  it('does not count as text that pages repeat', () => {
    const long = 'a sentence that is long enough to be a paragraph of its own on two pages. ';
    const { paragraphs } = parse(`{{"include": "_a.md"}}\n\nNot ${long}`, { '_a.md': long });
    expect(paragraphs.map(({ line }) => line)).toEqual([8]);
  });

  it.each([
    ['a missing file', '{{"include": "./_x.md"}}', ['b.md:6:1 include-file']],
    ['a name without an underscore', '{{"include": "./x.md"}}', ['b.md:6:1 include-file']],
    ['a name that is no text', '{{"include": 3}}', ['b.md:6:1 include-file']],
    ['an option', '{{"include": "_a.md", "bg": true}}', ['b.md:6:23 include-file']],
    ['a name twice', '{{"include": "_a.md", "include": "_b.md"}}', ['b.md:6:3 demo-option-contradiction']],
    ['a place in a list', '- {{"include": "_a.md"}}', ['b.md:6:3 nested-block']],
    ['other text in the line', 'See {{"include": "_a.md"}}', ['b.md:6:5 insert-not-alone']],
    ['itself', '{{"include": "_self.md"}}', ['_self.md:3:1 include-file']],
    ['a circle', 'x\n\n{{"include": "_one.md"}}', ['_two.md:1:1 include-file']],
    ['front matter', '{{"include": "_matter.md"}}', ['_matter.md:1:1 include-file']],
    ['a conflict', '{{"include": "_conflict.md"}}', ['_conflict.md:2:1 merge-conflict']],
    ['a fence that is not closed', '{{"include": "_fence.md"}}', ['_fence.md:1:1 unclosed-fence']],
    ['a comment that is not closed', '{{"include": "_open.md"}}\n\na', ['_open.md:3:1 comment-unclosed']],
    [
      'one that the page would close',
      '{{"include": "_open.md"}}\n\n<!-- -->',
      ['_open.md:3:1 comment-unclosed'],
    ],
  ])('is reported for %s', (_, body, expected) => {
    const { problems } = parse(body, {
      '_a.md': 'Text',
      '_self.md': 'Text\n\n{{"include": "_self.md"}}\n',
      '_one.md': '{{"include": "./_two.md"}}',
      '_two.md': '{{"include": "./_one.md"}}',
      '_matter.md': '---\ntitle: A\n---\n',
      '_conflict.md': 'a\n<<<<<<< x\nb\n=======\nc\n>>>>>>> y\n',
      '_fence.md': '```ts\nlet a;\n',
      '_open.md': 'Text\n\n<!-- to do\n',
    });
    expect(problems.filter((problem) => !problem.includes('heading'))).toEqual(expected);
  });

  it('may show a comment that is not closed as code', () => {
    const { problems } = parse('{{"include": "_a.md"}}', { '_a.md': 'Text\n\n```html\n<!-- to do\n```\n' });
    expect(problems).toEqual([]);
  });

  it('that includes others twice, and so on, ends with a problem', () => {
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => {
        const include = `{{"include": "_${index + 1}.md"}}\n`;
        return [`_${index}.md`, index === 39 ? 'x'.repeat(10_000) : include + include];
      }),
    );
    const { messages } = parse('{{"include": "_0.md"}}', files);
    expect(messages).toContain('the partials of the page have more than 2 million characters');
  });

  it('is left as it is where no files are read', () => {
    const { problems, html } = parse(
      '{{"include": "_a.md"}}\n\n```ts file="./a" {3}\n```\n',
      {},
      { ...CONTEXT, folders: undefined },
    );
    expect(problems).toEqual([]);
    expect(html).toContain('language-ts');
  });
});
