import { checkFamilyParts, checkSettingsFiles } from './familyParts';

const Part = () => null;
const messages = (...parts: Parameters<typeof checkFamilyParts>) =>
  checkFamilyParts(...parts).map(({ file, message }) => `${file}: ${message}`);

it('accepts parts that can be drawn', () => {
  expect(messages({ 'tokens/Colors': Part }, { pageEnd: Part }, { lamp: 'M4 12h16' })).toEqual([]);
  expect(messages({}, {}, {})).toEqual([]);
});

it.each<[string, Parameters<typeof checkFamilyParts>, string]>([
  ['a block that is an element', [{ Colors: 'red' }, {}, {}], 'data/components.tsx: Colors is no component'],
  ['a place that is none', [{}, { pageEnt: Part }, {}], 'data/slots.tsx: The frame has no place "pageEnt"'],
  ['a place without a part', [{}, { pageEnd: undefined }, {}], 'data/slots.tsx: pageEnd is no component'],
  ['an icon of markup', [{}, {}, { lamp: '<svg />' }], 'data/icons.ts: The icon lamp is no outline'],
])('refuses %s', (_case, parts, message) => {
  expect(messages(...parts)).toEqual([message]);
});

it('names files that do not export what they are for, and files that are not read', () => {
  const problems = checkSettingsFiles(
    [
      { file: 'data/theme.ts', name: 'theme' },
      { file: 'data/ads.ts', name: 'ads.inHouse' },
    ],
    ['theme.ts', 'icons.tsx', 'slots.tsx', 'swatches.tsx', 'ads', 'coverage.json'],
  );
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'data/theme.ts: The file exports no theme, or something else under this name',
    'data/ads.ts: ads.inHouse is of another kind than it should be',
    'data/icons.tsx: A file of this name is not read',
  ]);
});
