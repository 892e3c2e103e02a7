import { CARD_PARTS, formatCardClasses, parseCardClasses } from './cardClasses';

it.each([
  ['a prefix', (part: string) => `x-${part}`, 'x-'],
  ['other names', (part: string) => `${part}9`, CARD_PARTS.map((part) => `${part}9`).join(' ')],
])('are formatted in short and parsed again: %s', (_, name, text) => {
  const classes = Object.fromEntries(CARD_PARTS.map((part) => [part, name(part)]));
  expect(formatCardClasses(classes)).toBe(text);
  expect(parseCardClasses(text)).toEqual(classes);
});
