import type { ApiUnit } from '../../model/api/ApiUnit';
import type { Problem } from '../../model/problems/Problem';
import { isNativeMember } from './isNativeDeclaration';
import type { FoundMembers } from './findMembers';
import { problemAt } from './problemAt';
import { listAttributes } from './readNative';
import type { UnitDraft } from './UnitDraft';

function isEmpty({ kind, props, inherited, native, signatures }: ApiUnit): boolean {
  return kind === 'hook'
    ? signatures.length === 0
    : props.length + inherited.length === 0 && native === undefined;
}

/**
 * What of a unit could not be read: an empty one, an empty classes type, props of React that would be left out without a
 * word, a type whose name leads nowhere.
 */
export function checkUnit(draft: UnitDraft, { members, returned }: FoundMembers, unit: ApiUnit): Problem[] {
  const { source, item, classes, name } = draft;
  const place = item.declarations[0] ?? source.file;
  const problems: Problem[] = [];
  if (isEmpty(unit)) {
    const message = `${source.packageName}: nothing is known of "${name}"`;
    problems.push(
      problemAt(place, 'empty-api-unit', message, 'give it a reason in noPage, or repair the package'),
    );
  }
  if (classes && unit.classes.length === 0) {
    const message = `${source.packageName}: the classes of "${name}" have no keys`;
    problems.push(
      problemAt(classes.declarations[0] ?? place, 'empty-api-unit', message, 'repair the package'),
    );
  }
  const [attribute] = listAttributes(members.filter(isNativeMember));
  if (attribute && !unit.native) {
    const message = `${source.packageName}: nothing says what "${name}" passes "${attribute.name}" to`;
    problems.push(
      problemAt(
        place,
        'unknown-native-props',
        message,
        'add the interface of React that declares it to readNative',
      ),
    );
  }
  for (const member of [...members, ...returned]) {
    // React's own attributes are not shown.
    if (isNativeMember(member)) continue;
    const declarations = member.declarations();
    const { unresolved } = member.value.text();
    if (unresolved !== undefined) {
      const message = `${source.packageName}: the type "${unresolved}" of "${name}.${member.name}" leads nowhere`;
      problems.push(
        problemAt(
          declarations[0] ?? place,
          'unreadable-type',
          message,
          'reinstall the package and what it depends on',
        ),
      );
    }
  }
  return problems;
}
