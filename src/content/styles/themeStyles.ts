import { readdirSync, readFileSync } from 'node:fs';
import { BORDER_RADIUS_PX, DURATION_MS, SITE_BORDER_RADIUS_PX } from '../../constants';
import { SITE_COLOR_MODE } from '../../model/demos/demoColorMode';
import { writeText } from '../pageData/generatedFiles';
import type { TextFont } from './textFont';
import { formatRules } from './themeVariables';
import { asInProduction } from '../demos/asInProduction';
import { CACHE } from '../workspace';

/** Lists the custom properties that the site's own style sheets use. */
function listUsed(folder: string): Set<string> {
  const used = new Set<string>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.css')) continue;
    const styles = readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8');
    for (const [, name = ''] of styles.matchAll(/var\((--site-[\w-]+)/g)) used.add(name);
  }
  return used;
}

/**
 * Returns the theme's own style sheets. The type of `createTheme` does not show that a theme with CSS
 * variables has them.
 */
function listSheets(theme: object): readonly object[] {
  if (!('generateStyleSheets' in theme) || typeof theme.generateStyleSheets !== 'function') {
    throw new Error('The theme has no CSS variables');
  }
  return theme.generateStyleSheets() as object[];
}

const quote = (families: readonly string[]) => families.map((family) => `"${family}",`).join('');

/**
 * Writes the variables of the site's theme that the shell uses, in layer `theme`.
 * @param font the text font of the deployment; its fallbacks are used until it has loaded
 */
export async function writeThemeStyles(font?: TextFont): Promise<void> {
  const { createSiteTheme, SYSTEM_FONTS } = await loadSiteTheme();
  const used = listUsed('src');
  const rules = formatRules(listSheets(createSiteTheme()), SITE_COLOR_MODE, (name) => used.has(name));
  const variables: Record<string, string> = {
    '--site-font': quote(font?.fallbacks ?? []) + SYSTEM_FONTS,
    '--site-radius': `${SITE_BORDER_RADIUS_PX}px`,
    '--site-radius-small': `${BORDER_RADIUS_PX}px`,
    // Controls inside a surface are rounder than the library's and less round than the surface.
    '--site-radius-control': `${(SITE_BORDER_RADIUS_PX + BORDER_RADIUS_PX) / 2}px`,
    ...Object.fromEntries(
      Object.entries(DURATION_MS).map(([name, ms]) => [`--site-duration-${name}`, `${ms}ms`]),
    ),
  };
  const declarations = Object.entries(variables).flatMap(([name, value]) =>
    used.has(name) ? `${name}:${value};` : [],
  );
  const loaded = font
    ? `${font.faces}\n:root[data-text-font]{--site-font:${quote([font.family, ...font.fallbacks])}${SYSTEM_FONTS}}\n`
    : '';
  writeText(CACHE.siteTheme, `@layer theme {\n:root{${declarations.join('')}}\n${loaded}${rules}}\n`);
}

/**
 * Loads the module that creates the site's theme, in the mode of the demos, which use the same library of
 * components.
 */
export const loadSiteTheme = () => asInProduction(() => import('../../theme/createSiteTheme'));
