import { firstModeOf, formatDemoColorMode, parseDemoColorMode } from './demoColorMode';

const values = { light: 'day', dark: 'night' } as const;

it.each([
  ['a class', { class: true, values } as const, { class: 'day' }, {}],
  [
    'an attribute',
    { selector: ':root', attribute: 'data-theme', values } as const,
    { 'data-theme': 'day' },
    {},
  ],
  ['a class of the body', { selector: 'body', class: true, values } as const, {}, { class: 'day' }],
])('a document begins in the light mode of a library that reads %s', (_, colorMode, html, body) => {
  const text = formatDemoColorMode(colorMode);
  expect([firstModeOf('html', text), firstModeOf('body', text)]).toEqual([html, body]);
  expect(parseDemoColorMode(text)).toMatchObject(values);
});

it('a document says nothing to a library without color modes', () => {
  expect(firstModeOf('html', undefined)).toEqual({});
  expect(parseDemoColorMode(null)).toBeUndefined();
});
