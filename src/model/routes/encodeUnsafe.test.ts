import { encodeUnsafe } from './encodeUnsafe';

describe('encodeUnsafe', () => {
  it.each([
    ['basic-button', 'basic-button'],
    ['a b%20"%zz', 'a%20b%20%22%zz'],
    ['<script>', '%3Cscript%3E'],
    ['é', '%C3%A9'],
    ['🧪', '%F0%9F%A7%AA'],
    ['\uD800', '%EF%BF%BD'],
    ['a#b', 'a%23b'],
    ['Foo.tsx', 'Foo.tsx'],
  ])('writes %j as %s, and that as itself', (text, expected) => {
    expect(encodeUnsafe(text)).toBe(expected);
    expect(encodeUnsafe(expected)).toBe(expected);
  });
});
