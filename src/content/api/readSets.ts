import type { ApiSource } from '../../model/api/ApiSource';
import type { Problem } from '../../model/problems/Problem';
import { buildProp } from './buildProp';
import type { NamedProps } from './buildProps';
import { listReadThemeNames } from './listReadThemeNames';
import { problemAt } from './problemAt';
import type { TypeMember, TypeReader } from './TypeReader';
import type { TypeTargets } from './UnitDraft';

/** What the units of a package share. */
export interface PackageSets {
  /** Names that the theme knows, and the package reads. */
  readonly themeNames: ReadonlySet<string>;
  readonly sets: readonly NamedProps[];
  /** Types that a source names and that have no members. */
  readonly problems: readonly Problem[];
}

/** The members of a type; empty where there is no such type. */
function listMembers(reader: TypeReader, moduleName: string, type: string): readonly TypeMember[] {
  const module = reader.packages.flatMap(({ modules }) => modules).find(({ name }) => name === moduleName);
  const found = module?.exports().find(({ name }) => name === type);
  return found?.type?.members() ?? [];
}

/**
 * Reads what a source names for all of its units: the types of the theme's names and of the sets of props, and which of
 * these names the code of the package reads.
 */
export function readSets(source: ApiSource, reader: TypeReader, targets: TypeTargets): PackageSets {
  const problems: Problem[] = [];
  const folder = reader.packages.find(({ name }) => name === source.packageName)?.folder;
  const membersOf = (module: string, type: string): readonly TypeMember[] => {
    const members = listMembers(reader, module, type);
    if (members.length === 0) {
      const message = `${source.packageName}: the type "${type}" of ${module} has no members`;
      problems.push(problemAt(source.file, 'unknown-api-symbol', message, 'correct the module or the type'));
    }
    return members;
  };
  const { theme, themeNames = {}, propSets, linkSections } = source;
  const names = theme
    ? membersOf(theme.module, theme.type).map(({ name }) => name)
    : Object.values(themeNames);
  const read = theme?.readBy && folder !== undefined ? listReadThemeNames(folder, theme.readBy) : undefined;
  if (theme?.readBy && read?.size === 0) {
    const message = `${source.packageName}: no code calls ${theme.readBy.join(' or ')}`;
    problems.push(problemAt(source.file, 'unknown-api-symbol', message, 'correct readBy of the theme'));
  }
  const sets = propSets.map(({ title, pathname, module, type }) => {
    const props = membersOf(module, type).map((member) => {
      const prop = buildProp(member, member.declarations()[0], targets, linkSections);
      // What is explained elsewhere is shown in its short form only.
      return [member.name, { ...prop, type: { text: prop.type.text }, declaredBy: type }] as const;
    });
    return { title, pathname, props: new Map(props) };
  });
  return { themeNames: new Set(read ? names.filter((name) => read.has(name)) : names), sets, problems };
}
