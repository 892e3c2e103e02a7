/** A style sheet object of a theme: declarations by selector. */
type Sheet = Readonly<Record<string, unknown>>;

/** Storage key of the choices, as `formatTheme` writes them. */
export const DEMO_THEME_KEY = 'demo-theme';
/** Storage key of the style rules that the choices mean. */
export const DEMO_RULES_KEY = 'demo-theme-rules';

/** Rules that set only custom properties, to values without quotes, slashes or colons: no address fits in. */
const RULES = /^([^{}@;]+\{(--[\w-]+:[#\w.%(), -]+;)+\})*$/;

/**
 * Parses stored rules; empty unless they are rules that only set custom properties to colors, lengths and the
 * like.
 */
export function parseThemeRules(stored: string | null): string {
  return stored && RULES.test(stored) ? stored : '';
}

function listDeclarations(sheets: readonly object[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const [selector, declarations] of sheets.flatMap((sheet) => Object.entries(sheet as Sheet))) {
    if (typeof declarations !== 'object' || declarations === null) continue;
    const ofSelector = found.get(selector) ?? new Map<string, string>();
    found.set(selector, ofSelector);
    for (const [name, value] of Object.entries(declarations)) ofSelector.set(name, String(value));
  }
  return found;
}

/**
 * Returns the rules by which a theme differs from the library's own: what changes in its variables.
 * Variables whose values contain quotes are left out. They are fonts, which themes compose of other
 * variables, or of values that components contain themselves.
 * @example listThemeRules([{ ':root': { '--a': 1 } }], [{ ':root': { '--a': 2 } }]) // ':root{--a:2;}'
 */
export function listThemeRules(original: readonly object[], chosen: readonly object[]): string {
  const former = listDeclarations(original);
  let rules = '';
  for (const [selector, declarations] of listDeclarations(chosen)) {
    const text = [...declarations]
      .filter(([name, value]) => former.get(selector)?.get(name) !== value)
      .map(([name, value]) => `${name}:${value};`)
      .filter((declaration) => RULES.test(`:root{${declaration}}`))
      .join('');
    if (text) rules += `${selector}{${text}}`;
  }
  return rules;
}

/**
 * Returns the style sheet for rules. It is in the layer of the themes, so demos with a theme of their own keep
 * it.
 */
export function themeSheet(rules: string): string {
  return `@layer theme{${rules}}`;
}
