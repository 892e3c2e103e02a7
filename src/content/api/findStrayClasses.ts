import type { PackageDraft } from './UnitDraft';

/** Names of the exported class lists that no unit shows and no exception names. */
export function findStrayClasses({ source, names, units }: PackageDraft): string[] {
  const skipped = new Set(source.noPage.flatMap((exception) => exception.names));
  const shown = new Set(units.flatMap(({ classes }) => classes?.declarations.map(({ path }) => path) ?? []));
  return [...names].flatMap(([name, found]) => {
    const item = /^[a-z]\w*Classes$/.test(name) ? found.find((entry) => entry.item.value)?.item : undefined;
    if (!item || item.value?.isFunction()) return [];
    const component = name.charAt(0).toUpperCase() + name.slice(1, -'Classes'.length);
    const isShown = item.declarations.some(({ path }) => shown.has(path));
    return isShown || skipped.has(name) || skipped.has(component) ? [] : [name];
  });
}
