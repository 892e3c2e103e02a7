import { sectionAnchor } from '../../model/api/anchors';
import { type ApiKind, type ApiTarget, unitSlug } from '../../model/api/ApiUnit';
import type { ApiSource } from '../../model/api/ApiSource';
import type { TypeExport, TypePackage } from './TypeReader';

/** An export, with the module that exports it. */
interface FoundExport {
  readonly module: string;
  /** Last part of the module's name; empty for the package itself. */
  readonly segment: string;
  /** Name by which the module exports it, or the whole that it is a part of. */
  readonly imported: string;
  readonly item: TypeExport;
}

/** A unit that has been found but not read yet. */
export interface UnitDraft {
  readonly source: ApiSource;
  /** Name in code: `Menu`, or `Menu.Item` for a part. */
  readonly name: string;
  /** Name with which its types begin: `MenuItem` for `Menu.Item`. */
  readonly typeName: string;
  readonly kind: ApiKind;
  readonly pathname: string;
  /** Fragment of its section, for a member of a namespace; absent if it has a page of its own. */
  readonly anchor?: string;
  /** The export that the reference describes. */
  readonly item: TypeExport;
  /** All exports through which the unit can be imported. */
  readonly exports: readonly FoundExport[];
  /** Types that belong to the unit, by role. */
  readonly props?: TypeExport;
  readonly classes?: TypeExport;
  /** Exports that list its attributes and variables, such as `TabsTabDataAttributes`. */
  readonly lists: readonly TypeExport[];
  /** Components that are properties of it. */
  readonly parts: readonly TypeExport[];
  /** Components and hooks that a namespace consists of, in order. */
  readonly members: readonly UnitDraft[];
}

/** Lists units with the members of namespaces. */
export function withMembers(units: readonly UnitDraft[]): UnitDraft[] {
  return units.flatMap((unit) => [unit, ...unit.members]);
}

/**
 * Returns the place of a unit.
 * @param section see `sectionAnchor`
 */
export function targetOf({ pathname, anchor }: UnitDraft, section?: string): ApiTarget {
  const fragment = section === undefined ? anchor : sectionAnchor({ anchor }, section);
  return fragment === undefined ? { pathname } : { pathname, anchor: fragment };
}

/** What one package contributes to the reference. */
export interface PackageDraft {
  readonly source: ApiSource;
  readonly package: TypePackage;
  /** All exports by name; a default export has the name of its module. */
  readonly names: ReadonlyMap<string, readonly FoundExport[]>;
  readonly units: readonly UnitDraft[];
  readonly findKind: FindKind;
  /** Packages before it that have the same folder of pages. */
  readonly earlier: readonly PackageDraft[];
}

/** Targets in the reference, by the `package#name` of a type. */
export type TypeTargets = ReadonlyMap<string, ApiTarget>;

/** Returns the kind of a name among those that a package has pages for; undefined if it has none. */
export type FindKind = (name: string, found: readonly FoundExport[]) => ApiKind | undefined;

/**
 * Creates a function that finds the kinds of the names of a package, interfaces apart: that of `kindOf`, or a function that
 * has a page.
 */
function createFindKind(
  { functions }: ApiSource,
  exported: ReadonlyMap<string, readonly FoundExport[]>,
): FindKind {
  const pages = functions ?? ![...exported].some(([name, found]) => kindOf(name, found));
  const isFunction = (found: readonly FoundExport[]) => found.some(({ item }) => item.value?.isFunction());
  return (name, found) => {
    const kind = kindOf(name, found);
    const isListed = typeof pages === 'boolean' ? pages : pages.includes(name);
    return kind ?? (isListed && isFunction(found) ? 'function' : undefined);
  };
}

/**
 * Returns whether a name is a component, a hook or a namespace of them, judged by its spelling and by whether React can
 * render it; undefined if it is none.
 */
