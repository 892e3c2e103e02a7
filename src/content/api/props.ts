import type { ApiDeprecation, ApiNative, ApiProp, ApiPropGroup, ApiTarget } from '../../model/api/ApiUnit';
import { isOwnPackage } from '../../model/api/ApiSource';
import { buildProp } from './buildProp';
import type { ReadComment } from './docComment';
import type { TypeDeclaration, TypeMember, TypeReader } from './TypeReader';
import { targetOf, type TypeTargets, type UnitDraft } from './UnitDraft';

/** Props by name that are explained on another page. They are read once for all units that have them. */
export interface NamedProps {
  readonly title: string;
  /** Name of the type that has them. */
  readonly type: string;
  readonly pathname?: string;
  readonly deprecated?: ApiDeprecation;
  readonly props: ReadonlyMap<string, ApiProp>;
}

/** Everything needed to group the props of a unit. */
export interface PropContext {
  readonly unit: UnitDraft;
  /** All units of the reference. */
  readonly units: readonly UnitDraft[];
  readonly findEnum: TypeReader['findEnum'];
  readonly targets: TypeTargets;
  readonly findOwner: FindOwner;
  readonly sets: readonly NamedProps[];
  /** Types with so many props that units do not list them, with their numbers; see `createCrowds`. */
  readonly crowds: ReadonlyMap<string, number>;
  /** Defaults of the unit's props that do not come from comments. */
  readonly defaults: ReadonlyMap<string, string>;
  readonly read: ReadComment;
}

/** The props of a unit, grouped by origin. */
interface SortedProps {
  readonly props: readonly ApiProp[];
  readonly inherited: readonly ApiPropGroup[];
  readonly native?: ApiNative;
}

interface Home {
  /** Sort order: own declarations, then those of another unit, of another package and of React. */
  readonly rank: 0 | 1 | 2 | 3;
  readonly owner?: string;
  readonly target?: ApiTarget;
}

function homeOf(declaration: TypeDeclaration, { unit, findOwner }: PropContext): Home {
  if (isNativeDeclaration(declaration)) return { rank: 3 };
  const { source } = unit;
  const owner = findOwner(declaration);
  // The options of a component's own hook are the component's own props.
  if (owner?.kind === 'hook' && owner.name === `use${unit.name}`) return { rank: 0 };
  // A component that is exported again under the same name is the package's own, and so is a member of several
  // namespaces. All members of an interface are its own.
  const isSame = owner?.name === unit.name || owner?.item.identity === unit.item.identity;
  if (owner && !isSame && unit.kind !== 'interface') {
    return { rank: 1, owner: owner.name, target: targetOf(owner) };
  }
  const { packageName } = declaration;
  const isOwn =
    owner !== undefined ||
    isOwnPackage(source, packageName) ||
    packageName === '@types/react' ||
    // That of a component which is only exported again.
    packageName === unit.item.declarations[0]?.packageName;
  return isOwn ? { rank: 0 } : { rank: 2, owner: packageName.replace(/^@types\//, '') };
}

/**
 * Finds the default of a prop that is made from a variant of a recipe: by its name, if the prop has no declaration, or none
 * that leads to the recipe.
 */
function findRecipeDefault(member: TypeMember, { item, props }: UnitDraft): string | undefined {
  const recipe = member.recipe?.();
  if (recipe?.isFound || (!recipe && member.declarations().length > 0)) return recipe?.default;
  const named = item.variantDefault(member.name) ?? props?.variantDefault(member.name);
  if (named === undefined) return undefined;
  const values = member.value.text().text.split(' | ');
  return values.includes(/^(?:true|false)$/.test(named) ? 'boolean' : named) ? named : undefined;
}

/**
 * Builds the props of a unit: its own, those it inherits by owner, and a summary of the native ones.
 * @param coded defaults in its code, for optional props whose comments name none
 */
export function buildProps(
  members: readonly TypeMember[],
  context: PropContext,
  coded: ReadonlyMap<string, string> = new Map(),
): SortedProps {
  const { unit, targets, sets, crowds, defaults, read } = context;
  const props: ApiProp[] = [];
  const groups = new Map<string, Omit<ApiPropGroup, 'owner' | 'props'> & { readonly props: ApiProp[] }>();
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
    const built = set?.props.get(member.name) ?? buildProp(member, first?.declaration, targets, read);
    if (!built) continue;
    const findInCode = () => coded.get(member.name) ?? findRecipeDefault(member, unit);
    const isOpen = !set && member.optional;
    const defaultValue = defaults.get(member.name) ?? built.default ?? (isOpen ? findInCode() : undefined);
    const prop = { ...built, ...(defaultValue !== undefined && { default: defaultValue }) };
    const owner = set?.title ?? first?.owner;
    if (owner === undefined) props.push(prop);
    else {
      const group = groups.get(owner) ?? {
        ...(set ? describeSet(set) : first?.target && { target: first.target }),
        props: [],
      };
      group.props.push(prop);
      groups.set(owner, group);
    }
  }
  const native = readNative(natives);
  const inherited: ApiPropGroup[] = [...groups].map(([owner, group]) => ({
    owner,
    ...group,
    props: sortProps(group.props),
  }));
  for (const [type, count] of crowds) {
    const set = sets.find((named) => named.type === type);
    inherited.push({
      owner: set?.title ?? type,
      isSet: true,
      ...(set && describeSet(set)),
      props: [],
      count,
    });
  }
  return {
    props: sortProps(props),
    inherited: inherited.toSorted((a, b) => a.owner.localeCompare(b.owner, 'en')),
    ...(native && { native }),
  };
}

function describeSet({ pathname, deprecated }: NamedProps): Omit<ApiPropGroup, 'owner' | 'props'> {
  return {
    ...(pathname !== undefined && { target: { pathname } }),
    isSet: true,
    ...(deprecated && { deprecated }),
  };
}

/** Finds the unit that a declaration belongs to; undefined if it belongs to none or to several. */
export type FindOwner = (declaration: TypeDeclaration) => UnitDraft | undefined;

function folderOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}

