import { shortenType } from './shortenType';

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

  it('never gives more than it got', () => {
    for (const type of [`${long} & ${long}`, `readonly ${long}[] | ${long}`, `<T>(a: ${long}${long}) => T`]) {
      expect(shortenType(type).length).toBeLessThanOrEqual(type.length);
    }
  });
});