export function kindOf(name: string, found: readonly FoundExport[]): ApiKind | undefined {
  const last = name.slice(name.lastIndexOf('.') + 1);
  const values = found.filter(({ item }) => item.value !== undefined);
  if (/^(?:unstable_)?use[A-Z]/.test(last)) {
    return values.some(({ item }) => item.value?.isFunction()) ? 'hook' : undefined;
  }
  if (!/^[A-Z]/.test(last)) return undefined;
  if (values.some(({ item }) => item.renders())) return 'component';
  return values.some(({ item }) => item.parts().some((part) => part.renders())) ? 'namespace' : undefined;
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function createUnit(
  source: ApiSource,
  name: string,
  kind: ApiKind,
  found: readonly FoundExport[],
  names: ReadonlyMap<string, readonly FoundExport[]>,
): UnitDraft[] {
  const main = found.find(({ item }) => (kind === 'interface' ? item.type : item.value));
  if (!main) return [];
  const typeOf = (type: string) => names.get(type)?.find(({ item }) => item.type)?.item;
  const typeName = name.replaceAll('.', '');
  const props = kind === 'component' ? typeOf(`${typeName}Props`) : undefined;
  const classesName = source.classesTypes?.[name] ?? `${typeName}Classes`;
  // If the type is not exported, the constant of the same name provides it.
  const constant = names.get(lowerFirst(classesName))?.find(({ item }) => item.value)?.item;
  const hasClasses = kind === 'component' && source.classPrefix !== undefined;
  const classes = hasClasses ? (typeOf(classesName) ?? constant) : undefined;
  const pathname = `${source.pathname}/${unitSlug(name)}`;
  const isShown = (member: string) => !source.noPage.some((exception) => exception.names.includes(member));
  const createMembers = () =>
    [...listMembers(name, found)].flatMap(([member, exports]) => {
      const memberKind = isShown(member) ? kindOf(member, exports) : undefined;
      const units = memberKind ? createUnit(source, member, memberKind, exports, names) : [];
      return units.map((unit) => ({ ...unit, pathname, anchor: unitSlug(member) }));
    });
  return [
    {
      source,
      name,
      typeName,
      kind,
      pathname,
      item: main.item,
      exports: found.filter(({ item }) => item.identity === main.item.identity),
      lists: kind === 'component' ? findLists([typeName, main.item.declaredName], names) : [],
      parts: kind === 'component' ? main.item.parts() : [],
      members: kind === 'namespace' ? createMembers() : [],
      ...(props && { props }),
      ...(classes && { classes }),
    },
  ];
}

/** End of the names of exports that list attributes and variables. */
const LIST = /^(?:Data[A-Z]|C[Ss][Ss])\w*$/;

/** Finds the exports whose names are those of a component with the end of a list. */
function findLists(
  components: readonly (string | undefined)[],
  names: ReadonlyMap<string, readonly FoundExport[]>,
): TypeExport[] {
  return [...names].flatMap(([name, [first]]) =>
    first &&
    components.some(
      (component) => component && name.startsWith(component) && LIST.test(name.slice(component.length)),
    )
      ? [first.item]
      : [],
  );
}

/** Lists a part, and what it has as parts itself. */
function withParts(part: TypeExport): TypeExport[] {
  const inner = part.parts().flatMap(withParts);
  return [part, ...inner.map((each) => ({ ...each, name: `${part.name}.${each.name}` }))];
}

/**
 * Lists the members of a namespace in the order of its declaration, the root first. Some packages give each member two
 * names: of `List` and `TabsList` in `Tabs`, the second one is left out.
 */
function listMembers(whole: string, found: readonly FoundExport[]): Map<string, FoundExport[]> {
  const members = new Map<string, FoundExport[]>();
  for (const each of found) {
    const parts = each.item.parts().flatMap(withParts);
    const names = new Set(parts.map(({ name }) => name));
    const isRepeated = (name: string) =>
      name.startsWith(whole) && names.has(name.slice(whole.length) || 'Root');
    const own = parts.filter(({ name }) => !isRepeated(name));
    for (const item of [...own.filter(({ name }) => name === 'Root'), ...own]) {
      const member = `${whole}.${item.name}`;
      const known = members.get(member) ?? [];
      if (!known.some(({ module }) => module === each.module))
        members.set(member, [...known, { ...each, item }]);
    }
  }
  return members;
}

/** Returns whether one of these exports is the declaration of one of the others. */
function isOneOf(found: readonly FoundExport[], others: readonly FoundExport[]): boolean {
  return others.some((other) => found.some(({ item }) => item.identity === other.item.identity));
}

/** Returns whether a name is only exported again: an earlier package exports the same declaration by that name. */
export function isExportedEarlier(
  earlier: readonly PackageDraft[],
  name: string,
  found: readonly FoundExport[],
): boolean {
  const known = new Set(
    earlier.flatMap(({ names }) => (names.get(name) ?? []).map(({ item }) => item.identity)),
  );
  return found.some(({ item }) => known.has(item.identity));
}

/** Returns the package with the same folder of pages, before this one, that documents a name. */
export function findEarlierPage(earlier: readonly PackageDraft[], name: string): PackageDraft | undefined {
  return earlier.find(({ units }) => units.some((unit) => unit.name === name));
}

/**
 * Finds the units of a package that no earlier package documents: every component, hook and namespace of its own that no
 * exception excludes, its functions if they have pages, and the listed interfaces.
 */
export function draftPackage(
  source: ApiSource,
  read: TypePackage,
  earlier: readonly PackageDraft[] = [],
): PackageDraft {
  const exported = withoutMembers(listExports(read, source));
  const skipped = new Set(source.noPage.flatMap(({ names: exceptions }) => exceptions));
  const findKind = createFindKind(source, exported);
  const draftUnit = ([name, found]: readonly [string, readonly FoundExport[]]): UnitDraft[] => {
    // Of every name, because the compiler lists the members of a union in the order in which it meets them.
    const kind = findKind(name, found) ?? (source.interfaces.includes(name) ? 'interface' : undefined);
    if (!kind || skipped.has(name) || findEarlierPage(earlier, name)) return [];
    const isOwn = kind === 'interface' || !isExportedEarlier(earlier, name, found);
    return isOwn ? createUnit(source, name, kind, found, exported) : [];
  };
  const namespaces = new Map(
    [...exported]
      .filter(([name, found]) => kindOf(name, found) === 'namespace')
      .map(([name, found]) => [name, listMembers(name, found)]),
  );
  // A member that is also exported by itself, as `TabsList`, has no second page.
  const isMember = ([name, found]: readonly [string, readonly FoundExport[]]) =>
    [...namespaces].some(
      ([whole, members]) =>
        !skipped.has(whole) && name.startsWith(whole) && isOneOf(found, [...members.values()].flat()),
    );
  const wholes = [...exported].filter((entry) => !isMember(entry)).flatMap(draftUnit);
  const parts = listParts(exported, (name) => skipped.has(name) || namespaces.has(name));
  const names = new Map([...exported, ...parts, ...[...namespaces.values()].flatMap((found) => [...found])]);
  const units = [...wholes, ...[...parts].flatMap(draftUnit)];
  return { source, package: read, names, units, findKind, earlier };
}

/** Returns whether an export is a namespace or an object of components. */
function isNamespace({ item }: FoundExport): boolean {
  return item.value !== undefined && !item.renders() && item.parts().some((part) => part.renders());
}

/**
 * Returns exports without those that modules of their own have for members of a namespace: beside `Tabs` of the package,
 * `Root` and `List` of its module `tabs`.
 */
function withoutMembers(
  exported: ReadonlyMap<string, readonly FoundExport[]>,
): ReadonlyMap<string, readonly FoundExport[]> {
  const members = new Set(
    [...exported].flatMap(([name, found]) =>
      /^[A-Z]/.test(name)
        ? found.filter(isNamespace).flatMap(({ item }) => item.parts().map(({ identity }) => identity))
        : [],
    ),
  );
  if (members.size === 0) return exported;
  const names = [...exported].map(([name, found]) => {
    const ofPackage = new Set(found.flatMap(({ segment, item }) => (segment === '' ? item.identity : [])));
    const kept = found.filter(
      ({ segment, item }) => segment === '' || ofPackage.has(item.identity) || !members.has(item.identity),
    );
    return [name, kept] as const;
  });
  return new Map(names.filter(([, found]) => found.length > 0));
}

/**
 * Lists the parts of components, such as `Menu.Item`, except those that are also exported: as the same
 * declaration, or as `MenuItem`.
 */
function listParts(
  exported: ReadonlyMap<string, readonly FoundExport[]>,
  isSkipped: (name: string) => boolean,
): Map<string, FoundExport[]> {
  const known = new Set([...exported.values()].flatMap((found) => found.map(({ item }) => item.identity)));
  const parts = new Map<string, FoundExport[]>();
  const add = (name: string, whole: FoundExport) => {
    for (const item of whole.item.parts()) {
      const part = `${name}.${item.name}`;
      const alone = part.replaceAll('.', '');
      const isExported = kindOf(alone, exported.get(alone) ?? []) === 'component';
      if (isExported || known.has(item.identity)) continue;
      const found = { ...whole, item };
      parts.set(part, [...(parts.get(part) ?? []), found]);
      add(part, found);
    }
  };
  for (const [name, found] of exported)
    if (/^[A-Z]/.test(name) && !isSkipped(name)) for (const whole of found) add(name, whole);
  return parts;
}

/**
 * Returns the name of a default export: that of its module, or its own if the module has none of a component or a hook,
 * such as `date-picker`. Without its own, which compilers replace by `_default`, it is made from that of the module.
 */
function nameDefault(module: string, segment: string, { declaredName }: TypeExport): string {
  if (/^(?:[A-Z]|(?:unstable_)?use[A-Z])/.test(segment)) return segment;
  if (declaredName && declaredName !== '_default') return declaredName;
  const [last = ''] = (segment || module).split('/').slice(-1);
  const words = last.split(/[^\p{L}\p{N}]+/u);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^Use[A-Z]/.test(name) ? lowerFirst(name) : name;
}

/**
 * Lists every name that can be imported from a package, with the modules that export it, the package itself
 * first. A default export has the name of its module, see `nameDefault`. Modules in `noPageModules` are left out.
 */
function listExports(
  { modules }: TypePackage,
  { noPageModules }: Pick<ApiSource, 'noPageModules'>,
): Map<string, FoundExport[]> {
  const skipped = new Set(noPageModules.flatMap(({ names }) => names));
  const found = new Map<string, FoundExport[]>();
  for (const module of modules) {
    if (skipped.has(module.segment)) continue;
    for (const item of module.exports()) {
      const name = item.name === 'default' ? nameDefault(module.name, module.segment, item) : item.name;
      const entry = { module: module.name, segment: module.segment, imported: item.name, item };
      const known = found.get(name);
      if (known) known.push(entry);
      else found.set(name, [entry]);
    }
  }
  return found;
}

const LITERAL = /^(?:'.*'|-?[\d.]+|true|false|null)$/;

/**
 * Reads the prop defaults that a constant in the unit's own file holds, by name. Only literals are included.
 */
export function readDefaults({ source, kind, item }: UnitDraft): ReadonlyMap<string, string> {
  const { defaultsConstant } = source;
  const constant = kind === 'component' && defaultsConstant ? item.beside(defaultsConstant) : undefined;
  const members = constant?.members() ?? [];
  return new Map(
    members
      .map(({ name, value }) => [name, value.text().text] as const)
      .filter(([, text]) => LITERAL.test(text)),
  );
}
