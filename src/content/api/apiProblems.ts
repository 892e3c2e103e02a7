import type { Problem } from '../../model/Problem';
import type { TypePlace, TypeReader } from './TypeReader';
import type { ApiSource, ApiException } from '../../model/api/ApiSource';
import { nearestName } from '../markdown/Report';
import { type PackageDraft, kindOf, type UnitDraft } from './UnitDraft';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { isNativeMember, listAttributes } from './props';
import type { FoundMembers } from './findMembers';

/** A problem at a place in a declaration file, or at the start of a file. */
export function problemAt(place: TypePlace | string, code: string, message: string, hint: string): Problem {
  const { file, line, column } = typeof place === 'string' ? { file: place, line: 1, column: 1 } : place;
  return { file, line, column, code, message, hint };
}

/** Packages that are not there, and names in their declarations that lead nowhere. */
export function checkReader(sources: readonly ApiSource[], reader: TypeReader): Problem[] {
  const fileOf = (name: string) => sources.find(({ packageName }) => packageName === name)?.file ?? '';
  return [
    ...reader.missing.map(({ name, reason }) =>
      problemAt(
        fileOf(name),
        'missing-package',
        `the package ${name} ${reason}`,
        'install it, or correct packageName',
      ),
    ),
    ...reader.unresolved.map((place) =>
      problemAt(
        place,
        'unreadable-type',
        `${place.packageName}: "${place.name}" leads nowhere`,
        'reinstall the package and what it depends on',
      ),
    ),
  ];
}

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

function namesOf(exceptions: readonly ApiException[]): string[] {
  return exceptions.flatMap(({ names }) => names);
}

/** Exceptions that the package has overtaken, each with what to do: a list that is not true any more hides things. */
function checkExceptions({ source, package: read, names }: PackageDraft): [message: string, hint: string][] {
  const { noPage, noPageModules, unavailable } = source;
  const isKnown = (name: string) =>
    name.endsWith('Classes') ? names.has(name) : kindOf(name, names.get(name) ?? []) !== undefined;
  return [
    ...namesOf(noPage)
      .filter((name) => !isKnown(name))
      .map((name): [string, string] => [
        `no component or hook "${name}" is exported`,
        'remove it from noPage',
      ]),
    ...namesOf(noPageModules)
      .filter((name) => !read.modules.some(({ segment }) => segment === name))
      .map((name): [string, string] => [`there is no module "${name}"`, 'remove it from noPageModules']),
    ...namesOf(unavailable)
      .filter((name) => names.has(name))
      .map((name): [string, string] => [
        `"${name}" is exported now`,
        'move it from unavailable to interfaces',
      ]),
  ];
}

/** Names of the exported class lists that no unit shows and no exception names. */
function findStrayClasses({ source, names, units }: PackageDraft): string[] {
  const skipped = new Set(source.noPage.flatMap((exception) => exception.names));
  const shown = new Set(units.flatMap(({ classes }) => classes?.declarations.map(({ path }) => path) ?? []));
  return [...names].flatMap(([name, found]) => {
    const item = /^[a-z]\w*Classes$/.test(name) ? found.find((entry) => entry.item.value)?.item : undefined;
    if (!item || item.value?.isFunction()) return [];
    const component = name.charAt(0).toUpperCase() + name.slice(1, -'Classes'.length);
    const isShown = item.declarations.some(({ path }) => shown.has(path));
    return isShown || skipped.has(name) || skipped.has(component) ? [] : [name];
  });
}

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
