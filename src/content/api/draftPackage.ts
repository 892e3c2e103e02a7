import type { ApiSource } from '../../model/api/ApiSource';
import { type ApiKind, unitSlug } from '../../model/api/ApiUnit';
import type { TypePackage } from './TypeReader';
import { listExports } from './listExports';
import type { FoundExport, PackageDraft, UnitDraft } from './UnitDraft';

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
