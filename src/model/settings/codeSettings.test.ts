import { hashToCodeVariant, parseCodeVariant, resolveCodeVariant } from './codeSettings';

describe('the language of demos', () => {
  it.each([
    ['#A.tsx', 'TS'],
    ['#A.ts', 'TS'],
    ['#A.js', 'JS'],
    ['#A.jsx', 'JS'],
    ['#A.css', undefined],
    ['#usage', undefined],
    ['', undefined],
  ])('returns for the fragment %j: %s', (hash, expected) => {
    expect(hashToCodeVariant(hash)).toBe(expected);
  });

  it.each([
    ['JS', 'JS'],
    ['TS', 'TS'],
    ['js', 'TS'],
    ['<script>', 'TS'],
    ['', 'TS'],
    [null, 'TS'],
  ])('returns for the cookie %j: %s', (cookie, expected) => {
    expect(parseCodeVariant(cookie)).toBe(expected);
    expect(resolveCodeVariant('#usage', cookie)).toBe(expected);
  });

  it('prefers the fragment to the cookie', () => {
    expect(resolveCodeVariant('#A.tsx', 'JS')).toBe('TS');
    expect(resolveCodeVariant('#A.js', 'TS')).toBe('JS');
  });
});
