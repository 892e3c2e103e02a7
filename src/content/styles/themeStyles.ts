import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { BORDER_RADIUS_PX, DURATION_MS, SPACING_PX } from '../../constants';
import { SITE_COLOR_MODE } from '../../model/demos/demoColorMode';
import { COLOR_MODE_ATTRIBUTE } from '../../model/settings/appearance';
import { textOn } from '../../theme/contrast';
import type { SiteColors, WholeTheme } from '../../theme/SiteTheme';
import { writeText } from '../pageData/generatedFiles';
import type { TextFont } from './textFont';
import { formatRules } from './themeVariables';
import { CACHE, DATA } from '../workspace';
import { SHELL_CODE, shellFile } from '../shellFiles';

/** Returns the path of a file from a folder, as style sheets write it. */
function toRelative(folder: string, file: string): string {
  const path = posix.relative(folder, file);
  return path.startsWith('.') ? path : `./${path}`;
}

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

/** System fonts, so that no font has to be loaded. */
const SYSTEM_FONTS =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "PingFang SC", "Microsoft YaHei", sans-serif';

/** Returns the variables of the colors of a mode. */
function colorVariables(colors: SiteColors): Record<string, string> {
  return {
    '--site-palette-primary-main': colors.primary,
    '--site-palette-primary-contrastText': textOn(colors.primary),
    '--site-palette-error-main': colors.error,
    '--site-palette-text-primary': colors.text,
    '--site-palette-text-secondary': colors.secondaryText,
    '--site-palette-divider': colors.divider,
    '--site-palette-background-default': colors.background,
    '--site-palette-background-paper': colors.paper,
  };
}

const quote = (families: readonly string[]) => families.map((family) => `"${family}",`).join('');

/**
 * Writes the variables of the site's theme that the shell uses, in layer `theme`, and the sheet that all pages import.
 * @param font the text font of the deployment; its fallbacks are used until it has loaded
 */
export function writeThemeStyles({ colors, fonts, radius }: WholeTheme, font?: TextFont): void {
  const used = listUsed(SHELL_CODE);
  const shared: Record<string, string> = {
    '--site-font': quote([...fonts, ...(font?.fallbacks ?? [])]) + SYSTEM_FONTS,
    '--site-spacing': `${SPACING_PX}px`,
    '--site-radius': `${radius}px`,
    '--site-radius-small': `${BORDER_RADIUS_PX}px`,
    // Controls inside a surface are rounder than the library's and less round than the surface.
    '--site-radius-control': `${(radius + BORDER_RADIUS_PX) / 2}px`,
    ...Object.fromEntries(
      Object.entries(DURATION_MS).map(([name, ms]) => [`--site-duration-${name}`, `${ms}ms`]),
    ),
  };
  const sheets = [
    { ':root': shared },
    {
      [`:root, [${COLOR_MODE_ATTRIBUTE}="light"]`]: { colorScheme: 'light', ...colorVariables(colors.light) },
    },
    { [`[${COLOR_MODE_ATTRIBUTE}="dark"]`]: { colorScheme: 'dark', ...colorVariables(colors.dark) } },
  ];
  const rules = formatRules(sheets, SITE_COLOR_MODE, (name) => used.has(name));
  const loaded = font
    ? `${font.faces}\n:root[data-text-font]{--site-font:${quote([...fonts, font.family, ...font.fallbacks])}${SYSTEM_FONTS}}\n`
    : '';
  writeText(CACHE.siteTheme, `@layer theme {\n${loaded}${rules}}\n`);
  const imported = [CACHE.siteTheme, shellFile('shell/styles.css'), DATA.styles].filter(
    (file) => file !== DATA.styles || existsSync(file),
  );
  const toImport = (file: string) => `@import '${toRelative(posix.dirname(CACHE.siteStyles), file)}';\n`;
  writeText(CACHE.siteStyles, imported.map(toImport).join(''));
}
