import type { UnitDraft } from './UnitDraft';

/**
 * The import statements of a unit: from the package itself, and from the module of its own name. Where neither has it,
 * from the first module that does.
 */
export function buildImports({ name, kind, exports }: UnitDraft): string[] {
  const keyword = kind === 'interface' ? 'import type' : 'import';
  const own = exports.filter(({ segment }) => segment === '' || segment === name);
  const shown = own.length > 0 ? own : exports.slice(0, 1);
  const lines = shown.map(({ module, item }) =>
    item.name === 'default'
      ? `${keyword} ${name} from '${module}';`
      : `${keyword} { ${item.name} } from '${module}';`,
  );
  // A module may have the same thing as its default and by name: the default is what it is for.
  const hasDefault = shown.some(({ item, segment }) => segment === name && item.name === 'default');
  return lines.filter(
    (_, index) => !(hasDefault && shown[index]?.segment === name && shown[index]?.item.name !== 'default'),
  );
}
