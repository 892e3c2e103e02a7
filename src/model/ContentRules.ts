import type { Problem } from './Problem';

/** What a build does about a problem: nothing, print it, or stop. */
type Severity = 'off' | 'warning' | 'error';

/**
 * The rules of taste, with what applies if a product says nothing. They find pages that work but teach less
 * than they could; every other rule finds a page that would break or mislead, and always stops the build.
 */
const DEFAULT_SEVERITY = {
  'repeated-paragraph': 'off',
  'similar-demos': 'off',
  'preview-types': 'warning',
  'repeated-demo': 'warning',
  'unused-demo': 'warning',
  'demo-license': 'off',
  'demo-warns': 'warning',
  'demo-id': 'warning',
  'demo-place': 'warning',
  'demo-types': 'warning',
  'snippet-types': 'warning',
  'family-types': 'warning',
  'deprecated-use': 'warning',
  'unknown-api': 'warning',
  'orphan-page': 'warning',
  'duplicate-title': 'warning',
  'planned-page': 'off',
} as const satisfies Readonly<Record<string, Severity>>;

/** Name of a rule of taste: the code of its problems. */
type ContentRule = keyof typeof DEFAULT_SEVERITY;

/** Every rule of taste as an error. */
export type StrictRules = Readonly<Record<ContentRule, Severity>>;

/** The rules of taste that differ from the defaults, by the ID of a product. */
export type ContentRules = Readonly<Partial<Record<string, Partial<StrictRules>>>>;

function isContentRule(code: string): code is ContentRule {
  return Object.hasOwn(DEFAULT_SEVERITY, code);
}

/** Problems of demos that a page can do without. The page of an imported demo is built without it. */
const CANNOT_BE_SHOWN: ReadonlySet<string> = new Set([
  'demo-asset',
  'demo-load',
  'demo-throws',
  'demo-suspends',
  'demo-export',
  'demo-variant',
]);

/** Problems of demos that a reader may notice, but not at first. */
const MAY_FAIL_LATER: ReadonlySet<string> = new Set(['demo-html']);

/** The product in whose folder a file is. */
const PRODUCT_FILE = /(?:^|\/)products\/([^/]+)\//;

/** Returns whether problems with a code stop no build unless a product wants it. */
export function isMatterOfTaste(code: string): boolean {
  return isContentRule(code);
}

/**
 * Returns the problems as the products want them: those of rules that are off are left out, those of others
 * are errors or warnings. Pages outside of `data` use the defaults. A warning stays a warning, and problems of
 * all other rules stay as they are.
 * @param imported files that were imported; the rules of their product are for the pages written for it, and a
 * demo among them that cannot be shown, or may fail later, stops no build
 */
export function applyContentRules(
  problems: readonly Problem[],
  rules: ContentRules,
  imported: ReadonlySet<string> = new Set(),
): Problem[] {
  return problems.flatMap((problem) => {
    const { code, file, warning } = problem;
    if (imported.has(file) && (CANNOT_BE_SHOWN.has(code) || MAY_FAIL_LATER.has(code)))
      return { ...problem, warning: true };
    const [, product] = PRODUCT_FILE.exec(file) ?? [];
    const isElsewhere = product === undefined && file.endsWith('.md');
    if (!isContentRule(code) || (product === undefined && !isElsewhere)) return problem;
    const productRules = product === undefined || imported.has(file) ? undefined : rules[product];
    const severity = productRules?.[code] ?? DEFAULT_SEVERITY[code];
    if (severity === 'off') return [];
    return severity === 'error' && !warning ? problem : { ...problem, warning: true };
  });
}
