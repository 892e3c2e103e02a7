import { type ApiSource, findApiSource } from '../../model/api/ApiSource';
import { type ApiProp, type ApiUnit, changeUnits } from '../../model/api/ApiUnit';
import type { Problem } from '../../model/Problem';
import { problemAt } from './apiProblems';

/**
 * Adds the descriptions of the sources to units and props that have none. A description that nothing needs, because the
 * package has one or there is no such name, is a problem.
 */
export function withDescriptions(
  units: readonly ApiUnit[],
  sources: readonly ApiSource[],
): { readonly units: readonly ApiUnit[]; readonly problems: readonly Problem[] } {
  const used = new Set<string>();
  const describeUnit = (unit: ApiUnit): ApiUnit => {
    const { descriptions = {} } = findApiSource(sources, unit) ?? {};
    const describe = (prop: ApiProp): ApiProp => {
      if (prop.description) return prop;
      const key = [`${unit.name}.${prop.name}`, prop.name].find((name) => Object.hasOwn(descriptions, name));
      const description = key === undefined ? '' : (descriptions[key] ?? '');
      if (key !== undefined) used.add(key);
      return description ? { ...prop, description } : prop;
    };
    const isDescribed = !unit.description && Object.hasOwn(descriptions, unit.name);
    if (isDescribed) used.add(unit.name);
    return {
      ...unit,
      ...(isDescribed && { description: descriptions[unit.name] ?? '' }),
      props: unit.props.map(describe),
      inherited: unit.inherited.map((group) => ({ ...group, props: group.props.map(describe) })),
      returned: unit.returned.map(describe),
    };
  };
  const described = units.map((unit) => changeUnits(unit, describeUnit));
  const problems = sources.flatMap(({ file, packageName, descriptions = {} }) =>
    Object.keys(descriptions)
      .filter((key) => !used.has(key))
      .map((key) =>
        problemAt(
          file,
          'stale-api-exception',
          `${packageName}: nothing needs the description "${key}"`,
          'remove it from descriptions',
        ),
      ),
  );
  return { units: described, problems };
}
