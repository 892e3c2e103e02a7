import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiSource } from '../../model/api/ApiSource';
import { parseDeprecation } from '../../model/api/ApiUnit';
import type { Problem } from '../../model/Problem';
import { buildProp } from './buildProp';
import type { ReadComment } from './docComment';
import type { NamedProps } from './props';
import { problemAt } from './apiProblems';
import type { TypeMember, TypePackage, TypeReader } from './TypeReader';
import type { TypeTargets } from './UnitDraft';

/** Data that the units of a package share. */
interface PackageSets {
  /** Names that exist in the theme and that the package reads. */
  readonly themeNames: ReadonlySet<string>;
  readonly sets: readonly NamedProps[];
  /** Problems with the types and functions that a source names. */
  readonly problems: readonly Problem[];
}

/** Lists the members of a type; empty if the type does not exist. */
function listMembers(reader: TypeReader, moduleName: string, type: string): readonly TypeMember[] {
  const module = reader.packages.flatMap(({ modules }) => modules).find(({ name }) => name === moduleName);
  const found = module?.exports().find(({ name }) => name === type);
  return found?.type?.members() ?? [];
}

/**
 * Reads the data that a source defines for all its units: the types with the theme's names and the sets of
 * props, and which of these names the package's code reads.
 */
export function readSets(
  source: ApiSource,
  reader: TypeReader,
  targets: TypeTargets,
  read: ReadComment,
): PackageSets {
  const problems: Problem[] = [];
  const ofSource = reader.packages.find(({ name }) => name === source.packageName);
  const membersOf = (module: string, type: string): readonly TypeMember[] => {
    const members = listMembers(reader, module, type);
    if (members.length === 0) {
      const message = `${source.packageName}: the type "${type}" of ${module} has no members`;
      problems.push(problemAt(source.file, 'unknown-api-symbol', message, 'correct the module or the type'));
    }
    return members;
  };
  const { theme, themeNames = {}, propSets } = source;
  const names = theme
    ? membersOf(theme.module, theme.type).map(({ name }) => name)
    : Object.values(themeNames);
  const called = theme?.readBy && ofSource ? listReadThemeNames(ofSource, theme.readBy) : undefined;
  if (theme?.readBy && called?.size === 0) {
    const message = `${source.packageName}: no code calls ${theme.readBy.join(' or ')}`;
    problems.push(problemAt(source.file, 'unknown-api-symbol', message, 'correct readBy of the theme'));
  }
  const sets = propSets.map(({ title, pathname, module, type, except = [], deprecated }) => {
    const members = module === undefined ? [] : membersOf(module, type);
    for (const name of module === undefined ? [] : except) {
      if (members.length === 0 || members.some((member) => member.name === name)) continue;
      problems.push(reportExcept(source, type, name));
    }
    const listed = members.filter(({ name }) => !except.includes(name));
    const props = listed.flatMap((member) => {
      const prop = buildProp(member, member.declarations()[0], targets, read);
      // Props that are explained on another page are shown with their short type only.
      return prop
        ? [[member.name, { ...prop, type: { text: prop.type.text }, declaredBy: type }] as const]
        : [];
    });
    return {
      title,
      type,
      ...(pathname !== undefined && { pathname }),
      ...(deprecated !== undefined && { deprecated: parseDeprecation(deprecated) }),
      props: new Map(props),
    };
  });
  return { themeNames: new Set(called ? names.filter((name) => called.has(name)) : names), sets, problems };
}

/** Returns a problem for a prop that a set excepts and its type lacks. */
export function reportExcept({ file, packageName }: ApiSource, type: string, name: string): Problem {
  const message = `${packageName}: the type "${type}" has no "${name}"`;
  return problemAt(file, 'unknown-api-symbol', message, 'correct except of the set');
}

/** Folders that hold the same code again, or other packages. */
const SKIPPED: ReadonlySet<string> = new Set(['node_modules', 'esm', 'modern', 'legacy', 'umd']);

function listCode(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listCode(path);
    return entry.name.endsWith('.js') ? [path] : [];
  });
}

/**
 * Lists the names under which the code of a package reads the theme: its modules in TypeScript, or what is built. The code
 * calls one of the functions with an object that has the name.
 * @example for `useDefaultProps({ props: inProps, name: 'MuiButton' })`: 'MuiButton'
 */
function listReadThemeNames(
  { folder, sources }: TypePackage,
  functions: readonly string[],
): ReadonlySet<string> {
  const written = sources().map((path) => join(folder, path));
  const call = new RegExp(
    `\\b(?:${functions.join('|')})\\)?(?:<[^()]*>)?\\(\\{[^{}]*\\bname: ['"](\\w+)['"]`,
    'g',
  );
  return new Set(
    (written.length > 0 ? written : listCode(folder)).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(call)].map(([, name = '']) => name),
    ),
  );
}
