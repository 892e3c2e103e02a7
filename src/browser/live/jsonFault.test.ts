import fc from 'fast-check';
import { findJsonFault } from './jsonFault';

it.each(['{}', ' [ ] ', '{ "a": [1, -2.5e3, true, null, "\\u00e9 \\" x"], "b": { "c": {} } }\n', '0', '"a"'])(
  'nothing is wrong with %s',
  (text) => {
    expect(findJsonFault(text)).toBeUndefined();
  },
);

it.each([
  ['a comma too many', '{\n  "a": 1,\n}\n', 3, 'Unexpected }'],
  ['a comma too few', '[\n  1\n  2\n]', 3, 'Unexpected 2'],
  ['a name without quotes', '{\n\n  name: 1\n}', 3, 'Unexpected name'],
  ['single quotes', "[\n  'a'\n]", 2, "Unexpected '"],
  ['a comment', '{\n  // rows\n  "a": 1\n}', 2, 'Unexpected /'],
  ['a number with a zero before it', '{\n  "a": 01\n}', 2, 'Unexpected 01'],
  ['a missing end', '{\n  "a": [1,\n', 2, 'Unexpected end'],
  ['something after the end', '{}\n{}', 2, 'Unexpected {'],
  ['an open text', '{\n  "a": "b\n}', 2, 'Unexpected "'],
  ['an empty file', '\n', 1, 'Unexpected end'],
])('%s is reported with its line', (_what, text, line, message) => {
  expect(() => JSON.parse(text) as unknown).toThrow();
  expect(findJsonFault(text)).toEqual({ line, message });
});

it('agrees with the engine about texts with a character taken out or put in', () => {
  const isJson = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const edit = fc.tuple(
    fc.json(),
    fc.nat(),
    fc.nat(1),
    fc.constantFrom('', ',', '}', ']', '"', '0', '.', 'e', '-'),
  );
  fc.assert(
    fc.property(edit, ([json, place, taken, put]) => {
      const at = place % (json.length + 1);
      const text = json.slice(0, at) + put + json.slice(at + taken);
      expect(findJsonFault(text) === undefined).toBe(isJson(text));
    }),
    { numRuns: 500 },
  );
});
