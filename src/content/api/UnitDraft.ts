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
  /** The export that the reference describes. */
  readonly item: TypeExport;
  /** All exports through which the unit can be imported. */
  readonly exports: readonly FoundExport[];
  /** Types that belong to the unit, by role. */
  readonly props?: TypeExport;
  readonly classes?: TypeExport;
  /** Components that are properties of it. */
  readonly parts: readonly TypeExport[];
}

/** What one package contributes to the reference. */
export interface PackageDraft {
  readonly source: ApiSource;
  readonly package: TypePackage;
  /** All exports by name; a default export has the name of its module. */
  readonly names: ReadonlyMap<string, readonly FoundExport[]>;
  readonly units: readonly UnitDraft[];
  /** Packages before it that have the same folder of pages. */
  readonly earlier: readonly PackageDraft[];
}

/** Targets in the reference, by the `package#name` of a type. */
export type TypeTargets = ReadonlyMap<string, ApiTarget>;

/**
 * Returns whether a name is a component or a hook, judged by its spelling and by whether React can render it;
 * undefined if it is neither.
 */
export function kindOf(name: string, found: readonly FoundExport[]): ApiKind | undefined {
  const values = found.filter(({ item }) => item.value !== undefined);
  if (/^(?:unstable_)?use[A-Z]/.test(name)) {
    return values.some(({ item }) => item.value?.isFunction()) ? 'hook' : undefined;
  }
  return /^[A-Z]/.test(name) && values.some(({ item }) => item.renders()) ? 'component' : undefined;
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
  return [
    {
      source,
      name,
      typeName,
      kind,
      pathname: `${source.pathname}/${unitSlug(name)}`,
      item: main.item,
      exports: found.filter(({ item }) => item.identity === main.item.identity),
      parts: kind === 'component' ? main.item.parts() : [],
      ...(props && { props }),
      ...(classes && { classes }),
    },
  ];
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
 * Finds the units of a package that no earlier package documents: every component and hook of its own that no
 * exception excludes, and the listed interfaces.
 */
export function draftPackage(
  source: ApiSource,
  read: TypePackage,
  earlier: readonly PackageDraft[] = [],
): PackageDraft {
  const exported = listExports(read, source);
  const skipped = new Set(source.noPage.flatMap(({ names: exceptions }) => exceptions));
  const draftUnit = ([name, found]: readonly [string, readonly FoundExport[]]): UnitDraft[] => {
    // Of every name, because the compiler lists the members of a union in the order in which it meets them.
    const kind = kindOf(name, found) ?? (source.interfaces.includes(name) ? 'interface' : undefined);
    if (!kind || skipped.has(name) || findEarlierPage(earlier, name)) return [];
    const isOwn = kind === 'interface' || !isExportedEarlier(earlier, name, found);
    return isOwn ? createUnit(source, name, kind, found, exported) : [];
  };
  const wholes = [...exported].flatMap(draftUnit);
  const parts = listParts(exported, skipped);
  const names = new Map([...exported, ...parts]);
  const units = [...wholes, ...[...parts].flatMap(draftUnit)];
  return { source, package: read, names, units, earlier };
}

/**
 * Lists the parts of what is exported, such as `Menu.Item`, except those that are also exported: as the same
 * declaration, or as `MenuItem`.
 */
function listParts(
  exported: ReadonlyMap<string, readonly FoundExport[]>,
  skipped: ReadonlySet<string>,
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
    if (/^[A-Z]/.test(name) && !skipped.has(name)) for (const whole of found) add(name, whole);
  return parts;
}

/**
 * Returns the name of a default export: that of its module, or its own if the module has none of a component or a hook,
 * such as `date-picker`.
 */
function nameDefault(segment: string, { declaredName = segment }: TypeExport): string {
  return /^(?:[A-Z]|(?:unstable_)?use[A-Z])/.test(segment) ? segment : declaredName;
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
      const name = item.name === 'default' ? nameDefault(module.segment, item) : item.name;
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
