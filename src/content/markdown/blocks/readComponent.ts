import { nameHint } from '../nameHint';
import type { PageState } from '../PageState';
import type { Block } from '../ParsedPage';

/** The component block of a `{{"component": …}}` line; undefined where the registry lacks the name. */
export function readComponent(
  values: Readonly<Record<string, unknown>>,
  row: number,
  page: PageState,
): Block | undefined {
  const { component, ...props } = values;
  const known = page.context.componentNames;
  if (typeof component !== 'string' || component === '' || (known && !known.includes(component))) {
    const name = typeof component === 'string' ? component : JSON.stringify(component);
    const hint = known?.length ? nameHint(name, known) : 'write the name of a registered component';
    const message = `there is no component of the site named "${name.slice(0, 60)}"`;
    page.report(page.rowPlace(row), 'unknown-component', message, hint);
    return undefined;
  }
  return { kind: 'component', name: component, props, line: page.rowPlace(row).line };
}
