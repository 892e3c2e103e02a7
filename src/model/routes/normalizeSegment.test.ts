import { normalizeSegment } from './normalizeSegment';

describe('normalizeSegment', () => {
  it.each([
    ['react-button', 'react-button'],
    ['react%2dbutton', 'react-button'],
    ['%2e%2E', '..'],
    ['a%20b', 'a%20b'],
    ['a b', 'a%20b'],
    ['%25', '%25'],
    ['%2520', '%2520'],
    ['%e4%b8%ad', '%E4%B8%AD'],
    ['\uDC00', '%EF%BF%BD'],
    [';params', '%3Bparams'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['%', '%'],
    ['%zz<', '%zz%3C'],
    ['%00', '%00'],
    ['%0a', '%0A'],
    ['a%2fb', 'a%2Fb'],
    ['..%5c', '..%5C'],
  ])('spells %j as %s', (raw, segment) => {
    expect(normalizeSegment(raw)).toBe(segment);
    expect(normalizeSegment(segment)).toBe(segment);
  });
});
