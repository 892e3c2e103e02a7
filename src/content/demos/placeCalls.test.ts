import { listPlaceCalls } from './placeCalls';

/** Lists the calls of a module as `line:column name`; a guess has a question mark. */
const list = (code: string) =>
  listPlaceCalls('Lamp.tsx', code).map(
    ({ line, column, name, isGuess }) => `${line}:${column} ${name}${isGuess ? '?' : ''}`,
  );

describe('calls that depend on the place', () => {
  it.each([
    ['const a = 1;\nconst b = date.toLocaleDateString();', ['2:11 date.toLocaleDateString']],
    ["(await now()).toLocaleTimeString('en-US');", ['1:15 toLocaleTimeString']],
    ['<b>{count.toLocaleString()}</b>', ['1:5 count.toLocaleString']],
    ["date.toLocaleString([], { timeZone: 'UTC' })", ['1:1 date.toLocaleString']],
    ["date.toLocaleString(undefined, { timeZone: 'UTC' })", ['1:1 date.toLocaleString']],
    ['new Intl.DateTimeFormat()', ['1:5 Intl.DateTimeFormat']],
    ["Intl.DateTimeFormat('en-US', { dateStyle: 'short' })", ['1:1 Intl.DateTimeFormat']],
    ['new Intl.NumberFormat()', ['1:5 Intl.NumberFormat']],
    ['date.getHours() + date.getDate()', ['1:1 date.getHours', '1:19 date.getDate']],
    ['new Date(2024, 0, 31)', ['1:5 Date']],
    ["new Date('2024-01-31T10:00')", ['1:5 Date']],
    ["Date.parse('31 January 2024')", ['1:1 Date.parse']],
    ['names.sort((a, b) => a.localeCompare(b))', ['1:22 a.localeCompare']],
    ['<b>{navigator.language}</b>', ['1:5 navigator.language']],
    ["value.toLocaleString('en-US')", ['1:1 value.toLocaleString?']],
    ['String(date) + date.toString()', ['1:1 String?', '1:16 date.toString?']],
  ])('finds those of %s', (code, calls) => {
    expect(list(code)).toEqual(calls);
  });

  it.each([
    "date.toLocaleDateString('en-US', { timeZone: 'UTC' })",
    "date.toLocaleString('en-US', { ...options })",
    "date.toLocaleString('en-US', options)",
    "new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' })",
    "new Intl.NumberFormat('de-DE')",
    'date.getUTCHours() + date.toISOString()',
    'new Date() + new Date(0) + new Date(Date.UTC(2024, 0, 31))',
    "new Date('2024-01-31') + new Date('2024-01-31T10:00Z') + new Date('2024-01-31T10:00+01:00')",
    "a.localeCompare(b, 'en')",
    'count.toString(36)',
    '// date.toLocaleString()',
    "'date.toLocaleString()'",
  ])('finds none in %s', (code) => {
    expect(list(code)).toEqual([]);
  });
});
