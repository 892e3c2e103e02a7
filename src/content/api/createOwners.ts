import type { TypeDeclaration } from './TypeReader';
import type { TypeTargets, UnitDraft } from './UnitDraft';

/** Finds the unit that a declaration belongs to; undefined where it belongs to none, or to several. */
export type FindOwner = (declaration: TypeDeclaration) => UnitDraft | undefined;

function folderOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}

/**
 * The owner of a declaration: the unit whose type it is, else the only component or hook declared in the same file,
 * else the one that has its folder's name.
 */
export function createOwners(units: readonly UnitDraft[], targets: TypeTargets): FindOwner {
  const byPathname = new Map(units.map((unit) => [unit.pathname, unit]));
  const byFile = new Map<string, Set<UnitDraft>>();
  const byFolder = new Map<string, UnitDraft>();
  for (const unit of units) {
    if (unit.kind === 'interface') continue;
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
    const target = targets.get(`${packageName}#${owner}`);
    if (target) return byPathname.get(target.pathname);
    const inFile = byFile.get(`${packageName}/${path}`);
    if (inFile?.size === 1) return [...inFile][0];
    return byFolder.get(`${packageName}/${folderOf(path)}`);
  };
}
