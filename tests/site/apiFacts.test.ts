import Ajv from 'ajv';
import { readdirSync, readFileSync } from 'node:fs';
import { type ApiFacts, FACT_SCHEMA_PATH, FACTS_FOLDER } from '../../src/model/api/factSchema';
import { OUT } from '../../src/content/workspace';
import { apiUnits } from './harness/listMissedQueries';

const read = (path: string): unknown => JSON.parse(readFileSync(`${OUT}${path}`, 'utf8'));
const paths = readdirSync(OUT + FACTS_FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => /@[^/]+\.json$/.test(path))
  .map((path) => FACTS_FOLDER + path);
const files = paths.map((path) => read(path) as ApiFacts);

it('describes every unit that has a page, in the file of its package and version', () => {
  const list = (units: readonly { readonly pathname: string }[]) =>
    units.map(({ pathname }) => pathname).toSorted();
  expect(list(files.flatMap(({ units }) => units))).toEqual(list(apiUnits));
  const named = files.map(({ package: name, version }) => `${FACTS_FOLDER}${name}@${version}.json`);
  expect(named.toSorted()).toEqual(paths.toSorted());
});

it('is valid by the schema that the site publishes, which refuses a fact that is missing or unknown', () => {
  const isValid = new Ajv({ allErrors: true }).compile(read(FACT_SCHEMA_PATH) as object);
  for (const facts of files) {
    isValid(facts);
    expect(isValid.errors?.slice(0, 5) ?? []).toEqual([]);
  }
  const [{ units: [unit] = [], ...rest } = {}] = files;
  const { name: _name, ...nameless } = unit ?? { name: '' };
  expect(isValid({ ...rest, units: [nameless] })).toBe(false);
  expect(isValid({ ...rest, units: [{ ...unit, shape: 'round' }] })).toBe(false);
});
