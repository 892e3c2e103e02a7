import type { ThemeCode } from '../demos/DemoProviderModule';
import { codeBox } from '../demos/codeBox';
import { printLiteral } from '../demos/printLiteral';
import { escapeHtml } from '../page/escapeHtml';
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

/** What has a color in the code of a theme: strings, keywords, values, names that are called, and keys. */
const COLORED =
  /(?<string>'[^']*'|"[^"]*")|\b(?:(?<keyword>import|export|const|from|type)|(?<literal>true|false)|(?<title>\w+)(?=\()|(?<attr>\w+)(?=:)|(?<number>\d+(?:\.\d+)?))\b/g;

/** Returns the HTML of a theme's code, in a block. The browser colors each choice, so it needs no parser. */
export function colorThemeCode(code: string): string {
  let html = '';
  let end = 0;
  for (const { index, 0: found, groups = {} } of code.matchAll(COLORED)) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    html += `${escapeHtml(code.slice(end, index))}<span class="hljs-${kind}">${escapeHtml(found)}</span>`;
    end = index + found.length;
  }
  return codeBox(html + escapeHtml(code.slice(end)).trimEnd(), 'theme.ts');
}
