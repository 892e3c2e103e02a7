import { findJsonFault } from './jsonFault';

it('nothing is wrong with JSON', () => {
  expect(findJsonFault('{ "a": [1, -2.5e3, true, null, "\\u00e9 \\" x"] }\n')).toBeUndefined();
});

it.each([
  ['a comma too many', '{\n  "a": 1,\n}\n', 3],
  ['a comma too few', '[\n  1\n  2\n]', 3],
  ['a name without quotes', '{\n\n  name: 1\n}', 3],
  ['a comment', '{\n  // rows\n  "a": 1\n}', 2],
  ['a missing end', '{\n  "a": [1,\n', 2],
  ['something after the end', '{}\n{}', 2],
  ['an empty file', '\n', 1],
])('%s is reported with its line', (_what, text, line) => {
  expect(findJsonFault(text)).toEqual({ line, message: expect.stringMatching(/\w/) });
});

it.each([
  ['a line', 'JSON.parse: expected property name or "}" at line 3 column 1 of the JSON data', 3],
  ['the end', 'JSON Parse error: Unexpected EOF', 4],
  ['no place', 'JSON Parse error: Unrecognized token', 1],
])('a message of another engine with %s is read, too', (_what, message, line) => {
  jest.spyOn(JSON, 'parse').mockImplementationOnce(() => {
    throw new SyntaxError(message);
  });
  expect(findJsonFault('{\n  "a": 1,\n\n}\n')).toEqual({ line, message });
});
