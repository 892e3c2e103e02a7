import type { Problem } from '../../model/Problem';
import type { TypePosition, TypeReader, UnresolvedCause, UnresolvedType } from './TypeReader';
import type { ApiSource, ApiException } from '../../model/api/ApiSource';
import { nameHint, nearestName } from '../../model/routes/editDistance';
import { findEarlierPage, isExportedEarlier, type PackageDraft, type UnitDraft } from './UnitDraft';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { isNativeMember } from './props';
import type { FoundMembers } from './findMembers';

/** Creates a problem at a position in a declaration file, or at the start of a file. */
export function problemAt(
  position: TypePosition | string,
  code: string,
  message: string,
  hint: string,
): Problem {
  const { file, line, column } =
    typeof position === 'string' ? { file: position, line: 1, column: 1 } : position;
  return { file, line, column, code, message, hint };
}

/** Returns a warning for an optional package that is left out of the reference. */
export function reportLeftOut({ file, packageName }: ApiSource): Problem {
  const message = `the API reference is without ${packageName}, which is optional and not installed`;
  return { ...problemAt(file, 'missing-package', message, 'install it to document it'), warning: true };
}

/** Returns the problem of a name that means nothing: that of its module, if that is not found. */
function reportUnresolved(
  position: TypePosition | string,
  packageName: string,
  { name, module }: UnresolvedCause,
): Problem {
  return module === undefined
    ? problemAt(
        position,
        'unreadable-type',
        `${packageName}: cannot resolve "${name}"`,
        'the module that it is from does not declare it: correct that, or install a version that does',
      )
    : problemAt(
        position,
        'unreadable-type',
        `${packageName}: cannot find the module "${module}"`,
        'install what the package depends on, or correct the import',
      );
}

/** Returns the problem of a type that the compiler cannot tell: that of a name in it, or that it has no end. */
function reportType(
  position: TypePosition | string,
  packageName: string,
  owner: string,
  { text, cause }: UnresolvedType,
): Problem {
  if (cause && !cause.isUndeclared) return reportUnresolved(position, packageName, cause);
  const written = text === undefined ? 'the type' : `the type "${text.replace(/\s+/g, ' ')}"`;
  const message = `${packageName}: cannot resolve ${written} of "${owner}"`;
  const hint = cause
    ? `"${cause.name}" is not declared: correct that, or reinstall the package and what it depends on`
    : 'it has no end, or refers only to itself: write one that ends, or leave this out (internal, noPage)';
  return problemAt(position, 'unreadable-type', message, hint);
}

/** Leaves the first problem of each type, name or module that cannot be resolved, whatever needs it. */
export function withoutRepeatedCauses(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ code, message }) => {
    if (code !== 'unreadable-type') return true;
    const isFirst = !seen.has(message);
    seen.add(message);
    return isFirst;
  });
}

/** Returns problems for missing packages and for unresolved names in their declarations. */
export function checkReader(sources: readonly ApiSource[], reader: TypeReader): Problem[] {
  const fileOf = (name: string) => sources.find(({ packageName }) => packageName === name)?.file ?? '';
  return [
    ...reader.missing.map(({ name, reason, hint }) =>
      problemAt(fileOf(name), 'missing-package', `the package ${name} ${reason}`, hint),
    ),
    ...reader.faults.map((fault) =>
      problemAt(fault, 'unreadable-type', `${fault.packageName}: ${fault.message}`, 'correct the syntax'),
    ),
    ...reader.strays.map((position) => ({
      ...problemAt(
        position,
        'outside-package',
        'a documented package reads this file, which is in no package that it needs: edits of it may not be seen',
        'name its package in the dependencies, or move it into the package',
      ),
      warning: true,
    })),
    ...reader.unresolved.map((name) => reportUnresolved(name, name.packageName, name)),
  ];
}

