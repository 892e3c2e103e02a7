import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiSource, findApiSource } from '../../model/api/ApiSource';
import { type ApiProp, type ApiUnit, changeUnits, listUnits } from '../../model/api/ApiUnit';
import type { Problem } from '../../model/Problem';
import { nameHint } from '../../model/routes/editDistance';
import { problemAt } from './apiProblems';

/** Returns the props of a unit, those that it inherits among them. */
const listProps = ({ props, inherited }: ApiUnit) => [...props, ...inherited.flatMap((group) => group.props)];

/** Gives props the defaults of the sources, see `ApiSource.defaults`. */
export function withDefaults(
  units: readonly ApiUnit[],
  sources: readonly ApiSource[],
  root: string,
): { readonly units: readonly ApiUnit[]; readonly problems: readonly Problem[] } {
  const correctUnit = (unit: ApiUnit): ApiUnit => {
    const corrections = findApiSource(sources, unit)?.defaults?.[unit.name];
    if (!corrections) return unit;
    const correct = (prop: ApiProp): ApiProp => {
      const correction = corrections[prop.name];
      if (correction === undefined) return prop;
      const { default: _wrong, ...rest } = prop;
      return correction === null ? rest : { ...rest, default: correction };
    };
    return {
      ...unit,
      props: unit.props.map(correct),
      inherited: unit.inherited.map((group) => ({ ...group, props: group.props.map(correct) })),
    };
  };
  return {
    units: units.map((unit) => changeUnits(unit, correctUnit)),
    problems: sources.flatMap((source) => checkDefaults(source, units, root)),
  };
}

/** Returns problems for defaults of what the package does not have, or says itself. */
function checkDefaults(source: ApiSource, units: readonly ApiUnit[], root: string): Problem[] {
  const own = units.flatMap(listUnits).filter((unit) => findApiSource([source], unit));
  const report = (unit: string, prop: string | undefined, message: string, hint: string): Problem => ({
    ...problemAt(source.file, 'stale-api-exception', `${source.packageName}: ${message}`, hint),
    line: findEntry(join(root, source.file), ['defaults', unit, ...(prop === undefined ? [] : [prop])]),
  });
  return Object.entries(source.defaults ?? {}).flatMap(([name, corrections]): Problem[] => {
    const unit = own.find((one) => one.name === name);
    if (!unit) {
      const hint = nameHint(
        name,
        own.map((one) => one.name),
      );
      return [report(name, undefined, `nothing named "${name}" has a page`, hint)];
    }
    const props = listProps(unit);
    return Object.entries(corrections).flatMap(([key, correction]): Problem[] => {
      const prop = props.find((one) => one.name === key);
      if (!prop) {
        const hint = nameHint(
          key,
          props.map((one) => one.name),
        );
        return [report(name, key, `${name} has no prop "${key}"`, hint)];
      }
      if ((prop.default ?? null) !== correction) return [];
      const message = `the package says itself that ${name}.${key} has ${correction === null ? 'no default' : `the default ${correction}`}`;
      return [report(name, key, message, 'remove it from defaults')];
    });
  });
}

/** Returns the line of a key inside of others in a file of the family; 1 if it is in another file. */
function findEntry(file: string, keys: readonly string[]): number {
  if (!existsSync(file)) return 1;
  const lines = readFileSync(file, 'utf8').split('\n');
  const found = keys.reduce(
    (from, key) =>
      from < 0
        ? from
        : lines.findIndex((line, at) => at >= from && line.replaceAll("'", '').includes(`${key}:`)),
    0,
  );
  return found + 1 || 1;
}
