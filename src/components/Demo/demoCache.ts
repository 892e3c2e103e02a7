import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { copy, DECLARATION, type Element, KEYFRAMES, type Middleware, RULESET, serialize } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { StyleSheet } from '@emotion/sheet';
import { HOLDER_ATTRIBUTE, INHERITED_PROPERTY, POPUP_HOLDER } from '../../model/demos/demoColorMode';
import { type Direction, layered } from '../../model/demos/DemoStyles';

/** Returns the default export of a package. In Node, modules of the packed shell get the whole package in its place. */
const defaultOf = <T>(found: T): T => (found as T & { readonly default?: T }).default ?? found;

/** Properties that Safari supports only with a prefix. Supported browsers need no other prefixes. */
const PREFIXED = /^(?:user-select|backdrop-filter|box-decoration-break|text-size-adjust):/;

/** Adds the prefixed declaration. Stylis' own prefixer would make every style sheet a third larger. */
function prefix(element: Element): void {
  const { type, value } = element;
  if (type === DECLARATION && !element.return && typeof value === 'string' && PREFIXED.test(value))
    element.return = `-webkit-${value}${value}`;
}

/** Matches the beginning of selectors for elements by their name or state, or for all: those of a whole page. */
const OF_PAGE = /^(?:(html|body)(?![\w-])|(\*(?=[:[]|$)|(?=:(?!.*\.mui)))|(?=[a-z*]))/i;
const DOCUMENT = /:root(?![\w-])/g;
/** Matches the same in a list, such as that of `:where()`. */
const LISTED = /([(,]\s*)(?:html|body)(?![\w-])/g;
const HOLDER = `[${HOLDER_ATTRIBUTE}]`;
const POPUP = `[${HOLDER_ATTRIBUTE}=${POPUP_HOLDER}]`;
/**
 * An element that stands for the `html` and `body` of a demo. It is as specific as the name of an element, and what is added
 * to other selectors is not specific: the rules stay as strong as they were.
 */
const ROOT = `div:where(${HOLDER})`;
const IS_ROOT = /^(?:div:where\(\[data-demo\]\)|\[data-demo\])/;

/**
 * Returns the selector for elements inside of demos only: a demo may draw the base styles of a page.
 * @example keepInside('body') // 'div:where([data-demo])'
 * @example keepInside(':root') // '[data-demo]'
 * @example keepInside('*::before') // ':where([data-demo],[data-demo] *)::before'
 * @example keepInside(':is(a,b)') // ':where([data-demo],[data-demo] *):is(a,b)'
 * @example keepInside('h1 b') // ':where([data-demo]) h1 b'
 * @example keepInside('.mui-1abc:hover') // '.mui-1abc:hover'
 */
export function keepInside(selector: string): string {
  const held = selector.replace(DOCUMENT, HOLDER).replace(LISTED, `$1${ROOT}`);
  return held.replace(OF_PAGE, (_name, root?: string, all?: string) => {
    if (root) return ROOT;
    return all !== undefined ? `:where(${HOLDER},${HOLDER} *)` : `:where(${HOLDER}) `;
  });
}

/** Matches what follows the root in the selector of an element that is in it. */
const IN_ROOT = /[\s>+~]/;

/**
 * Keeps the global styles of a demo off the page. What the demo opens takes from the root only what elements inherit from
 * a page: a rule with anything else is split.
 */
const scope: Middleware = (element, _index, _children, callback) => {
  const { type, props, parent, root, children } = element;
  if (type !== RULESET || !Array.isArray(props) || !Array.isArray(children)) return undefined;
  if ([parent, root].some((above) => above?.type === KEYFRAMES)) return undefined;
  // The part of a rule that was split.
  if (props.some((selector) => IS_ROOT.test(selector))) return undefined;
  // Variables of the root reach demos from there, and those of a mode of the library are beside them.
  const areVariables = children.every(({ props: name }) => typeof name === 'string' && name.startsWith('--'));
  const placed = props.map((each) => (areVariables && each.startsWith(':') ? each : keepInside(each)));
  const roots = placed.filter((selector) => IS_ROOT.test(selector) && !IN_ROOT.test(selector));
  const inherited = children.filter(
    ({ type: kind, props: name }) =>
      kind !== DECLARATION || (typeof name === 'string' && INHERITED_PROPERTY.test(name)),
  );
  const isSplit = roots.length > 0 && inherited.length < children.length;
  const limit = (selector: string, part: string) => selector.replace(IS_ROOT, `$&${part}`);
  element.props = isSplit
    ? placed.map((each) => (roots.includes(each) ? limit(each, `:where(:not(${POPUP}))`) : each))
    : placed;
  if (!isSplit) return undefined;
  const popups = copy(element, { props: roots.map((each) => limit(each, `:where(${POPUP})`)) });
  return serialize([Object.assign(popups, { children: inherited })], callback);
};

/** Prefix of the class names of a direction; the two differ, so that both can be used on one page. */
function cacheKey(direction: Direction): string {
  return direction === 'rtl' ? 'muirtl' : 'mui';
}

/**
 * Creates the style cache of one demo.
 * @param inserted names of the styles that the page's style sheet already contains
 */
export function createDemoCache(
  direction: Direction,
  inserted: readonly string[] = [],
  container?: HTMLElement,
): EmotionCache {
  const key = cacheKey(direction);
  const plugins: StylisPlugin[] =
    direction === 'rtl' ? [prefix, scope, defaultOf(rtlPlugin)] : [prefix, scope];
  const cache = defaultOf(createCache)({ key, stylisPlugins: plugins, ...(container ? { container } : {}) });
  // With `compat`, styles are collected on the server, too, instead of being rendered next to the elements.
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

/** Whether the browser supports declarations in an at-rule nested in a style rule. */
const canNest = () => 'CSSNestedDeclarations' in window;

/**
 * Puts every rule of a demo into layer `mui`. This is done after the style compiler, not before: the
 * right-to-left plugin does not flip rules that are already in a layer (stylis-plugin-rtl 2.1.1).
 *
 * Adding anything but a plain style rule to an active sheet makes the browser recalculate the whole document.
 * So does a new sheet with a layer, if another sheet has changed or is adopted by the document. A click on a
 * button adds several rules. Therefore the layer block is created before the first click, conditions are
 * nested in their rules, and animations, whose names are hashes, are in a sheet without layers.
 */
class LayeredSheet extends StyleSheet {
  private block: CSSGroupingRule | undefined;
  private frames: CSSStyleSheet | undefined;

  /** Creates the layer block, so that rules can be inserted into it without a new sheet. */
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
      // Rules that the browser does not support are ignored, as in any style sheet.
    }
  }

  override flush(): void {
    super.flush();
    this.block = undefined;
    this.frames = undefined;
  }

  private insertLayered(rule: string): void {
    const plain = canNest() ? nestCondition(rule) : rule.startsWith('@') ? undefined : [rule];
    // Other rules get a block of their own; later rules go into that block to keep their order.
    if (!plain) this.block = this.open(layered(rule));
    this.prepare();
    for (const each of plain ?? []) {
      try {
        this.block?.insertRule(each, this.block.cssRules.length);
      } catch {
        // The other rules of the condition may be supported.
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
/** A string; it may contain braces. */
const TEXT = /"[^"]*"|'[^']*'/g;
/** A rule without nested rules. */
const RULE = /[^{}@]+\{[^{}]*\}/g;

/**
 * Turns a rule into plain rules for the same elements, with its condition, if any, nested in each. Returns
 * undefined if that is impossible: for at-rules that do not apply to elements, and for strings with braces.
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
