import { type ApiKind, type ApiTarget, unitSlug } from '../../model/api/ApiUnit';
import type { ApiSource } from '../../model/api/ApiSource';
import type { TypeExport, TypePackage } from './TypeReader';

/** An export, with the module that exports it. */
interface FoundExport {
  readonly module: string;
  /** Last part of the module's name; empty for the package itself. */
  readonly segment: string;
  readonly item: TypeExport;
}

/** A unit that has been found but not read yet. */
export interface UnitDraft {
  readonly source: ApiSource;
  readonly name: string;
  readonly kind: ApiKind;
  readonly pathname: string;
  /** The export that the reference describes. */
  readonly item: TypeExport;
  /** All exports through which the unit can be imported. */
  readonly exports: readonly FoundExport[];
  /** Types that belong to the unit, by role. */
  readonly props?: TypeExport;
  readonly classes?: TypeExport;
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
  names: ReadonlyMap<string, readonly FoundExport[]>,
): UnitDraft[] {
  const found = names.get(name) ?? [];
  const main = found.find(({ item }) => (kind === 'interface' ? item.type : item.value));
  if (!main) return [];
  const typeOf = (type: string) => names.get(type)?.find(({ item }) => item.type)?.item;
  const props = kind === 'component' ? typeOf(`${name}Props`) : undefined;
  const classesName = source.classesTypes?.[name] ?? `${name}Classes`;
  // If the type is not exported, the constant of the same name provides it.
  const constant = names.get(lowerFirst(classesName))?.find(({ item }) => item.value)?.item;
  const classes = kind === 'component' ? (typeOf(classesName) ?? constant) : undefined;
  return [
    {
      source,
      name,
      kind,
      pathname: `${source.pathname}/${unitSlug(name)}`,
      item: main.item,
      exports: found.filter(({ item }) => item.identity === main.item.identity),
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
  const names = listExports(read, source);
  const skipped = new Set(source.noPage.flatMap(({ names: exceptions }) => exceptions));
  const units = [...names].flatMap(([name, found]) => {
    // Of every name, because the compiler lists the members of a union in the order in which it meets them.
    const kind = kindOf(name, found) ?? (source.interfaces.includes(name) ? 'interface' : undefined);
    if (!kind || skipped.has(name) || findEarlierPage(earlier, name)) return [];
    const isOwn = kind === 'interface' || !isExportedEarlier(earlier, name, found);
    return isOwn ? createUnit(source, name, kind, names) : [];
  });
  return { source, package: read, names, units, earlier };
}

/**
 * Lists every name that can be imported from a package, with the modules that export it, the package itself
 * first. A default export has the name of its module. Modules in `noPageModules` are left out.
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
      const name = item.name === 'default' ? module.segment : item.name;
      const entry = { module: module.name, segment: module.segment, item };
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