/**
 * Returns a function that finds the owner of a declaration: the unit whose type it is, else the only
 * component or hook declared in the same file, else the one named like its folder.
 */
export function createOwners(
  units: readonly UnitDraft[],
  targets: TypeTargets,
  owners: ReadonlyMap<string, UnitDraft>,
): FindOwner {
  const byPathname = new Map(units.map((unit) => [unit.pathname, unit]));
  const byFile = new Map<string, Set<UnitDraft>>();
  const byFolder = new Map<string, UnitDraft>();
  for (const unit of units) {
    if (unit.kind !== 'component' && unit.kind !== 'hook') continue;
    for (const { packageName, path } of [
      ...unit.item.declarations,
      ...(unit.props?.declarations ?? []),
      ...(unit.classes?.declarations ?? []),
    ]) {
      const key = `${packageName}/${path}`;
      byFile.set(key, (byFile.get(key) ?? new Set()).add(unit));
    }
    byFolder.set(`${unit.source.packageName}/${unit.name}`, unit);
  }
  return ({ packageName, path, owner }) => {
    const key = `${packageName}#${owner}`;
    const target = targets.get(key);
    if (target) return owners.get(key) ?? byPathname.get(target.pathname);
    const inFile = byFile.get(`${packageName}/${path}`);
    if (inFile?.size === 1) return [...inFile][0];
    return byFolder.get(`${packageName}/${folderOf(path)}`);
  };
}

/**
 * Returns whether React declares it for native elements: `ButtonHTMLAttributes`, `DOMAttributes`,
 * `RefAttributes` and so on.
 */
export function isNativeDeclaration({ packageName, owner }: TypeDeclaration): boolean {
  return packageName === '@types/react' && owner.endsWith('Attributes');
}

/** Returns whether only React declares the member. */
export function isNativeMember(member: TypeMember): boolean {
  const declarations = member.declarations();
  return declarations.length > 0 && declarations.every(isNativeDeclaration);
}

/** React interfaces that every element has, most specific first. Other interfaces identify the element. */
const COMMON = ['HTMLAttributes', 'SVGAttributes', 'AllHTMLAttributes', 'DOMAttributes'];
/** React's own props, which every component accepts. */
const REACT_PROPS = new Set(['key', 'ref', 'children', 'dangerouslySetInnerHTML']);

/** Finds the native element that receives the members that React declares; undefined if there are none. */
function readNative(members: readonly TypeMember[]): ApiNative | undefined {
  const attributes = members.filter(({ name }) => !REACT_PROPS.has(name));
  const owners = attributes.flatMap((member) => member.declarations().map(({ owner }) => owner));
  const specific = owners.filter((owner) => /(?:HTML|SVG)Attributes$/.test(owner) && !COMMON.includes(owner));
  const counts = new Map<string, number>();
  for (const owner of specific) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'en'));
  // Of some, such as `AriaAttributes`, no element has all.
  const interfaceName = most?.[0] ?? COMMON.find((owner) => owners.includes(owner)) ?? owners[0];
  if (interfaceName === undefined) return undefined;
  const handler = attributes.find(({ name }) => name === 'onClick' || name === 'onFocus');
  const element = /\b(?:HTML|SVG)\w*Element\b/.exec(handler?.value.text().text ?? '')?.[0];
  return { ...(element && { element }), attributes: interfaceName };
}

/** Returns the required props, then the others, each sorted by name. */
function sortProps(props: readonly ApiProp[]): ApiProp[] {
  const sorted = sortByName(props);
  return [...sorted.filter(({ required }) => required), ...sorted.filter(({ required }) => !required)];
}

/** Returns the items sorted by name, in the same order on every machine. */
export function sortByName<T extends { readonly name: string }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
