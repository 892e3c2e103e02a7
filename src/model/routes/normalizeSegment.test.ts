import { normalizeSegment } from './normalizeSegment';

describe('normalizeSegment', () => {
  it.each([
    ['react-button', 'react-button', false],
    ['react%2dbutton', 'react-button', false],
    ['%2e%2E', '..', false],
    ['a%20b', 'a%20b', false],
    ['a b', 'a%20b', false],
    ['%25', '%25', false],
    ['%2520', '%2520', false],
    ['%e4%b8%ad', '%E4%B8%AD', false],
    ['\uDC00', '%EF%BF%BD', false],
    [';params', '%3Bparams', false],
    ['%E0%A4%A', '%E0%A4%A', true],
    ['%', '%', true],
    ['%zz<', '%zz%3C', true],
    ['%00', '%00', true],
    ['%0a', '%0A', true],
    ['a%2fb', 'a%2Fb', true],
    ['..%5c', '..%5C', true],
  ])('spells %j as %s (malformed: %s)', (raw, segment, malformed) => {
    expect(normalizeSegment(raw)).toEqual({ segment, malformed });
    expect(normalizeSegment(segment)).toEqual({ segment, malformed });
  });
});
