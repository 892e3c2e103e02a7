import { readdirSync, readFileSync } from 'node:fs';
import { COLOR_SCHEME_ATTRIBUTE } from '../../model/settings/colourMode';
import { createSiteTheme, SYSTEM_FONTS } from '../../theme/createSiteTheme';
import { writeText } from '../pageData/writeHashed';

/** The style sheet with the theme's variables, imported by `src/shell/styles.css`. */
export const THEME_STYLES_FILE = '.cache/site/theme.css';

type Declarations = Readonly<Record<string, string | number>>;

/** Names of the custom properties that the shell's own style sheets use. */
function listUsed(folder: string): Set<string> {
  const used = new Set<string>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.css')) continue;
    const styles = readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8');
    for (const [, name = ''] of styles.matchAll(/var\((--mui-[\w-]+)/g)) used.add(name);
  }
  return used;
}

/** The theme's own sheets. The type of `createTheme` does not tell that a theme with CSS variables has them. */
function listSheets(): readonly Readonly<Record<string, Declarations>>[] {
  const theme: object = createSiteTheme();
  if (!('generateStyleSheets' in theme) || typeof theme.generateStyleSheets !== 'function') {
    throw new Error('The theme has no CSS variables');
  }
  return theme.generateStyleSheets() as Readonly<Record<string, Declarations>>[];
}

function formatRule(selector: string, declarations: Declarations, used: ReadonlySet<string>): string {
  const lines = Object.entries(declarations).flatMap(([name, value]) => {
    if (name === 'colorScheme') return [`color-scheme: ${value};`];
    return used.has(name) ? [`${name}: ${value};`] : [];
  });
  return lines.length > 0 ? `${selector} {\n${lines.join('\n')}\n}\n` : '';
}

/**
 * Writes the theme's CSS variables that the shell uses, in layer `theme`: light, dark by the attribute of the
 * colour mode, and dark by the device where no script has set it.
 */
export function writeThemeStyles(): void {
  const used = listUsed('src');
  const sheets = listSheets();
  const rules: string[] = [`:root { --site-font: ${SYSTEM_FONTS}; }\n`];
  for (const sheet of sheets) {
    for (const [selector, declarations] of Object.entries(sheet)) {
      if (typeof declarations !== 'object') continue;
      rules.push(formatRule(selector, declarations, used));
      if (selector === `[${COLOR_SCHEME_ATTRIBUTE}="dark"]`) {
        const device = formatRule(`:root:not([${COLOR_SCHEME_ATTRIBUTE}])`, declarations, used);
        rules.push(`@media (prefers-color-scheme: dark) {\n${device}}\n`);
      }
    }
  }
  writeText(THEME_STYLES_FILE, `@layer theme {\n${rules.join('')}}\n`);
}
