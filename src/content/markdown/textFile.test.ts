import { readTextFile, normalizeText } from './textFile';

describe('readTextFile', () => {
  function read(...parts: readonly (string | readonly number[])[]) {
    const bytes = parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part) : Buffer.from([...part]),
    );
    return readTextFile(Buffer.concat(bytes), 'a.md');
  }

  describe('readTextFile', () => {
    it('removes the byte order mark and converts every line end to a line feed', () => {
      expect(read([0xef, 0xbb, 0xbf], 'a\r\nb\rc\n')).toEqual({ text: 'a\nb\nc\n', problems: [] });
    });

    it('reads an empty file', () => {
      expect(read()).toEqual({ text: '', problems: [] });
    });

    it.each([
      ['a byte that cannot begin a character', ['a\né', [0xff], 'b\n'], 2, 2],
      ['a byte of another encoding', ['one\r\ntwo\r\ncaf', [0xe9], '\r\n'], 3, 4],
      ['a character cut off by the end of the file', ['a\nb', [0xe2, 0x82]], 2, 2],
      ['a character cut off by a line end', ['a', [0xe2, 0x82], '\nb'], 1, 2],
      ['an overlong form', ['\n\n', [0xc0, 0xaf]], 3, 1],
      ['half a surrogate pair', [[0xed, 0xa0, 0x80]], 1, 1],
      ['UTF-16', [[0xff, 0xfe, 0x61, 0x00]], 1, 1],
    ] as const)('reports %s', (_, parts, line, column) => {
      const { text, problems } = read(...parts);
      expect(problems).toEqual([
        expect.objectContaining({ file: 'a.md', line, column, code: 'invalid-utf8' }),
      ]);
      expect(text).toContain('\uFFFD');
    });

    it.each([
      ['a zero', 'a\nb\0\0', 2, 2],
      ['an escape sequence of a terminal', 'a\r\n\u001B[31mb', 2, 1],
      ['a direction override', 'const a\u202E = 1;\n', 1, 8],
      ['a line separator', '\uFEFFa\u2028b', 1, 2],
    ])('reports the first stray character: %s', (_, text, line, column) => {
      expect(read(text).problems).toEqual([
        expect.objectContaining({ file: 'a.md', line, column, code: 'stray-character' }),
      ]);
    });

    it('accepts tabs, isolates and every visible character', () => {
      expect(read('a\tb \u2068ب\u2069 \u200Fא 😀\n').problems).toEqual([]);
    });

    it('finds an invalid byte in a large file', () => {
      const { problems } = read('a line\n'.repeat(200_000), [0xff]);
      expect(problems).toEqual([expect.objectContaining({ line: 200_001, column: 1 })]);
    });
  });
});

describe('normalizeText', () => {
  describe('normalizeText', () => {
    it.each([
      ['\uFEFFa', 'a'],
      ['a\uFEFFb', 'a\uFEFFb'],
      ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
      ['a\r\r\nb', 'a\n\nb'],
      ['\uD83D\uDE00', '\uD83D\uDE00'],
      ['a\uD83Db\uDE00', 'a\uFFFDb\uFFFD'],
      ['', ''],
    ])('%j becomes %j', (text, expected) => {
      expect(normalizeText(text)).toBe(expected);
    });
  });
});
