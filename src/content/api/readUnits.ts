import type { ApiSource } from '../../model/api/ApiSource';
import type { ApiUnit, ApiTarget } from '../../model/api/ApiUnit';
import { formatProblem, type Problem } from '../../model/Problem';
import { buildUnit } from './unit';
import { createCommentReader } from './commentReader';
import { checkDraft, checkInternal, checkReader, checkUnit } from './apiProblems';
import { createOwners } from './props';
import { draftPackage, type PackageDraft, readDefaults, type TypeTargets, type UnitDraft } from './UnitDraft';
import { findMembers, type FoundMembers } from './findMembers';
import { readSets } from './sets';
import type { TypeReader } from './TypeReader';

/** Reads every unit of the sources, and collects all problems. */
export function readUnits(
  sources: readonly ApiSource[],
  reader: TypeReader,
): { readonly units: readonly ApiUnit[]; readonly problems: readonly Problem[] } {
  const problems = checkReader(sources, reader);
  const drafts: PackageDraft[] = [];
  for (const source of sources) {
    const read = reader.packages.find(
      ({ name, entryPoints }) => name === source.packageName && entryPoints === source.entryPoints,
    );
    const earlier = drafts.filter((draft) => draft.source.pathname === source.pathname);
    if (read) drafts.push(draftPackage(source, read, earlier));
  }
  const all = drafts.flatMap(({ units }) => units);
  const targets = listTypeTargets(all, sources);
  const findOwner = createOwners(all, targets);
  const units: ApiUnit[] = [];
  for (const draft of drafts) {
    const unread = new Map<string, Problem>();
    const read = createCommentReader(draft.source, drafts, targets, (problem) => {
      unread.set(formatProblem(problem), problem);
    });
    const { themeNames, sets, problems: missing } = readSets(draft.source, reader, targets, read);
    problems.push(...checkDraft(draft), ...missing);
    const unseen = new Set(draft.source.internal);
    for (const unit of draft.units.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))) {
      const found = withoutInternal(findMembers(unit), unit, unseen);
      const context = {
        unit,
        units: all,
        targets,
        findOwner,
        findEnum: reader.findEnum,
        sets,
        defaults: readDefaults(unit),
        read,
      };
      const built = buildUnit(context, found, draft.package.version, themeNames);
      problems.push(...checkUnit(unit, found, built));
      units.push(built);
    }
    problems.push(...checkInternal(draft.source, unseen), ...unread.values());
  }
  return { units, problems };
}

/**
 * Returns the members of a unit without internal ones.
 * @param unseen internal names that no unit has had so far; those of this unit are removed
 */
function withoutInternal(
  found: FoundMembers,
  { name: unit, source: { internal = [] } }: UnitDraft,
  unseen: Set<string>,
): FoundMembers {
  const members = found.members.filter(({ name }) => {
    const matching = [name, `${unit}.${name}`].filter((each) => internal.includes(each));
    for (const each of matching) unseen.delete(each);
    return matching.length === 0;
  });
  return members.length < found.members.length ? { ...found, members } : found;
}

/**
 * Lists the target of each type that belongs to a unit, which are its props, classes or slots, or the unit
 * itself, and of each type that a source names the page of.
 */
function listTypeTargets(units: readonly UnitDraft[], sources: readonly ApiSource[]): TypeTargets {
  const targets = new Map<string, ApiTarget>();
  for (const { source, name, typeName, kind, pathname, props, classes } of units) {
    const add = (type: string, anchor?: string) => {
      const key = `${source.packageName}#${type}`;
      if (!targets.has(key)) targets.set(key, anchor ? { pathname, anchor } : { pathname });
    };
    if (kind === 'interface') add(name);
    if (kind === 'hook') {
      const bare = name.slice('use'.length);
      for (const end of ['Props', 'Options', 'Parameters', 'Params']) add(`Use${bare}${end}`, 'props');
    }
    if (kind !== 'component') continue;
    if (props) add(`${typeName}Props`, 'props');
    if (classes) add(source.classesTypes?.[name] ?? `${typeName}Classes`, 'classes');
    add(`${typeName}Slots`, 'slots');
    add(`${typeName}OwnerState`, 'props');
  }
  for (const [type, page] of sources.flatMap(({ typePages = {} }) => Object.entries(typePages))) {
    const [pathname = '', anchor] = page.split('#');
    if (!targets.has(type)) targets.set(type, anchor === undefined ? { pathname } : { pathname, anchor });
  }
  return targets;
}
