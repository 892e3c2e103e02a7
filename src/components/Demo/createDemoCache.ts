import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { DECLARATION, type Element } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { LayeredSheet } from './LayeredSheet';

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
