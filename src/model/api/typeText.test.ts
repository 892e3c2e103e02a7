import { readQuoted, tidyType, shortenType, splitTopLevel, withoutParentheses } from './typeText';

describe('tidyType', () => {
  describe('tidyType', () => {
    it.each([
      ['drops the namespace of React', 'React.ReactNode', false, 'ReactNode'],
      ['keeps a namespace inside of it', 'React.JSX.Element', false, 'JSX.Element'],
      ['drops undefined if the prop is optional', 'string | undefined', true, 'string'],
      ['keeps undefined if it is not', 'string | undefined', false, 'string | undefined'],
      ['keeps null', 'string | null | undefined', true, 'string | null'],
      [
        'removes the parentheses around a single function',
        '((a: string) => void) | undefined',
        true,
        '(a: string) => void',
      ],
      [
        'keeps what a function returns',
        '(a: string) => string | undefined',
        true,
        '(a: string) => string | undefined',
      ],
      ['keeps parentheses that do not belong together', '(A) | (B) | undefined', true, '(A) | (B)'],
      ['keeps undefined in an argument', 'Set<string | undefined>', true, 'Set<string | undefined>'],
      ['writes one line', '{\n  a: string;\n  b?: number;\n}', false, '{ a: string; b?: number }'],
      ['drops import paths', 'import("@tiny/ui").Theme', false, 'Theme'],
      ['drops import paths in single quotes', "import('@tiny/ui').Theme", false, 'Theme'],
      ['writes single quotes', '"a" | "b"', false, "'a' | 'b'"],
      ['drops a leading bar', "\n  | 'a'\n  | 'b'", false, "'a' | 'b'"],
      [
        'closes a ref that the compiler has opened',
        '((instance: HTMLDivElement | null) => void | (() => VoidOrUndefinedOnly)) | React.RefObject<HTMLDivElement | null> | null | undefined',
        true,
        'Ref<HTMLDivElement>',
      ],
      [
        'changes nothing in a literal',
        '{ a: "it\'s";  b: \'"x"; }\' }',
        false,
        '{ a: "it\'s"; b: \'"x"; }\' }',
      ],
      [
        'ends no literal at an escaped quote',
        String.raw`'\'  ' | "\"" | a`,
        false,
        String.raw`'\'  ' | "\"" | a`,
      ],
      ['keeps the text of a template', '`a  ${string}` | b', false, '`a  ${string}` | b'],
      ['leaves a type that is only undefined', 'undefined', true, 'undefined'],
    ])('%s', (_, printed, optional, text) => {
      expect(tidyType(printed, optional)).toBe(text);
    });
  });
});

describe('shortenType', () => {
  const long = 'a'.repeat(60);

  describe('shortenType', () => {
    it.each([
      ['leaves a short type', "'a' | 'b'", "'a' | 'b'"],
      [
        'keeps the first members of a union',
        `'${long}' | 'second-member-of-it' | 'third-member-of-it' | 'fourth'`,
        `'${long}' | 'second-member-of-it' | …`,
      ],
      [
        'keeps the names of arguments',
        `(event: ${long}, value?: ${long}, ...rest: string[]) => void`,
        '(event, value?, ...rest) => void',
      ],
      [
        'keeps them through brackets in their types',
        `(a: (b: ${long}) => void, c: { d: ${long} }) => boolean`,
        '(a, c) => boolean',
      ],
      ['cuts what a function returns', `(argument: string) => Promise<${long}>`, '(argument) => …'],
      ['shows the outline of an object', `{ a: ${long}; b: ${long} }`, '{ … }'],
      ['shows the outline of a generic type', `SlotProps<${long}, ${long}>`, 'SlotProps<…>'],
      ['cuts each member of a union', `((a: ${long}${long}) => void) | null`, '((a) => void) | null'],
      ['cuts a name that is too long', long + long, `${'a'.repeat(89)}…`],
    ])('%s', (_, type, short) => {
      expect(shortenType(type)).toBe(short);
    });

    it('never returns a longer text', () => {
      for (const type of [
        `${long} & ${long}`,
        `readonly ${long}[] | ${long}`,
        `<T>(a: ${long}${long}) => T`,
      ]) {
        expect(shortenType(type).length).toBeLessThanOrEqual(type.length);
      }
    });
  });
});

describe('splitTopLevel', () => {
  describe('splitTopLevel', () => {
    it.each([
      ["'a' | 'b'", '|', ["'a'", "'b'"]],
      ["'a|b' | 'c'", '|', ["'a|b'", "'c'"]],
      [String.raw`'\'|' | "it's"`, '|', [String.raw`'\'|'`, `"it's"`]],
      ["Set<'a' | 'b'> | null", '|', ["Set<'a' | 'b'>", 'null']],
      ['{ a: b | c } | d', '|', ['{ a: b | c }', 'd']],
      ['(() => a | b) | c', '|', ['(() => a | b)', 'c']],
      ['Map<() => A, B> | c', '|', ['Map<() => A, B>', 'c']],
      ['a: A<B, C>, b: D', ',', ['a: A<B, C>', 'b: D']],
      ['| a | b', '|', ['a', 'b']],
      ['a', '|', ['a']],
      ['', '|', []],
    ])('splits %s at %s', (type, separator, parts) => {
      expect(splitTopLevel(type, separator)).toEqual(parts);
    });
  });
});

describe('withoutParentheses', () => {
  describe('withoutParentheses', () => {
    it.each([
      ['(() => void)', '() => void'],
      ['(A) | (B)', '(A) | (B)'],
      ['(A)', 'A'],
      ['(a: string) => void', '(a: string) => void'],
      ['A', 'A'],
      ['', ''],
    ])('writes %s as %s', (type, bare) => {
      expect(withoutParentheses(type)).toBe(bare);
    });
  });
});

describe('readQuoted', () => {
  it.each([
    [`"it's"`, "it's"],
    [String.raw`'it\'s'`, "it's"],
    [String.raw`'a\\b\nc'`, 'a\\b\nc'],
    [String.raw`"\u{202e}\u00e9\x41"`, '\u202eéA'],
    ["'a' | 'b'", undefined],
    ["'a", undefined],
    ['a', undefined],
  ])('reads %s', (literal, text) => {
    expect(readQuoted(literal)).toBe(text);
  });
});
