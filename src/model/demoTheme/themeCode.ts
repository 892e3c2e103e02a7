import type { ThemeCode } from '../demos/DemoProviderModule';
import { printLiteral } from '../demos/printLiteral';
import type { CodeVariant } from '../settings/codeSettings';

/** Longer objects get a line for each entry, in characters. */
const MAX_LINE = 60;

/** Returns a module that exports the theme as `theme`. */
export function formatThemeCode({ imports, create, options }: ThemeCode, variant: CodeVariant): string {
  const shown = imports.filter((line) => variant === 'TS' || !line.startsWith('import type'));
  return `${shown.join('\n')}\n\nexport const theme = ${create}(${printLiteral(options, MAX_LINE)});\n`;
}
