import { type ApiKind, type ApiTarget, unitSlug } from '../../model/api/ApiUnit';
import type { ApiSource } from '../../model/api/ApiSource';
import type { TypeExport, TypePackage } from './TypeReader';

/** A name of a module, with the module that gives it. */
interface FoundExport {
  readonly module: string;
  /** Last part of the module's name; empty for the package itself. */
  readonly segment: string;
  readonly item: TypeExport;
}

/** A unit that is known to exist and has not been read yet. */
export interface UnitDraft {
  readonly source: ApiSource;
  readonly name: string;
  readonly kind: ApiKind;
  readonly pathname: string;
  /** The export that the reference reads. */
  readonly item: TypeExport;
  /** Every way to import it. */
  readonly exports: readonly FoundExport[];
  /** Types that belong to the unit, by role. */
  readonly props?: TypeExport;
  readonly classes?: TypeExport;
}

/** What one package brings to the reference. */
export interface PackageDraft {
  readonly source: ApiSource;
  readonly package: TypePackage;
  /** All exports by name; a default export goes by the name of its module. */
  readonly names: ReadonlyMap<string, readonly FoundExport[]>;
  readonly units: readonly UnitDraft[];
}

/** Where a type has its place in the reference, by `package#name`. */
export type TypeTargets = ReadonlyMap<string, ApiTarget>;

/** What a name is, by its spelling and by what React can do with it; undefined where it is neither. */
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
  // The type need not be exported: the constant of the same name has it.
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

/** Finds the units of a package: every component and hook that has no reason against it, and the named interfaces. */
export function draftPackage(source: ApiSource, read: TypePackage): PackageDraft {
  const names = listExports(read, source);
  const skipped = new Set(source.noPage.flatMap(({ names: exceptions }) => exceptions));
  const units = [...names].flatMap(([name, found]) => {
    const kind = kindOf(name, found) ?? (source.interfaces.includes(name) ? 'interface' : undefined);
    return kind && !skipped.has(name) ? createUnit(source, name, kind, names) : [];
  });
  return { source, package: read, names, units };
}

/**
 * Every name that a package's users can import, with the modules that give it, the package itself first. A default
 * export goes by the name of its module. Modules that have no page are left out.
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

/** Defaults of a unit's props that a constant in its own file holds, by name; what is no literal is left out. */
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
