import { messageAnchor, propAnchor } from '../../src/model/api/anchors';
import { readEntries } from '../../src/model/search/partEntries';
import { tokenize } from '../../src/model/search/words';
import { condensePaste } from '../../src/model/search/readQuery';
import { listTypes } from '../../src/content/search/apiRows';
import golden from '../fixtures/search/golden.json';
import { apiSources, apiUnits, listMissedQueries } from './harness/listMissedQueries';
import { readNameParts } from './harness/readParts';
import { LANGUAGES, searchSite } from './harness/searchSite';
import { testClasses } from './harness/testClasses';
import { testGolden } from './harness/testGolden';
import { testTitles } from './harness/testTitles';

/** Minimum numbers of queries of the list. */
const MIN_QUERIES = 120;
const BLIND = 40;

/**
 * Of long lists, the gate tests every nth entry; `search.full.test.ts` tests titles and classes completely, and
 * the golden list in the other languages.
 */
const EVERY = 40;
const TITLES = 24;
const CLASSES = 12;

/** Returns the names of the places of the index by key, from the parts of one language, or of all. */
function readNames(only?: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const part of LANGUAGES.flatMap((code) => readNameParts(code))) {
    if (only && part.language !== only) continue;
    for (const { key, kind, name } of readEntries(part)) {
      if (kind !== 'type' && kind !== 'message') names.set(key, [...(names.get(key) ?? []), name]);
    }
  }
  return names;
}

/** Returns the keys of all places of the index, those of messages included. */
function readKeys(): Set<string> {
  const parts = LANGUAGES.flatMap((code) => readNameParts(code));
  return new Set(parts.flatMap((part) => readEntries(part).map(({ key }) => key)));
}

describe('the golden list', () => {
  const all = readNames();

  it(`has ${MIN_QUERIES} queries in four languages, each with targets that the site has`, () => {
    expect(golden.length).toBeGreaterThanOrEqual(MIN_QUERIES);
    expect([...new Set(golden.map(({ language }) => language))].sort()).toEqual([...LANGUAGES].sort());
    const keys = readKeys();
    expect(golden.flatMap(({ targets }) => targets.filter((key) => !keys.has(key)))).toEqual([]);
  });

  it(`has ${BLIND} queries that contain no word of a target's title`, () => {
    const termsOf = (text: string) => tokenize(text).map(({ term }) => term);
    const blind = golden.filter(({ query, targets }) => {
      const typed = new Set(termsOf(query));
      const titles = targets.flatMap((key) => all.get(key) ?? []);
      return !titles.some((title) => termsOf(title).some((term) => typed.has(term)));
    });
    expect(blind.length).toBeGreaterThanOrEqual(BLIND);
  });

  it.each(['zh', 'ar'])('hits translated text with half of its queries in %s', (code) => {
    const translated = readNames(code);
    const own = golden.filter(({ language }) => language === code);
    const hitting = own.filter(({ targets }) => targets.some((key) => translated.has(key)));
    expect(hitting.length / own.length).toBeGreaterThanOrEqual(0.5);
  });
});

testGolden(['en']);
testTitles(TITLES, ['en', 'zh']);
testClasses(CLASSES);

