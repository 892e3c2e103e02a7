import type { ApiSource } from '../../model/api/ApiSource';
import type { TypePackage } from './TypeReader';
import type { FoundExport } from './UnitDraft';

/**
 * Every name that a package's users can import, with the modules that give it, the package itself first. A default
 * export goes by the name of its module. Modules that have no page are left out.
 */
export function listExports(
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
