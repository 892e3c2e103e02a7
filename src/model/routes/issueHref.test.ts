import { issueHref } from './issueHref';

it.each([
  ['Docs /a/b', 'Docs%20/a/b'],
  ['“a&b=c#d?”', '%E2%80%9Ca%26b%3Dc%23d%3F%E2%80%9D'],
  ['half \ud83d', 'half%20'],
  ['whole 😀', 'whole%20%F0%9F%98%80'],
])('has the title %j', (title, text) => {
  expect(issueHref('https://example.org/a', title)).toBe(`https://example.org/a/issues/new?title=${text}`);
});