describe('a name of the API reference that is pasted', () => {
  const sources = apiSources;
  const units = apiUnits;
  const isAsked = (_: unknown, index: number) => index % EVERY === 0;

  it('leads to its page: components, hooks and interfaces', async () => {
    expect(units.length).toBeGreaterThan(200);
    const asked = units.filter(isAsked).map((unit) => ({ unit, query: unit.name, keys: [unit.pathname] }));
    expect(await listMissedQueries(asked, 3)).toEqual([]);
  });

  it.each([
    ['components.{}.defaultProps', 'theme.components.{}'],
    ['theme.components.{}.styleOverrides', '{}'],
  ])('leads to the component first: paths into the theme, as %s and %s', async (...ways) => {
    const asked = units.flatMap((unit, index) =>
      unit.themeName === undefined || !isAsked(unit, index)
        ? []
        : ways.map((way) => ({
            unit,
            query: way.replace('{}', unit.themeName ?? ''),
            keys: [`${unit.pathname}#theme-default-props`],
          })),
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(await listMissedQueries(asked, 1)).toEqual([]);
  });

  it.each([
    ['components.JoyButton.defaultProps', '/joy-ui/api/button#theme-default-props'],
    ['theme.components.JoySelect.styleOverrides', '/joy-ui/api/select#theme-default-props'],
    ['JoyButton-root', '/joy-ui/api/button#Button-css-root'],
    ['disable row selection', '/x/api/data-grid/data-grid#data-grid-prop-disableRowSelectionOnClick'],
  ])('leads to the product that has it, also from another one: %s', async (query, key) => {
    const { hits } = await searchSite('en', query, 'material-ui');
    expect(hits[0]?.key).toBe(key);
  });

  it('leads to its cause and cure: messages of the libraries, as the console shows them', async () => {
    const asked = units.flatMap((unit) =>
      (unit.messages ?? []).map(({ text }) => ({
        unit,
        query: condensePaste(`Warning: MUI: ${text}`),
        keys: [`${unit.pathname}#${messageAnchor(unit.name, text)}`],
      })),
    );
    expect(asked.length).toBeGreaterThan(50);
    expect(await listMissedQueries(asked.filter(isAsked), 3)).toEqual([]);
  });

  it('leads to the prop that it belongs to: types without a page', async () => {
    const asked = sources.flatMap((source) => {
      const own = units.filter(({ productId }) => productId === source.productId);
      return listTypes(own).flatMap(([name, index, prop]) => {
        const unit = own[index];
        return unit ? [{ unit, query: name, keys: [`${unit.pathname}#${propAnchor(unit.name, prop)}`] }] : [];
      });
    });
    expect(asked.length).toBeGreaterThan(50);
    expect(await listMissedQueries(asked.filter(isAsked), 3)).toEqual([]);
  });

  it.each([
    ['Slider', 'uncontrolled value state of Slider to be controlled.', 'value'],
    ['Tabs', 'controlled value state of Tabs to be uncontrolled.', 'value'],
    [
      'Autocomplete',
      'default value state of an uncontrolled Autocomplete after being initialized.',
      'defaultValue',
    ],
  ])('leads to %s first from the warning that its state changes control', async (name, rest, prop) => {
    const unit = units.find((each) => each.name === name && each.productId === 'material-ui');
    if (!unit) throw new Error(`there is no ${name}`);
    const keys = [unit.pathname, `${unit.pathname}#${propAnchor(name, prop)}`];
    const query = condensePaste(`MUI: A component is changing the ${rest} Elements should not switch.`);
    expect(await listMissedQueries([{ unit, query, keys }], 1)).toEqual([]);
  });

  it.each([
    ['ThemeOptions', /theming|createtheme|theme/],
    ['PaletteOptions', /palette|color/],
    ['GridRowsProp', /^\/x\/.*row/],
  ])('leads to its explanation: the type %s', async (query, key) => {
    const { hits } = await searchSite('en', query, 'material-ui');
    expect(hits[0]?.key).toMatch(key);
  });

  it('leads to the right prop from a warning of React', async () => {
    const button = units.find(({ name, productId }) => name === 'Button' && productId === 'material-ui');
    if (!button) throw new Error('there is no Button');
    const keys = [`${button.pathname}#${propAnchor('Button', 'color')}`];
    const query = condensePaste(
      'Warning: Failed prop type: Invalid prop `color` of value `foo` supplied to `ForwardRef(Button)`, expected one of ["inherit","primary"].',
    );
    expect(await listMissedQueries([{ unit: button, query, keys }], 1)).toEqual([]);
  });
});
