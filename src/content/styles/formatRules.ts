import { COLOR_SCHEME_ATTRIBUTE } from '../../model/settings/appearance';

/** A style sheet as MUI themes give it: declarations, and rules inside rules, by name. */
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
 * The variables of a theme as CSS: light, dark by the attribute of the colour mode, and dark by the device where no
 * script has set the attribute. On paper the variables are those of the light mode.
 * @param isWanted picks variables by name
 */
export function formatRules(
  sheets: readonly object[],
  isWanted: (name: string) => boolean = () => true,
): string {
  let css = '';
  for (const sheet of sheets) {
    for (const [selector, declarations] of Object.entries(sheet as Sheet)) {
      if (typeof declarations !== 'object' || declarations === null) continue;
      const text = formatDeclarations(declarations as Sheet, isWanted);
      if (!text) continue;
      const rule = `${selector}{${text}}`;
      if (selector.includes(`[${COLOR_SCHEME_ATTRIBUTE}="dark"]`)) {
        css += `@media screen{${rule}}\n`;
        css += `@media screen and (prefers-color-scheme:dark){:root:not([${COLOR_SCHEME_ATTRIBUTE}]){${text}}}\n`;
      } else css += `${rule}\n`;
    }
  }
  return css;
}
