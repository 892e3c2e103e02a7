import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { DECLARATION, type Element } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

export type Direction = 'ltr' | 'rtl';

/** What Safari still knows by its own name only. Demos are drawn for browsers that need no other prefix. */
const PREFIXED = /^(?:user-select|backdrop-filter|box-decoration-break|text-size-adjust):/;

/** Names such a declaration both ways. The prefixer of the style compiler would add a third to every style sheet. */
function prefix(element: Element): void {
  const { type, value } = element;
  if (type === DECLARATION && !element.return && typeof value === 'string' && PREFIXED.test(value))
    element.return = `-webkit-${value}${value}`;
}

/**
 * Puts every rule of a demo into layer `mui`. Done behind the style compiler, not in front of it: the right-to-left
 * plugin does not flip rules that already stand in a layer (stylis-plugin-rtl 2.1.1).
 *
 * A sheet that changes by more than a plain rule makes the browser lay out the whole document, and a press on a button
 * adds several. Plain rules go into one block of the layer; every other one gets an element of its own, at the end of
 * the container, where a new sheet disturbs none.
 */
class LayeredSheet extends StyleSheet {
  private block: CSSGroupingRule | undefined;

  override insert(rule: string): void {
    if (!this.isSpeedy) {
      super.insert(layered(rule));
      return;
    }
    this.ctr += 1;
    try {
      if (this.block && !rule.startsWith('@')) this.block.insertRule(rule, this.block.cssRules.length);
      else this.open(rule);
    } catch {
      // A rule that this browser does not know is left out, as in any style sheet.
    }
  }

  override flush(): void {
    super.flush();
    this.block = undefined;
  }

  private open(rule: string): void {
    const element = document.createElement('style');
    element.dataset.emotion = this.key;
    element.dataset.s = '';
    this.container.appendChild(element);
    this.tags.push(element);
    element.sheet?.insertRule(layered(rule));
    this.block = element.sheet?.cssRules[0] as CSSGroupingRule | undefined;
  }
}

/** Rules in the layer of demos. */
export function layered(rules: string): string {
  return `@layer mui{${rules}}`;
}

/** Prefix of the class names of a direction; the two differ, so that both can stand on one page. */
export function cacheKey(direction: Direction): string {
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
    cache.sheet = new LayeredSheet({
      key,
      container: container ?? document.head,
      speedy: process.env.NODE_ENV === 'production',
    });
  }
  for (const name of inserted) cache.inserted[name] = true;
  return cache;
}
