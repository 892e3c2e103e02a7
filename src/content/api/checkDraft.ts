import type { Problem } from '../../model/problems/Problem';
import { nameHint } from '../markdown/nameHint';
import { problemAt } from './problemAt';
import type { PackageDraft } from './UnitDraft';
import { kindOf } from './draftPackage';

/** What the product's description of its package says and the package does not bear out. */
export function checkDraft({ source, package: read, names, units }: PackageDraft): Problem[] {
  const { file, packageName } = source;
  const problems: Problem[] = [];
  const report = (code: string, message: string, hint: string) => {
    problems.push(problemAt(file, code, `${packageName}: ${message}`, hint));
  };
  const known = [...names.keys()];
  for (const name of source.interfaces) {
    if (!names.get(name)?.some(({ item }) => item.type)) {
      report('unknown-api-symbol', `the interface "${name}" is not exported`, nameHint(name, known));
    }
  }
  for (const name of source.noPage.flatMap((exception) => exception.names)) {
    if (kindOf(name, names.get(name) ?? []) === undefined) {
      report('stale-api-exception', `no component or hook "${name}" is exported`, 'remove it from noPage');
    }
  }
  for (const segment of source.noPageModules.flatMap((exception) => exception.names)) {
    if (!read.modules.some((module) => module.segment === segment)) {
      report('stale-api-exception', `there is no module "${segment}"`, 'remove it from noPageModules');
    }
  }
  for (const name of source.unavailable.flatMap((exception) => exception.names)) {
    if (names.has(name)) {
      report('stale-api-exception', `"${name}" is exported now`, 'move it from unavailable to interfaces');
    }
  }
  for (const { name } of units) {
    const values = (names.get(name) ?? []).filter(({ item }) => item.value);
    const meanings = new Set(values.map(({ item }) => item.identity));
    if (meanings.size > 1) {
      const modules = values.map(({ module }) => module).join(', ');
      report(
        'ambiguous-api-symbol',
        `"${name}" means ${meanings.size} things in ${modules}`,
        'name all modules but one in noPageModules',
      );
    }
  }
  if (units.length === 0) {
    report(
      'empty-api',
      'no component, hook or interface found',
      'check packageName and the installed version',
    );
  }
  return problems;
}
