import hljs from 'highlight.js/lib/core';
import { EXAMPLE_LABELS } from '../../../../tests/unit/exampleLabels';
import { codeBlock, codeLines, splitLines, highlightCode, translateButtons } from './codeBlock';
import { LANGUAGE_NAMES } from './languages';

describe('codeBlock', () => {
  it.each([
    ['one line, however long', `npm install ${'a'.repeat(80)}`, 'code single', false],
    ['several short lines', 'a\nb', 'code', false],
    ['lines that are too long for a phone', `a\n${'b'.repeat(35)}`, 'code long', true],
    ['lines that may be too long for a tablet', `a\n${'b'.repeat(51)}`, 'code long wide', true],
    ['lines that are too long for any column', `a\n${'b'.repeat(85)}`, 'code long wide widest', true],
  ])('has a button that wraps its lines if they may be too long: %s', (_, code, names, wraps) => {
    const html = codeBlock({ code, language: 'text' }, EXAMPLE_LABELS);
    expect(html).toContain(`<div class="${names}"`);
    expect(html.includes('data-wrap-toggle')).toBe(wraps);
  });

  it('counts the numbers of lines for that', () => {
    const options = { code: `a\n${'b'.repeat(34)}`, language: 'text' } as const;
    expect(codeBlock(options, EXAMPLE_LABELS)).toContain('<div class="code"');
    expect(codeBlock({ ...options, marks: { isNumbered: true } }, EXAMPLE_LABELS)).toContain('"code long"');
  });

  it('has buttons in the language of the reader, whatever language the page is in', () => {
    const german = { ...EXAMPLE_LABELS, language: 'de', copy: 'Kopieren', wrap: 'Umbrechen' };
    const options = { code: `Copy\n${'b'.repeat(51)}`, language: 'text' } as const;
    const html = translateButtons(codeBlock(options, EXAMPLE_LABELS), EXAMPLE_LABELS, german);
    expect(html.match(/<span class="tip"[^>]*>[^<]*/g)).toEqual([
      '<span class="tip" lang="de">Umbrechen',
      '<span class="tip" lang="de">Kopieren',
    ]);
    expect(html).toContain('Copy\n');
  });
});

describe('codeLines', () => {
  it('draws the prompts of commands as no text, so that they are neither copied nor selected', () => {
    expect(codeLines('$ npm ci\n$ npm test', 'bash', {})).toBe(
      '<span class="prompt"></span>npm ci\n<span class="prompt"></span>npm <span class="hljs-built_in">test</span>',
    );
  });

  it('tells output from commands, which go on after a backslash', () => {
    const code = '$ docker run \\\n    --rm "a"\n$ not <b>\nDone in 2 s\n\n# $ echo';
    const html = codeLines(code, 'bash', {});
    expect(html.match(/<span class="prompt">/g)).toHaveLength(2);
    expect(html.match(/(?<=<span class="line output">)[^<]*/g)).toEqual(['Done in 2 s\n', '\n', '# $ echo']);
    expect(html).toContain(' <span class="hljs-string">"a"</span>\n');
  });

  it.each([
    ['a variable', 'bash', 'echo $HOME\n$HOME/bin/a'],
    ['another language', 'text', '$ a\nb'],
  ] as const)('leaves %s as it is', (_, language, code) => {
    expect(codeLines(code, language, {})).toBe(highlightCode(code, language));
  });

  it('dims the lines out of focus, and has an element for each line with a number', () => {
    const focused = new Set([2]);
    expect(codeLines('a\nb\nc', 'text', { focused })).toBe(
      '<span class="line dimmed">a\n</span>b\n<span class="line dimmed">c</span>',
    );
    expect(codeLines('a\n\n+b', 'diff', { focused, isNumbered: true, highlighted: new Set([3]) })).toBe(
      '<span class="line dimmed">a\n</span><span class="line">\n</span><span class="line added highlighted dimmed">+b</span>',
    );
  });
});

describe('splitLines', () => {
  describe('splitLines', () => {
    it.each([
      ['', ['']],
      ['a\n', ['a', '']],
      ['<span class="a">1\n2</span>', ['<span class="a">1</span>', '<span class="a">2</span>']],
      [
        '<span class="a">1<span class="b">2\n\n3</span>4</span>5',
        [
          '<span class="a">1<span class="b">2</span></span>',
          '<span class="a"><span class="b"></span></span>',
          '<span class="a"><span class="b">3</span>4</span>5',
        ],
      ],
      ['&lt;span class="a"&gt;\nb', ['&lt;span class="a"&gt;', 'b']],
    ])('%j', (html, lines) => {
      expect(splitLines(html)).toEqual(lines);
    });
  });
});

describe('highlightCode', () => {
  /** Returns the text that a reader copies. */
  function textOf(html: string): string {
    return html
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  }

  function partsOf(html: string, name: string): string[] {
    return [...html.matchAll(new RegExp(`<span class="hljs-${name}">([^<]*)</span>`, 'g'))].map(([, text]) =>
      textOf(text ?? ''),
    );
  }

  const CODE = `// <Comment>\n<Foo a="x" {...props} on={(b) => <Bar c={1 > 0} />}>\n  It's {/* d */ list.map((e) => <b key={e}>{e}</b>)} &amp; &quot;\n</Foo>\n`;

  describe('highlightCode', () => {
    it.each(LANGUAGE_NAMES)('does not change the text of %s', (language) => {
      for (const code of [CODE, '', '\n', `${CODE}const a = \`\${b}\`;`, '<', '<!-- -->', '"\'&']) {
        expect(textOf(highlightCode(code, language))).toBe(code);
      }
    });

    it.each(['jsx', 'tsx', 'js', 'ts'] as const)(
      'recognizes tags, attributes and code in braces in %s',
      (language) => {
        const html = highlightCode(CODE, language);
        expect(partsOf(html, 'name')).toEqual(['Foo', 'Bar', 'b', 'b', 'Foo']);
        expect(partsOf(html, 'attr')).toEqual(['a', 'on', 'c', 'key']);
        expect(partsOf(html, 'comment')).toEqual(['// <Comment>', '/* d */']);
        expect(partsOf(html, 'number')).toEqual(['1', '0']);
      },
    );

    it('finds the end of nested braces', () => {
      const html = highlightCode('<A sx={{ a: { b: 1 }, c: 2 }} d="e" />', 'tsx');
      expect(partsOf(html, 'number')).toEqual(['1', '2']);
      expect(partsOf(html, 'attr')).toEqual(['sx', 'a', 'b', 'c', 'd']);
    });

    it('does not confuse comparisons and type arguments with tags', () => {
      const html = highlightCode('const a: Array<string> = b < c ? new Map<d, e>() : [];', 'tsx');
      expect(partsOf(html, 'name')).toEqual([]);
    });

    it('writes classes, never styles, and no span without a color', () => {
      const html = LANGUAGE_NAMES.map((language) => highlightCode(CODE, language)).join('');
      expect(html).not.toContain('style=');
      expect(html.match(/<span class="(?!hljs-)[^"]*">/g)).toBeNull();
    });

    it('highlights the same code once', () => {
      const highlight = jest.spyOn(hljs, 'highlight');
      const first = highlightCode('let once = 1;', 'ts');
      expect(highlightCode('let once = 1;', 'tsx')).toBe(first);
      expect(highlight).toHaveBeenCalledTimes(1);
      highlight.mockRestore();
    });

    it('shows very long code without colors', () => {
      expect(highlightCode('let a = 1;\n'.repeat(20_000), 'ts')).not.toContain('<span');
    });
  });
});