/** Returns problems for everything in a product's API source that contradicts the installed package. */
export function checkDraft(draft: PackageDraft): Problem[] {
  const { source, names, units, findKind, earlier } = draft;
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
  for (const name of Array.isArray(source.functions) ? source.functions : []) {
    if (findKind(name, names.get(name) ?? []) === 'function') continue;
    const hint = nameHint(name, [...names.keys()]);
    report('unknown-api-symbol', `no function "${name}" is exported`, hint);
  }
  for (const name of source.interfaces) {
    const known = findEarlierPage(earlier, name)?.source.packageName;
    if (known !== undefined)
      report(
        'stale-api-exception',
        `the interface "${name}" has a page of ${known}`,
        'remove it from interfaces',
      );
  }
  for (const [message, hint] of checkExceptions(draft)) report('stale-api-exception', message, hint);
  for (const name of Object.keys(source.badges ?? {})) {
    if (units.some((unit) => unit.name === name)) continue;
    report('stale-api-exception', `nothing named "${name}" has a page`, 'remove it from badges');
  }
  for (const name of findStrayClasses(draft)) {
    report(
      'stray-api-classes',
      `"${name}" does not belong to a component`,
      'add it to classesTypes or noPage',
    );
  }
  for (const [name, found] of names) {
    if (!/^(?:[A-Z]|use[A-Z])/.test(name)) continue;
    for (const { item } of found) {
      const unresolved = item.unresolved();
      if (unresolved)
        problems.push(reportType(item.declarations[0] ?? source.file, source.packageName, name, unresolved));
    }
  }
  for (const { name } of units) {
    const values = (names.get(name) ?? []).filter(({ item }) => item.value);
    const meanings = new Set(values.map(({ item }) => item.identity));
    if (meanings.size > 1) {
      const message = `"${name}" has ${meanings.size} meanings in ${values.map(({ module }) => module).join(', ')}`;
      report('ambiguous-api-symbol', message, 'list all of these modules but one in noPageModules');
    }
  }
  for (const { name, pathname } of units) {
    const other = units.find((unit) => unit.pathname === pathname);
    if (other && other.name !== name)
      report(
        'ambiguous-api-symbol',
        `"${other.name}" and "${name}" have the same address, ${pathname}`,
        'list one of them in noPage, with the reason',
      );
  }
  if (units.length === 0) {
    const some = [...names.keys()].slice(0, 3).join(', ');
    const hint = some
      ? `it exports ${some}: list what has a page in functions or interfaces`
      : 'check packageName and the installed version';
    report('empty-api', 'no component, hook, function or interface found', hint);
  }
  return problems;
}

function namesOf(exceptions: readonly ApiException[]): string[] {
  return exceptions.flatMap(({ names }) => names);
}

/**
 * Returns outdated exceptions, each as a message and a hint. An outdated exception could hide a real problem.
 */
function checkExceptions({
  source,
  package: read,
  names,
  findKind,
}: PackageDraft): [message: string, hint: string][] {
  const { noPage, noPageModules, unavailable } = source;
  const isKnown = (name: string) =>
    name.endsWith('Classes') ? names.has(name) : findKind(name, names.get(name) ?? []) !== undefined;
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

/** Returns the names of exported class lists that no unit shows and no exception lists. */
function findStrayClasses({ source, names, units, earlier }: PackageDraft): string[] {
  if (source.classPrefix === undefined) return [];
  const skipped = new Set(source.noPage.flatMap((exception) => exception.names));
  const shown = new Set(units.flatMap(({ classes }) => classes?.declarations.map(({ path }) => path) ?? []));
  return [...names].flatMap(([name, found]) => {
    const item = /^[a-z]\w*Classes$/.test(name) ? found.find((entry) => entry.item.value)?.item : undefined;
    if (!item || item.value?.isFunction()) return [];
    const component = name.charAt(0).toUpperCase() + name.slice(1, -'Classes'.length);
    const isShown = item.declarations.some(({ path }) => shown.has(path));
    const isKnown = skipped.has(name) || skipped.has(component) || isExportedEarlier(earlier, name, found);
    return isShown || isKnown ? [] : [name];
  });
}

/** Returns problems for internal names of a source that no unit has. */
export function checkInternal({ file, packageName }: ApiSource, unseen: Iterable<string>): Problem[] {
  return Array.from(unseen, (name) =>
    problemAt(
      file,
      'stale-api-exception',
      `${packageName}: no component or hook has "${name}"`,
      'remove it from internal',
    ),
  );
}

function isEmpty({ kind, props, inherited, native, signatures }: ApiUnit): boolean {
  if (kind === 'namespace') return false;
  return kind === 'hook' || kind === 'function'
    ? signatures.length === 0
    : props.length + inherited.length === 0 && native === undefined;
}

/**
 * Returns problems for what could not be read of a unit: an empty unit, an empty classes type, a type with an unresolved
 * name.
 */
export function checkUnit(draft: UnitDraft, { members, returned }: FoundMembers, unit: ApiUnit): Problem[] {
  const { source, item, classes, name } = draft;
  const position = item.declarations[0] ?? source.file;
  const problems: Problem[] = [];
  const unread = isEmpty(unit)
    ? item.value
        ?.calls()
        .flatMap(({ parameters }) => parameters)
        .map(({ value }) => value.text().unresolved)
        .find((unresolved) => unresolved !== undefined)
    : undefined;
  if (unread) problems.push(reportType(position, source.packageName, name, unread));
  else if (isEmpty(unit)) {
    const message = `${source.packageName}: "${name}" has nothing to document`;
    problems.push(
      problemAt(position, 'empty-api-unit', message, 'list it in noPage with a reason, or fix the package'),
    );
  }
  if (classes && unit.classes.length === 0) {
    const message = `${source.packageName}: the classes of "${name}" have no keys`;
    problems.push(
      problemAt(classes.declarations[0] ?? position, 'empty-api-unit', message, 'fix the package'),
    );
  }
  for (const member of [...members, ...returned]) {
    // React's own attributes are not shown.
    if (isNativeMember(member)) continue;
    const declarations = member.declarations();
    const { unresolved } = member.value.text();
    if (unresolved !== undefined)
      problems.push(
        reportType(declarations[0] ?? position, source.packageName, `${name}.${member.name}`, unresolved),
      );
  }
  return problems;
}
