import type { ApiTarget } from '../../model/api/ApiUnit';
import type { TypeTargets, UnitDraft } from './UnitDraft';

/** Place in the reference of each type that belongs to a unit: its props, classes, slots, or itself. */
export function listTypeTargets(units: readonly UnitDraft[]): TypeTargets {
  const targets = new Map<string, ApiTarget>();
  for (const { source, name, kind, pathname, props, classes } of units) {
    const add = (type: string, anchor?: string) => {
      const key = `${source.packageName}#${type}`;
      if (!targets.has(key)) targets.set(key, anchor ? { pathname, anchor } : { pathname });
    };
    if (kind === 'interface') add(name);
    if (kind === 'hook') {
      const bare = name.slice('use'.length);
      for (const end of ['Props', 'Options', 'Parameters', 'Params']) add(`Use${bare}${end}`, 'props');
    }
    if (kind !== 'component') continue;
    if (props) add(`${name}Props`, 'props');
    if (classes) add(source.classesTypes?.[name] ?? `${name}Classes`, 'classes');
    add(`${name}Slots`, 'slots');
  }
  return targets;
}
