import type { ThemeCode } from '../demos/DemoProviderModule';
import { printLiteral } from '../demos/printLiteral';
import type { CodeVariant } from '../settings/codeSettings';

/** Longer objects get a line for each entry, in characters. */
const MAX_LINE = 60;

/** Returns a module that exports the theme as `theme`, and further props of the provider by their names. */
export function formatThemeCode(
  { imports, create, options, props = {} }: ThemeCode,
  variant: CodeVariant,
): string {
  const shown = imports.filter((line) => variant === 'TS' || !line.startsWith('import type'));
  const further = Object.entries(props).map(
    ([name, value]) => `export const ${name} = ${printLiteral(value, MAX_LINE)};\n`,
  );
  const theme = `export const theme = ${create}(${printLiteral(options, MAX_LINE)});\n`;
  return `${shown.join('\n')}\n\n${theme}${further.join('')}`;
}
