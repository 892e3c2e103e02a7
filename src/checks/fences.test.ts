import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import { writeText } from '../content/pageData/generatedFiles';
import { DATA } from '../content/workspace';
import type { FamilyFences } from '../model/page/FamilyFences';
import { checkFences } from './fences';

useTestFolder();

/** Checks a file with these lines; returns what is reported, without the hints. */
function check(...lines: readonly string[]): string[] {
  writeText(DATA.fences, ['export const fences = {', ...lines, '};'].join('\n'));
  const file = resolve(DATA.fences);
  const { fences } = createRequire(file)(file) as { fences: FamilyFences };
  return checkFences(fences, ['en', 'he']).map(
    ({ line, message, warning }) => `${line}${warning ? ' warning' : ''} ${message}`,
  );
}

it('accepts grammars of the library and of the family, other names, and callouts', () => {
  expect(
    check(
      "languages: { graphql: 'graphql', gql: 'graphql', ion: 'json', py: 'python',",
      "  beam: () => ({ contains: [{ scope: 'keyword', begin: /lamp/ }] }) },",
      "callouts: { recipe: { title: { en: 'Recipe', he: 'R' }, tone: 'success', sign: '☕️' } },",
    ),
  ).toEqual([]);
  expect(check()).toEqual([]);
});

it('reports everything that is wrong in one run, with its line', () => {
  expect(
    check(
      'languages: {',
      "  tsx: 'typescript',",
      "  sh: 'bash',",
      "  Beam: 'python',",
      '  lamp: 7,',
      "  cypher: 'graphqll',",
      "  one: 'two', two: 'one',",
      '  broken: () => { throw new Error("no lamp"); },',
      '  empty: () => 7,',
      "  loop: () => ({ contains: [{ begin: '(' }] }),",
      '},',
      'callouts: {',
      "  tip: { title: 'Tip', tone: 'info' },",
      "  details: { title: 'Details', tone: 'info' },",
      "  recipe: { title: 'Recipe', tone: 'info' },",
      "  menu: { title: { en: 'Menu', he: 'M' }, tone: 'gold', color: 'red' },",
      '  soup: null,',
      "  salt: { title: { en: 'Salt', he: 'S' }, tone: 'info', sign: 'ab' },",
      '},',
      'tabs: {},',
    ),
  ).toEqual([
    '21 fences has no setting "tabs"',
    '3 The shell has the language "tsx"',
    '4 The shell has the language "sh"',
    '5 The name of the language "Beam" is invalid',
    '6 The language "lamp" is neither a name nor a grammar',
    '7 The language "cypher" cannot be used: highlight.js has no grammar "graphqll"',
    '8 The language "one" is another name of itself',
    '8 The language "two" is another name of itself',
    '9 The language "broken" cannot be used: no lamp',
    '10 The language "empty" cannot be used: it returns no grammar',
    expect.stringMatching(/^11 The language "loop" cannot be used: Invalid regular expression/),
    '14 The callout "tip" is one of the shell',
    '15 The callout "details" is written as <details> in Markdown',
    '16 warning The callout "recipe" has no title in "he"',
    '17 The callout "menu" has no setting "color"',
    '17 The callout "menu" has the unknown tone "gold"',
    '18 The callout "soup" needs a title: it is not a text',
    '18 The callout "soup" has the unknown tone undefined',
    '19 The callout "salt" has a sign that is not one character',
  ]);
});

it.each([
  ['languages: 7,', '2 languages is not a list by names'],
  ["callouts: ['recipe'],", '2 callouts is not a list by names'],
])('reports %s', (line, message) => {
  expect(check(line)).toEqual([message]);
});
