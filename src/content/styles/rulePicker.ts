import { Features, transform, type CustomAtRules, type Visitor } from 'lightningcss';
import { walkTags } from './walkTags';

/** Matches the classes of a style sheet, and harmless other words such as ends of file names. */
const CLASS = /\.([A-Za-z_][\w-]*)/g;
const ANIMATION = /@(?:-webkit-)?keyframes ([\w-]+)/g;

/**
 * Minifies a style sheet, and leaves out the rules and animations that need an unused name.
 * Media queries keep the form that older browsers read.
 * @param unused classes and animations
 * @param visitor changes rules and selectors; a rule without selectors is left out
 */
export function minifyCss(
  css: string,
  unused: readonly string[] = [],
  visitor?: Visitor<CustomAtRules>,
): string {
  const { code } = transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    minify: true,
    // A browser ignores an invalid rule of a demo, too.
    errorRecovery: true,
    include: Features.MediaRangeSyntax,
    unusedSymbols: [...unused],
    ...(visitor ? { visitor } : {}),
  });
  return Buffer.from(code).toString();
}

/** Returns a style sheet without nested rules. */
export function flattenCss(css: string): string {
  const { code } = transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    errorRecovery: true,
    include: Features.Nesting,
  });
  return Buffer.from(code).toString();
}

/** Returns the classes of some HTML. */
export function readClasses(html: string): ReadonlySet<string> {
  const classes = new Set<string>();
  walkTags(html, {
    only: 'class',
    attribute: (_name, value) => {
      for (const name of value.split(/\s+/)) classes.add(name);
    },
  });
  return classes;
}

/** Returns the names that a style sheet gives to its animations. */
function listAnimations(css: string): string[] {
  return [...new Set([...css.matchAll(ANIMATION)].map(([, name = '']) => name))];
}

/** Returns a minified style sheet without animations that no rule names. */
function withoutIdleAnimations(css: string): string {
  const rules = css.replace(ANIMATION, '');
  const idle = listAnimations(css).filter((name) => !rules.includes(name));
  return idle.length > 0 ? minifyCss(css, idle) : css;
}

/** Returns the minified rules that may apply to HTML with the classes of all the parts. */
export type PickRules = (parts: readonly ReadonlySet<string>[]) => string;

/**
 * Returns a function that picks rules of a style sheet, in their order. Left out are the rules, all
 * of whose selectors need a class of no part. Results are cached: most documents need the same rules.
 */
export function createRulePicker(css: string): PickRules {
  const animations = new Set(listAnimations(css));
  const names = [...new Set([...css.matchAll(CLASS)].map(([, name = '']) => name))];
  // A class and an animation can have the same name; the library doesn't distinguish them.
  const classes = names.filter((name) => !animations.has(name));
  const picked = new Map<string, string>();
  return (parts) => {
    const unused = classes.filter((name) => !parts.some((part) => part.has(name)));
    const key = unused.join(' ');
    const known = picked.get(key) ?? withoutIdleAnimations(minifyCss(css, unused));
    picked.set(key, known);
    return known;
  };
}
