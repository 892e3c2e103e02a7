import type { Problem } from '../../model/problems/Problem';
import { nearestName } from '../markdown/nearestName';
import { checkExceptions } from './checkExceptions';
import { findStrayClasses } from './findStrayClasses';
import { problemAt } from './problemAt';
import type { PackageDraft } from './UnitDraft';

/** What the product's description of its package says and the package does not bear out. */
export function checkDraft(draft: PackageDraft): Problem[] {
  const { source, names, units } = draft;
  const problems: Problem[] = [];
  const report = (code: string, message: string, hint: string) => {
    problems.push(problemAt(source.file, code, `${source.packageName}: ${message}`, hint));
  };
  for (const name of source.interfaces) {
    if (!names.get(name)?.some(({ item }) => item.type)) {
      const nearest = nearestName(name, [...names.keys()]);
      const hint =
        nearest === undefined ? 'move it to unavailable, with the reason' : `did you mean ${nearest}?`;
      report('unknown-api-symbol', `the interface "${name}" is not exported`, hint);
    }
  }
  for (const [message, hint] of checkExceptions(draft)) report('stale-api-exception', message, hint);
  for (const name of findStrayClasses(draft)) {
    report('stray-api-classes', `"${name}" belongs to no component`, 'name it in classesTypes or noPage');
  }
  for (const { name } of units) {
    const values = (names.get(name) ?? []).filter(({ item }) => item.value);
    const meanings = new Set(values.map(({ item }) => item.identity));
    if (meanings.size > 1) {
      const message = `"${name}" means ${meanings.size} things in ${values.map(({ module }) => module).join(', ')}`;
      report('ambiguous-api-symbol', message, 'name all modules but one in noPageModules');
    }
  }
  if (units.length === 0) {
    const hint = 'check packageName and the installed version';
    report('empty-api', 'no component, hook or interface found', hint);
  }
  return problems;
}
