import { darkSelectorOf, type DemoColorMode } from '../../model/demos/demoColorMode';
import { COLOR_MODE_ATTRIBUTE } from '../../model/settings/appearance';

/** A style sheet object of an MUI theme: declarations, and rules inside rules, by name. */
type Sheet = Readonly<Record<string, unknown>>;

function formatDeclarations(declarations: Sheet, isWanted: (name: string) => boolean): string {
  return Object.entries(declarations)
    .flatMap(([name, value]) => {
      if (name === 'colorScheme') return [`color-scheme:${String(value)};`];
      return name.startsWith('--') && isWanted(name) ? [`${name}:${String(value)};`] : [];
    })
    .join('');
}

/**
 * Formats the variables of a theme as CSS: light, dark by the color mode of the theme, and dark by the device's
 * preference if no script has set a mode. Printed pages use the light variables.
 * @param colorMode how the theme gets its mode; undefined if it has none
 * @param isWanted selects variables by name
 */
export function formatRules(
  sheets: readonly object[],
  colorMode: DemoColorMode | undefined,
  isWanted: (name: string) => boolean = () => true,
): string {
  const dark = colorMode && darkSelectorOf(colorMode);
  let css = '';
  for (const sheet of sheets) {
    for (const [selector, declarations] of Object.entries(sheet as Sheet)) {
      if (typeof declarations !== 'object' || declarations === null) continue;
      const text = formatDeclarations(declarations as Sheet, isWanted);
      if (!text) continue;
      const rule = `${selector}{${text}}`;
      if (dark && selector.includes(dark)) {
        css += `@media screen{${rule}}\n`;
        css += `@media screen and (prefers-color-scheme:dark){:root:not([${COLOR_MODE_ATTRIBUTE}]){${text}}}\n`;
      } else css += `${rule}\n`;
    }
  }
  return css;
}

/** Returns the names of the variables that a text reads. */
function listRead(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

/** Collects every value of each variable: its light and dark values may read different variables. */
function collectValues(sheets: readonly object[]): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const declarations of sheets.flatMap((sheet) => Object.values(sheet) as unknown[])) {
    if (typeof declarations !== 'object' || declarations === null) continue;
    for (const [name, value] of Object.entries(declarations))
      values.set(name, [...(values.get(name) ?? []), String(value)]);
  }
  return values;
}

/**
 * Lists the variables of a theme that a text needs: those that it reads, those that these read, and so on.
 * @param text style rules, or HTML with style attributes
 * @param sheets the theme's variables, as rules by selector
 */
export function listUsedVariables(text: string, sheets: readonly object[]): ReadonlySet<string> {
  const values = collectValues(sheets);
  const used = new Set<string>();
  const waiting = listRead(text);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const value = values.get(name);
    if (!value || used.has(name)) continue;
    used.add(name);
    waiting.push(...value.flatMap(listRead));
  }
  return used;
}
