import { mayHaveProps } from './demo';

it.each([
  ['', false],
  ['?', false],
  ['?variant=outlined', true],
  ['?disabled', true],
  ['?refs=1', true],
  ['?utm', true],
  ['?ref=a&utm_source=mail&gclid=1&theme=radius-8', false],
  ['?fbclid=1', false],
  ['?ref', false],
  ['?utm_source=mail&variant', true],
])('finds a name that may be a prop in %p: %p', (query, expected) => {
  expect(mayHaveProps(new URLSearchParams(query))).toBe(expected);
});
