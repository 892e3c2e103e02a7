import { tidyType } from './tidyType';

describe('tidyType', () => {
  it.each([
    ['drops the namespace of React', 'React.ReactNode', false, 'ReactNode'],
    ['keeps a namespace inside of it', 'React.JSX.Element', false, 'JSX.Element'],
    ['drops undefined where the prop is optional', 'string | undefined', true, 'string'],
    ['keeps undefined where it is not', 'string | undefined', false, 'string | undefined'],
    ['keeps null', 'string | null | undefined', true, 'string | null'],
    ['frees a lone function', '((a: string) => void) | undefined', true, '(a: string) => void'],
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
    ['leaves a type that is only undefined', 'undefined', true, 'undefined'],
  ])('%s', (_, printed, optional, text) => {
    expect(tidyType(printed, optional)).toBe(text);
  });
});
