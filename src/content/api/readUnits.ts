import type { ApiSource } from '../../model/api/ApiSource';
import type { ApiUnit, ApiTarget } from '../../model/api/ApiUnit';
import { formatProblem, type Problem } from '../../model/Problem';
import { buildUnit } from './unit';
import { createCommentReader } from './commentReader';
import { checkDraft, checkInternal, checkReader, checkUnit, withoutRepeatedCauses } from './apiProblems';
import { checkCrowds, createCrowds } from './crowds';
import { createOwners, sortByName } from './props';
import {
  draftPackage,
  type PackageDraft,
  readDefaults,
  targetOf,
  type TypeTargets,
  type UnitDraft,
  withMembers,
} from './UnitDraft';
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
  const drafted = drafts.flatMap(({ units }) => withMembers(units));
  const { targets, owners } = listTypeTargets(drafted, sources);
  const findOwner = createOwners(drafted, targets, owners);
  const splitCrowds = createCrowds(drafted, findOwner);
  const units: ApiUnit[] = [];
  for (const draft of drafts) {
    const unread = new Map<string, Problem>();
    const read = createCommentReader(draft.source, drafts, targets, (problem) => {
      unread.set(formatProblem(problem), problem);
    });
    const { themeNames, sets, problems: missing } = readSets(draft.source, reader, targets, read);
    problems.push(...checkDraft(draft), ...missing);
    const unseen = new Set(draft.source.internal);
    const seen = new Set<string>();
    const build = (unit: UnitDraft): ApiUnit => {
      const all = withoutInternal(findMembers(unit), unit, unseen);
      const { members, counts } = splitCrowds(all.members, draft.source, seen);
      const found = { ...all, members };
      const context = {
        unit,
        units: drafted,
        targets,
        findOwner,
        findEnum: reader.findEnum,
        sets,
        crowds: counts,
        defaults: readDefaults(unit),
        read,
      };
      const built = buildUnit(context, found, draft.package.version, themeNames);
      problems.push(...checkUnit(unit, found, built));
      if (unit.members.length === 0) return built;
      const parts = unit.members.map((member) => ({
        name: member.name,
        target: targetOf(member),
        unit: build(member),
      }));
      return { ...built, parts };
    };
    units.push(...sortByName(draft.units).map(build));
    problems.push(
      ...checkInternal(draft.source, unseen),
      ...checkCrowds(draft.source, seen),
      ...unread.values(),
    );
  }
  return { units, problems: withoutRepeatedCauses(problems) };
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
 * itself, and of each type that a source names the page of; and the units that the types belong to.
 */
function listTypeTargets(
  units: readonly UnitDraft[],
  sources: readonly ApiSource[],
): { readonly targets: TypeTargets; readonly owners: ReadonlyMap<string, UnitDraft> } {
  const targets = new Map<string, ApiTarget>();
  const owners = new Map<string, UnitDraft>();
  for (const unit of units) {
    const { source, name, typeName, kind, props, classes } = unit;
    const add = (type: string, section?: string) => {
      const key = `${source.packageName}#${type}`;
      if (targets.has(key)) return;
      targets.set(key, targetOf(unit, section));
      owners.set(key, unit);
    };
    if (kind === 'interface') add(name);
    if (kind === 'hook' || kind === 'function') {
      const last = name.slice(name.lastIndexOf('.') + 1);
      const type = last.charAt(0).toUpperCase() + last.slice(1);
      for (const end of ['Props', 'Options', 'Parameters', 'Params']) add(`${type}${end}`, 'props');
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
  return { targets, owners };
}
