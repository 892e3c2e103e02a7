import { listRepeatedKeys } from './insert';

describe('listRepeatedKeys', () => {
  it.each([
    ['{"demo": "A.js", "bg": true}', []],
    ['{"demo": "A.js", "bg": true, "bg": "inline"}', ['bg']],
    ['{"demo": "A.js", "demo": "B.js", "bg": 1, "bg": 2, "bg": 3}', ['demo', 'bg']],
    // A value is not a key, whatever it contains.
    ['{"demo": "bg", "bg": "demo"}', []],
    [String.raw`{"demo": "\"bg\": 1", "bg": true}`, []],
  ])('finds the repeated keys in %s', (json, keys) => {
    expect(listRepeatedKeys(json)).toEqual(keys);
  });
});
