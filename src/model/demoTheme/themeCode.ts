import type { ThemeCode } from '../demos/DemoProviderModule';
import type { CodeVariant } from '../settings/codeSettings';

function formatKey(key: string): string {
  return /^(?:[A-Za-z_$][\w$]*|\d+)$/.test(key) ? key : formatText(key);
}

function formatText(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
}

/** Prints plain data as a JavaScript literal; undefined values are left out. */
function formatValue(value: unknown, indent: string): string {
  if (typeof value === 'string') return formatText(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const deeper = `${indent}  `;
  if (Array.isArray(value)) return `[${value.map((item) => formatValue(item, deeper)).join(', ')}]`;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, each]) => `${deeper}${formatKey(key)}: ${formatValue(each, deeper)},\n`);
  const text = `{\n${lines.join('')}${indent}}`;
  const short = text.replace(/,\n\s*\}/g, ' }').replace(/\n\s*/g, ' ');
  return short.length <= 60 ? short : text;
}

/** Returns a module that exports the theme as `theme`. */
export function formatThemeCode({ imports, create, options }: ThemeCode, variant: CodeVariant): string {
  const shown = imports.filter((line) => variant === 'TS' || !line.startsWith('import type'));
  return `${shown.join('\n')}\n\nexport const theme = ${create}(${formatValue(options, '')});\n`;
}
