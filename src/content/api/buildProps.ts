import type { ApiNative, ApiProp, ApiPropGroup, ApiTarget } from '../../model/api/ApiUnit';
import { buildProp } from './buildProp';
import type { FindOwner } from './createOwners';
import { isNativeDeclaration } from './isNativeDeclaration';
import { readNative } from './readNative';
import { sortByName } from './sortByName';
import type { TypeDeclaration, TypeMember } from './TypeReader';
import type { TypeTargets, UnitDraft } from './UnitDraft';

/** Props that are explained elsewhere, by name. Read once for all units that have them. */
export interface NamedProps {
  readonly title: string;
  readonly pathname: string;
  readonly props: ReadonlyMap<string, ApiProp>;
}

/** What the props of a unit are sorted with. */
export interface PropContext {
  readonly unit: UnitDraft;
  readonly targets: TypeTargets;
  readonly findOwner: FindOwner;
  readonly sets: readonly NamedProps[];
  /** Defaults of the unit's props that are known from elsewhere than their comments. */
  readonly defaults: ReadonlyMap<string, string>;
}

/** The props of a unit, sorted by where they come from. */
export interface SortedProps {
  readonly props: readonly ApiProp[];
  readonly inherited: readonly ApiPropGroup[];
  readonly native?: ApiNative;
}

interface Home {
  /** Own things before what another unit, another package and React declare. */
  readonly rank: 0 | 1 | 2 | 3;
  readonly owner?: string;
  readonly target?: ApiTarget;
}

function homeOf(declaration: TypeDeclaration, { unit, findOwner }: PropContext): Home {
  if (isNativeDeclaration(declaration)) return { rank: 3 };
  const { source } = unit;
  const owner = findOwner(declaration);
  // A package that gives another one's component under the same name gives it as its own.
  // Whatever an interface is made of is its own.
  if (owner && owner.name !== unit.name && unit.kind !== 'interface') {
    return { rank: 1, owner: owner.name, target: { pathname: owner.pathname } };
  }
  const { packageName } = declaration;
  const isOwn =
    owner !== undefined ||
    packageName === source.packageName ||
    packageName === '@types/react' ||
    source.builtFrom.includes(packageName);
  return isOwn ? { rank: 0 } : { rank: 2, owner: packageName.replace(/^@types\//, '') };
}

/** Builds the props of a unit: its own, those it inherits by owner, and a word about the native ones. */
export function buildProps(members: readonly TypeMember[], context: PropContext): SortedProps {
  const { unit, targets, sets, defaults } = context;
  const props: ApiProp[] = [];
  const groups = new Map<string, { target?: ApiTarget; props: ApiProp[] }>();
  const natives: TypeMember[] = [];
  for (const member of members) {
    const homes = member.declarations().map((declaration) => ({
      declaration,
      ...homeOf(declaration, context),
    }));
    const [first] = homes.toSorted((a, b) => a.rank - b.rank);
    if (first?.rank === 3) {
      natives.push(member);
      continue;
    }
    const set = first ? undefined : sets.find(({ props: named }) => named.has(member.name));
    const own = defaults.get(member.name);
    const prop = {
      ...(set?.props.get(member.name) ??
        buildProp(member, first?.declaration, targets, unit.source.linkSections)),
      ...(own !== undefined && { default: own }),
    };
    const owner = set?.title ?? first?.owner;
    const target = set ? { pathname: set.pathname } : first?.target;
    if (owner === undefined) props.push(prop);
    else {
      const group = groups.get(owner) ?? { ...(target && { target }), props: [] };
      group.props.push(prop);
      groups.set(owner, group);
    }
  }
  const native = readNative(natives);
  const inherited = [...groups].map(([owner, group]) => ({
    owner,
    ...group,
    props: sortByName(group.props),
  }));
  return {
    props: sortByName(props),
    inherited: inherited.toSorted((a, b) => a.owner.localeCompare(b.owner, 'en')),
    ...(native && { native }),
  };
}
