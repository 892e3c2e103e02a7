import { resolveCodeVariant } from './codeVariant';
import { parseCookie } from './parseCookie';

describe('resolveCodeVariant', () => {
  it.each([
    ['', 'JS', 'JS'],
    ['#Foo.tsx', 'JS', 'TS'],
    ['#foo', 'TS', 'TS'],
    ['#Foo.js', 'TS', 'JS'],
    ['', null, 'TS'],
    ['', 'ts', 'TS'],
    ['', '<script>', 'TS'],
  ])('of the fragment %j and the cookie %j is %s', (hash, cookie, variant) => {
    expect(resolveCodeVariant(hash, cookie)).toBe(variant);
  });
});

describe('parseCookie', () => {
  it.each([
    ['a=1', 'b', null],
    ['xcodeVariant=JS', 'codeVariant', null],
    ['a=1; codeVariant=JS', 'codeVariant', 'JS'],
    ['codeVariant=JS; a=1', 'codeVariant', 'JS'],
    ['a=b=c', 'a', 'b=c'],
    ['', 'a', null],
  ])('of %j, %s is %j', (cookies, name, value) => {
    expect(parseCookie(cookies, name)).toBe(value);
  });
});
