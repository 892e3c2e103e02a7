import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { DECLARATION, type Element } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { StyleSheet } from '@emotion/sheet';

export type Direction = 'ltr' | 'rtl';

/** What Safari still knows by its own name only. Demos are drawn for browsers that need no other prefix. */
const PREFIXED = /^(?:user-select|backdrop-filter|box-decoration-break|text-size-adjust):/;

/** Names such a declaration both ways. The prefixer of the style compiler would add a third to every style sheet. */
function prefix(element: Element): void {
  const { type, value } = element;
  if (type === DECLARATION && !element.return && typeof value === 'string' && PREFIXED.test(value))
    element.return = `-webkit-${value}${value}`;
}

/** Prefix of the class names of a direction; the two differ, so that both can stand on one page. */
function cacheKey(direction: Direction): string {
  return direction === 'rtl' ? 'muirtl' : 'mui';
}

/**
 * A style cache of its own for one demo.
 * @param inserted names of the styles that the page's style sheet already holds
 */
export function createDemoCache(
  direction: Direction,
  inserted: readonly string[] = [],
  container?: HTMLElement,
): EmotionCache {
  const key = cacheKey(direction);
  const plugins: StylisPlugin[] = direction === 'rtl' ? [prefix, rtlPlugin] : [prefix];
  const cache = createCache({ key, stylisPlugins: plugins, ...(container ? { container } : {}) });
  // Styles are collected, on the server as well, instead of being written beside the elements.
  cache.compat = true;
  if (typeof document !== 'undefined') {
    const sheet = new LayeredSheet({
      key,
      container: container ?? document.head,
      speedy: process.env.NODE_ENV === 'production',
    });
    sheet.prepare();
    cache.sheet = sheet;
  }
  for (const name of inserted) cache.inserted[name] = true;
  return cache;
}

/** Rules in the layer of demos. */
export function layered(rules: string): string {
  return `@layer mui{${rules}}`;
}

/** Browsers that lack it take a condition within a rule for something else. */
const canNest = () => 'CSSNestedDeclarations' in window;

/**
 * Puts every rule of a demo into layer `mui`. Done behind the style compiler, not in front of it: the right-to-left
 * plugin does not flip rules that already stand in a layer (stylis-plugin-rtl 2.1.1).
 *
 * A sheet in force that changes by more than a plain rule makes the browser lay out the whole document, and so does a
 * new one with a layer, where another one has changed or is adopted by the document. A press on a button adds several
 * rules. So the block of the layer is there before the first press, conditions go into the rules that they hold, and
 * animations, whose names are hashes, stand in a sheet without layers.
 */
class LayeredSheet extends StyleSheet {
  private block: CSSGroupingRule | undefined;
  private frames: CSSStyleSheet | undefined;

  /** Opens the block of the layer, so that what is put in needs none. */
  prepare(): void {
    if (this.isSpeedy) this.block ??= this.open(layered(''));
  }

  override insert(rule: string): void {
    if (!this.isSpeedy) {
      super.insert(layered(rule));
      return;
    }
    this.ctr += 1;
    try {
      if (rule.startsWith('@keyframes')) {
        this.frames ??= this.add().sheet ?? undefined;
        this.frames?.insertRule(rule);
      } else this.insertLayered(rule);
      for (const tag of this.tags) tag.dataset.emotion = this.key;
    } catch {
      // A rule that this browser does not know is left out, as in any style sheet.
    }
  }

  override flush(): void {
    super.flush();
    this.block = undefined;
    this.frames = undefined;
  }

  private insertLayered(rule: string): void {
    const plain = canNest() ? nestCondition(rule) : rule.startsWith('@') ? undefined : [rule];
    // What else there is goes in order, too: whatever comes behind it stands behind it.
    if (!plain) this.block = this.open(layered(rule));
    this.prepare();
    for (const each of plain ?? []) {
      try {
        this.block?.insertRule(each, this.block.cssRules.length);
      } catch {
        // Of several rules in one condition, others may be known.
      }
    }
  }

  private open(rules: string): CSSGroupingRule | undefined {
    const { sheet } = this.add();
    sheet?.insertRule(rules);
    return sheet?.cssRules[0] as CSSGroupingRule | undefined;
  }

  private add(): HTMLStyleElement {
    const element = document.createElement('style');
    element.dataset.s = '';
    this.container.appendChild(element);
    this.tags.push(element);
    return element;
  }
}

const CONDITION = /^(@(?:media|supports|container)[^{]*)\{(.*)\}$/s;
/** A text, which may hold what looks like the end of a rule. */
const TEXT = /"[^"]*"|'[^']*'/g;
/** One rule that holds no others. */
const RULE = /[^{}@]+\{[^{}]*\}/g;

/**
 * A rule as plain rules for the same elements, with its condition, if it has one, inside of each; undefined where that
 * can't be said, as for rules about no element, and for braces in texts.
 *
 * @example nestCondition('@media print{.a{color:red;}.b{top:0;}}')
 * // → ['.a{@media print{color:red;}}', '.b{@media print{top:0;}}']
 */
export function nestCondition(rule: string): readonly string[] | undefined {
  if (!rule.startsWith('@')) return [rule];
  const [, condition, inner = ''] = CONDITION.exec(rule) ?? [];
  const rules = inner.match(RULE) ?? [];
  const hasBraces = inner.match(TEXT)?.some((text) => /[{}]/.test(text)) ?? false;
  if (condition === undefined || hasBraces || rules.join('') !== inner) return undefined;
  return rules.map((each) => {
    const brace = each.indexOf('{');
    return `${each.slice(0, brace)}{${condition}${each.slice(brace)}}`;
  });
}
