import type { ApiSource } from '../../model/api/ApiSource';
import type { Problem } from '../../model/Problem';
import { problemAt } from './apiProblems';
import { findMembers } from './findMembers';
import { type FindOwner, isNativeDeclaration } from './props';
import { reportExcept } from './sets';
import type { TypeDeclaration, TypeMember } from './TypeReader';
import type { UnitDraft } from './UnitDraft';

/** A type with fewer props is listed wherever it is used. */
const LEAST_PROPS = 100;
/** A type of fewer components may be about them. */
const LEAST_UNITS = 3;

function typeOf({ packageName, owner }: TypeDeclaration): string {
  return `${packageName}#${owner}`;
}

/** Lists the types that give a hundred of these members or more, and belong to no unit. */
function listLarge(members: readonly TypeMember[], findOwner: FindOwner): string[] {
  if (members.length < LEAST_PROPS) return [];
  const large: string[] = [];
  const counts = new Map<string, number>();
  for (const member of members) {
    const [declaration] = member.declarations();
    if (!declaration || isNativeDeclaration(declaration)) continue;
    const type = typeOf(declaration);
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    if (count === LEAST_PROPS && !findOwner(declaration)) large.push(type);
  }
  return large;
}

/** The members of a unit that are its own matter, and the number of the others by the name of their type. */
interface SplitMembers {
  readonly members: readonly TypeMember[];
  readonly counts: ReadonlyMap<string, number>;
}

/**
 * Creates a function that splits off the crowds among the members of a unit: the members of a type that gives a hundred
 * or more to several units and belongs to none of them, such as all properties of CSS. They say nothing about a unit, and
 * would hide what does. What a source excepts of a type is of no crowd.
 */
export function createCrowds(
  units: readonly UnitDraft[],
  findOwner: FindOwner,
): (members: readonly TypeMember[], source: ApiSource, seen: Set<string>) => SplitMembers {
  let crowds: ReadonlySet<string> | undefined;
  const findCrowds = () => {
    const unitsOf = new Map<string, number>();
    for (const unit of units)
      for (const type of listLarge(findMembers(unit).members, findOwner))
        unitsOf.set(type, (unitsOf.get(type) ?? 0) + 1);
    return new Set([...unitsOf].flatMap(([type, count]) => (count >= LEAST_UNITS ? type : [])));
  };
  return (members, { propSets }, seen) => {
    const counts = new Map<string, number>();
    // Only then are the others looked at: the compiler lists members of unions in the order in which it meets them.
    if (listLarge(members, findOwner).length === 0) return { members, counts };
    const known = (crowds ??= findCrowds());
    const others = members.filter((member) => {
      const { name } = member;
      const own = member.declarations().filter((declaration) => !isNativeDeclaration(declaration));
      const [first] = own;
      if (!first || !own.every((declaration) => known.has(typeOf(declaration)))) return true;
      const { owner } = first;
      seen.add(owner);
      if (propSets.some(({ type, except }) => type === owner && except?.includes(name))) {
        seen.add(`${owner}.${name}`);
        return true;
      }
      counts.set(owner, (counts.get(owner) ?? 0) + 1);
      return false;
    });
    return { members: others, counts };
  };
}

/** Returns problems for sets of a source that name no crowd, and for what they except of one that has it not. */
export function checkCrowds(source: ApiSource, seen: ReadonlySet<string>): Problem[] {
  return source.propSets.flatMap(({ module, type, except = [] }) => {
    if (module !== undefined) return [];
    if (seen.has(type))
      return except
        .filter((name) => !seen.has(`${type}.${name}`))
        .map((name) => reportExcept(source, type, name));
    const message = `${source.packageName}: no type "${type}" gives a hundred props to several units`;
    return [problemAt(source.file, 'unknown-api-symbol', message, 'correct the type, or add its module')];
  });
}
