interface Rule {
  /** The whole rule, or the head of a block of rules. */
  readonly text: string;
  readonly selectors?: readonly Selector[];
  /** Whether the selectors can be kept or dropped one by one. */
  readonly isList?: boolean;
  readonly body?: string;
  readonly rules?: readonly Rule[];
}

/** Joins consecutive blocks with the same head. */
function joinBlocks(rules: readonly Rule[]): Rule[] {
  const joined: Rule[] = [];
  for (const rule of rules) {
    const last = joined.at(-1);
    if (last?.rules && rule.rules && last.text === rule.text)
      joined[joined.length - 1] = { text: last.text, rules: joinBlocks([...last.rules, ...rule.rules]) };
    else joined.push(rule);
  }
  return joined;
}

function parse(css: string): Rule[] {
  return splitRules(css).map((text) => {
    const brace = text.indexOf('{');
    const head = text.slice(0, brace);
    const body = text.slice(brace);
    if (brace < 0) return { text };
    if (/^@(?:media|supports|container|layer)\b/.test(head))
      return { text: head, rules: parse(body.slice(1, -1)) };
    if (text.startsWith('@')) return { text };
    return { text, body, isList: !head.includes('('), selectors: head.split(',').map(readSelector) };
  });
}

function pick(rules: readonly Rule[], names: ReadonlySet<string>): string {
  return rules
    .map(({ text, selectors, isList, body, rules: inner }) => {
      if (inner) {
        const picked = pick(inner, names);
        return picked && `${text}{${picked}}`;
      }
      if (!selectors) return text;
      const found = selectors.filter(({ wanted }) => wanted.every((name) => names.has(name)));
      if (found.length === 0) return '';
      return isList ? found.map((selector) => selector.text).join(',') + body : text;
    })
    .join('');
}

/** Removes animations that no remaining rule names. */
function withoutIdleAnimations(css: string): string {
  const animation = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;
  const rest = css.replace(animation, '');
  return css.replace(animation, (text, name: string) => (rest.includes(name) ? text : ''));
}

function listWanted(rules: readonly Rule[]): string[] {
  return rules.flatMap(({ selectors = [], rules: inner = [] }) => [
    ...selectors.flatMap(({ wanted }) => wanted),
    ...listWanted(inner),
  ]);
}

/** A parsed style sheet. */
interface RulePicker {
  /** Every name that its selectors need, see `listNames`. */
  readonly names: ReadonlySet<string>;
  /**
   * Returns the rules that may apply to HTML with these names, in their order. Left out are rules, and
   * selectors of lists, that need a missing class or element, and animations that no remaining rule names.
   */
  readonly pick: (names: ReadonlySet<string>) => string;
}

/** Parses a style sheet, so that the needed rules can be picked from it. */
export function createRulePicker(css: string): RulePicker {
  const rules = joinBlocks(parse(css));
  return {
    names: new Set(listWanted(rules)),
    pick: (names) => withoutIdleAnimations(pick(rules, names)),
  };
}

/** Returns the rules of a style sheet that may apply to HTML before any script changes it. */
export function pickRules(css: string, html: string): string {
  const { names, pick: pickFor } = createRulePicker(css);
  return pickFor(listNames([readNames(html)], names));
}

interface Selector {
  readonly text: string;
  /**
   * Names that must exist for the selector to match: elements, and classes with their dot. The classes of one
   * element are one name.
   */
  readonly wanted: readonly string[];
}

/** Selectors that browsers no longer support. */
const GONE = /::-moz-focus-inner|:-ms-/;
/** Pseudo-classes whose arguments are selectors; other arguments are ignored. */
const HOLDS_SELECTORS = /^:(?:is|where|has)\($/;

/**
 * Parses a selector, or one of the pieces between the commas of a list.
 * @example readSelector('.table :is(th').wanted // ['.table', 'th']
 * @example readSelector('.row.open:hover td').wanted // ['.row.open', 'td']
 */
function readSelector(text: string): Selector {
  if (GONE.test(text)) return { text, wanted: [''] };
  const positive = text.replace(/:not\([^()]*\)/g, '').replace(/\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g, '');
  if (positive.includes(':not(')) return { text, wanted: [] };
  const plain = positive.replace(/::?[\w-]+(\()?/g, (pseudo, opens?: string) => {
    if (!opens) return ' ';
    return HOLDS_SELECTORS.test(pseudo) ? '(' : '(#';
  });
  const own = plain.replace(/\(#[^()]*\)?/g, '');
  const classes = own.match(/(?:\.[A-Za-z_][\w-]*)+/g) ?? [];
  const elements = [...own.matchAll(/(?:^|[\s>+~(])([a-z][a-z0-9]*)(?![\w-])/g)].map(([, name = '']) => name);
  return { text, wanted: [...classes, ...elements] };
}

/** Splits a style sheet into the rules and statements at its top level. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/"[^"]*"|'[^']*'|[{};]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}

/** Names that every document has. */
const ALWAYS = ['html', 'head', 'body'];

/**
 * Whether some HTML has a name: an element, or a class with its dot; several classes in one name must be on
 * one element.
 */
export type HasName = (name: string) => boolean;

/**
 * Reads the names of some HTML once.
 * @example readNames('<p class="a b">')('.b') // true
 * @example readNames('<p class="a"><p class="b">')('.a.b') // false
 */
export function readNames(html: string): HasName {
  const elements = new Set(ALWAYS);
  const texts = new Set<string>();
  for (const [, name = '', text] of html.matchAll(/<([a-zA-Z][\w]*)| class="([^"]*)"/g)) {
    if (text === undefined) elements.add(name.toLowerCase());
    else texts.add(text);
  }
  /** The class lists that contain a class. */
  const lists = new Map<string, Set<ReadonlySet<string>>>();
  for (const text of texts) {
    const list = new Set(text.split(' '));
    for (const name of list) lists.set(name, (lists.get(name) ?? new Set()).add(list));
  }
  return (asking) => {
    const [element = '', first = '', ...others] = asking.split('.');
    if (element) return elements.has(element);
    const found = lists.get(first);
    if (!found || others.length === 0) return found !== undefined;
    return [...found].some((list) => others.every((name) => list.has(name)));
  };
}

/**
 * Lists which of the given names any part of a document has, in the given order.
 * @example listNames([readNames('<p class="a b">')], new Set(['.b', 'p', 'ul'])) // Set { '.b', 'p' }
 */
export function listNames(parts: readonly HasName[], asked: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...asked].filter((name) => parts.some((has) => has(name))));
}
