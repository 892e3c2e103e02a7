import type { Declaration, Rule, Selector, SelectorComponent } from 'lightningcss';
import {
  HOLDER_ATTRIBUTE,
  INHERITED_PROPERTY,
  POPUP_HOLDER,
  type DemoColorMode,
} from '../../model/demos/demoColorMode';
import { COLOR_MODE_ATTRIBUTE } from '../../model/settings/appearance';
import { flattenCss, minifyCss } from './rulePicker';

/**
 * A style sheet of demos in its place: its rules reach demos and what they open, and nothing else of the page.
 *
 * On a page, an element stands for the `html` and the `body` of a demo, and another one for those of what the demo opens
 * elsewhere, which takes only what elements inherit from a page: the holders. Every selector is changed so that its element
 * is a holder or in one. Specificity stays, so a library's rules win over each other as in an app. `@scope`
 * would say the same, but browsers that the site supports lack it (Firefox before 146).
 */

const HOLDER: SelectorComponent = { type: 'attribute', name: HOLDER_ATTRIBUTE };
/** A holder with the specificity of the name of an element. */
const NAMED_HOLDER = anyOf('is', [{ type: 'type', name: '_' }], [anyOf('where', [HOLDER])]);
const POPUP: SelectorComponent = {
  type: 'attribute',
  name: HOLDER_ATTRIBUTE,
  operation: { operator: 'equal', value: POPUP_HOLDER, caseSensitivity: 'case-sensitive' },
};
const WITHIN: SelectorComponent = { type: 'combinator', value: 'descendant' };

function anyOf(kind: 'where' | 'is', ...selectors: Selector[]): SelectorComponent {
  return { type: 'pseudo-class', kind, selectors };
}

const not = (...selectors: Selector[]): SelectorComponent => ({
  type: 'pseudo-class',
  kind: 'not',
  selectors,
});

const IS_POPUP = anyOf('where', [POPUP]);
const NO_POPUP = anyOf('where', [not([POPUP])]);

/** Elements in the page: its own root and body have the mode of the page, and a demo may have another one. */
const IN_PAGE = anyOf('where', [
  not([{ type: 'pseudo-class', kind: 'root' }], [{ type: 'type', name: 'body' }]),
]);

const inOrIn = (holder: SelectorComponent) =>
  anyOf('where', [holder], [holder, WITHIN, { type: 'universal' }]);
const IN_HOLDER = inOrIn(HOLDER);
const IN_POPUP = inOrIn(POPUP);

const hasMode = (mode?: string): SelectorComponent => ({
  type: 'attribute',
  name: COLOR_MODE_ATTRIBUTE,
  ...(mode === undefined
    ? {}
    : { operation: { operator: 'equal', value: mode, caseSensitivity: 'case-sensitive' } }),
});

/** Whether a component means the root of a document, or its body. */
const isRoot = (part: SelectorComponent): boolean =>
  (part.type === 'pseudo-class' && part.kind === 'root') ||
  (part.type === 'type' && /^(?:html|body)$/i.test(part.name));

/** Whether a component means the host of a shadow tree, which demos do not have. */
const isHost = (part: SelectorComponent): boolean => part.type === 'pseudo-class' && part.kind === 'host';

/** Returns the selectors in a component such as `:is()`; undefined if it is of another kind. */
function selectorsIn(part: SelectorComponent): Selector[] | undefined {
  if (part.type !== 'pseudo-class') return undefined;
  const { kind } = part;
  if (kind === 'is' || kind === 'where' || kind === 'not' || kind === 'has') return part.selectors;
  return undefined;
}

/** Returns whether an attribute with a value of one word matches the operation of a selector. */
function matchesValue(part: SelectorComponent & { type: 'attribute' }, word: string): boolean {
  if (!part.operation) return true;
  const { operator, caseSensitivity } = part.operation;
  const isLoose = caseSensitivity === 'ascii-case-insensitive';
  const [text, value] = [word, part.operation.value].map((each) => (isLoose ? each.toLowerCase() : each));
  if (text === undefined || !value) return false;
  if (operator === 'prefix') return text.startsWith(value);
  if (operator === 'suffix') return text.endsWith(value);
  if (operator === 'substring') return text.includes(value);
  return text === value || (operator === 'dash-match' && text.startsWith(`${value}-`));
}

const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];

/** Returns the modes that a component selects in the library; none if it is about something else. */
function modesOf(part: SelectorComponent, colorMode: DemoColorMode): readonly Mode[] {
  const { values } = colorMode;
  if (colorMode.class && part.type === 'class') return MODES.filter((mode) => part.name === values[mode]);
  if (part.type !== 'attribute' || part.name !== (colorMode.attribute ?? 'class')) return [];
  // Every element may have some class.
  if (colorMode.class && !part.operation) return [];
  return MODES.filter((mode) => matchesValue(part, values[mode]));
}

/** How a selector of a mode is written: for a mode that a script has set, or for that of the device without scripts. */
interface Meaning {
  /** The holders with a mode. */
  readonly holders: (mode: Mode) => Selector[];
  /** The root of a document with a mode, and its body; absent if demos open nothing, without scripts. */
  readonly documents?: (mode: Mode) => Selector[];
}

const BODY: Selector = [WITHIN, { type: 'type', name: 'body' }];
const ROOT: SelectorComponent = { type: 'pseudo-class', kind: 'root' };
/** The root of a document whose mode no script has set. */
const MODELESS: Selector = [ROOT, not([hasMode()])];
const HOLDERS_IN_MODELESS: Selector = [...MODELESS, WITHIN, HOLDER];

const withBody = (root: Selector): Selector[] => [root, [...root, ...BODY]];

/** Holders with a mode: their own, else that of the document, which is light without a script. */
const CHOSEN_MODE: Meaning = {
  holders: (mode) => [
    [HOLDER, hasMode(mode)],
    [hasMode(mode), WITHIN, HOLDER, not([hasMode()])],
    ...(mode === 'light' ? [HOLDERS_IN_MODELESS] : []),
  ],
  documents: (mode) => [...withBody([ROOT, hasMode(mode)]), ...(mode === 'light' ? withBody(MODELESS) : [])],
};

/** Holders without scripts on a dark device. */
const DEVICE_MODE: Meaning = { holders: () => [HOLDERS_IN_MODELESS] };

/** Rewrites selectors of one sheet. */
class Placing {
  constructor(
    private readonly colorMode: DemoColorMode | undefined,
    private readonly meaning: Meaning,
  ) {}

  /** Returns the selectors that say the same in its place; none if it matches nothing in a demo. */
  place(selector: Selector): Selector[] {
    if (selector.some(isHost)) return [];
    const parts = this.mergeRoots(splitCompounds(selector));
    const isHeld = parts.some((part) => Array.isArray(part) && part.some(isRoot));
    const placed = this.rewriteParts(parts);
    const last = placed.at(-1);
    if (!isHeld && Array.isArray(last)) addToElement(last, IN_HOLDER);
    return [placed.flat(), ...this.placeBelowBody(selector)];
  }

  /** Whether a selector is for the root of a document or its body, also by a mode, and so for what a demo opens. */
  isOfRoot(selector: Selector): boolean {
    const last = splitCompounds(selector).at(-1);
    return Array.isArray(last) && this.isDocument(last);
  }

  /** Whether a compound means the root of a document or its body, also by a mode alone. */
  private isDocument(compound: readonly SelectorComponent[]): boolean {
    return (
      this.isModeOnly(compound) ||
      compound.some(
        (part) =>
          isRoot(part) ||
          (part.type === 'pseudo-class' &&
            (part.kind === 'is' || part.kind === 'where') &&
            part.selectors.every((each) => this.isOfRoot(each))),
      )
    );
  }

  private modesIn(part: SelectorComponent): readonly Mode[] {
    return this.colorMode ? modesOf(part, this.colorMode) : [];
  }

  /** Joins `html body`: one element is both. */
  private mergeRoots(parts: readonly Part[]): Part[] {
    const merged: Part[] = [];
    for (const part of parts) {
      const before = merged.at(-2);
      const isBody = Array.isArray(part) && this.isDocument(part) && !this.isModeOnly(part);
      if (isBody && Array.isArray(before) && this.isDocument(before))
        merged.splice(-2, 2, [...before, ...part]);
      else merged.push(part);
    }
    return merged;
  }

  private isModeOnly(compound: readonly SelectorComponent[]): boolean {
    const names = compound.filter(({ type }) => type !== 'pseudo-element' && type !== 'universal');
    return names.length > 0 && names.every((part) => this.modesIn(part).length > 0);
  }

  /**
   * Returns what a selector with a root or a mode around its element says of what a demo has added to the body: the
   * document is around that, too, and no holder is.
   */
  private placeBelowBody(selector: Selector): Selector[] {
    const parts = splitCompounds(selector);
    const around = parts.slice(0, -1);
    if (!this.meaning.documents || this.isOfRoot(selector)) return [];
    if (!around.some((part) => Array.isArray(part) && this.isDocument(part))) return [];
    const placed = parts.map((part, index) => {
      if (!Array.isArray(part)) return part;
      return index < around.length ? this.rewrite(part, true) : this.rewrite(part);
    });
    const last = placed.at(-1);
    if (Array.isArray(last)) addToElement(last, IN_POPUP);
    return [placed.flat()];
  }

  private rewriteParts(parts: readonly Part[], isReal = false): Part[] {
    return parts.map((part) => (Array.isArray(part) ? this.rewrite(part, isReal) : part));
  }

  /** @param isReal whether the compound is around what a demo has added to the body, and so may mean the document itself */
  private rewrite(compound: SelectorComponent[], isReal = false): SelectorComponent[] {
    const changed = compound.map((part): SelectorComponent => {
      if (isRoot(part)) {
        if (isReal) return part;
        return part.type === 'type' ? NAMED_HOLDER : HOLDER;
      }
      const { holders, documents = holders } = this.meaning;
      const meant = this.modesIn(part).flatMap(isReal ? documents : holders);
      if (meant.length > 0) return anyOf('is', [part, IN_PAGE], [anyOf('where', ...meant)]);
      const inner = selectorsIn(part);
      if (!inner) return part;
      const selectors = inner.flatMap((each) => [
        this.rewriteInner(each, isReal),
        ...(part.type === 'pseudo-class' && part.kind === 'has' ? [] : this.placeBelowBody(each)),
      ]);
      return { ...part, selectors } as SelectorComponent;
    });
    // The name of an element comes first.
    const isName = ({ type }: SelectorComponent) =>
      type === 'type' || type === 'universal' || type === 'namespace';
    return [...changed.filter(isName), ...changed.filter((part) => !isName(part))];
  }

  private rewriteInner(selector: Selector, isReal: boolean): Selector {
    const parts = splitCompounds(selector);
    return this.rewriteParts(isReal ? parts : this.mergeRoots(parts), isReal).flat();
  }
}

/** Returns the name of the property of a declaration. */
function nameOf({ property, value }: Declaration): string {
  if (property === 'custom') return (value as { name: string }).name;
  return property === 'unparsed'
    ? (value as { propertyId: { property: string } }).propertyId.property
    : property;
}

const isInherited = (declaration: Declaration) => INHERITED_PROPERTY.test(nameOf(declaration));

type Part = SelectorComponent[] | SelectorComponent;

/** Splits a selector into compounds, with the combinators between them. */
function splitCompounds(selector: Selector): Part[] {
  const parts: Part[] = [[]];
  for (const component of selector) {
    const last = parts.at(-1);
    if (component.type === 'combinator') parts.push(component, []);
    else if (Array.isArray(last)) last.push(component);
  }
  return parts;
}

/** Adds a condition for the last element, which comes before its pseudo-elements. */
function addToElement(compound: SelectorComponent[], condition: SelectorComponent): void {
  const at = compound.findIndex(({ type }) => type === 'pseudo-element');
  compound.splice(at === -1 ? compound.length : at, 0, condition);
}

/** Rules that contain others, or the order of layers. */
const GROUPS = new Set<Rule['type']>([
  'style',
  'media',
  'supports',
  'container',
  'layer-block',
  'layer-statement',
  'starting-style',
]);

/** Rules for a whole page, whatever is in it. */
const OF_PAGE = { page: () => [], 'view-transition': () => [] };

/**
 * Returns the rules of a sheet in their places. A rule for the root is split unless elements inherit all of it: what demos
 * open has only the inherited declarations, before all other rules.
 * @param isFirst whether it has what needs to be in a document once, such as fonts
 */
function placeRules(
  css: string,
  placing: Placing,
  isFirst: boolean,
  isWanted: (selector: Selector) => boolean = () => true,
): string {
  let isSplit = false;
  let areSplit = false;
  const readRule = ({ value }: Extract<Rule, { type: 'style' }>) => {
    const { declarations = [], importantDeclarations = [] } = value.declarations ?? {};
    isSplit =
      value.selectors.some((each) => placing.isOfRoot(each)) &&
      ![...declarations, ...importantDeclarations].every(isInherited);
    areSplit ||= isSplit;
  };
  const readGroup = (rule: Rule) => {
    if (rule.type === 'style') readRule(rule);
    return GROUPS.has(rule.type) ? undefined : [];
  };
  const placeIf = (selector: Selector, condition: SelectorComponent | undefined) => {
    const added = [...selector];
    if (condition) addToElement(added, condition);
    return placing.place(added);
  };
  const flat = flattenCss(css);
  const rules = minifyCss(flat, [], {
    Rule: isFirst ? { style: readRule, ...OF_PAGE } : readGroup,
    Selector: (selector) =>
      isWanted(selector)
        ? placeIf(selector, isSplit && placing.isOfRoot(selector) ? NO_POPUP : undefined)
        : [],
  });
  if (!areSplit) return rules;
  const popups = minifyCss(flat, [], {
    Rule: readGroup,
    Selector: (selector) =>
      isSplit && placing.isOfRoot(selector) && isWanted(selector) ? placeIf(selector, IS_POPUP) : [],
    Declaration: (declaration) => (isInherited(declaration) ? undefined : []),
  });
  return popups + rules;
}

/**
 * Returns a style sheet whose rules reach only demos, and follow the color mode of the page if the library has one.
 * @example placeSheet('body,.a{color:red}') // ':is(_,:where([data-demo])),.a:where([data-demo],[data-demo] *){color:red}'
 */
export function placeSheet(css: string, colorMode?: DemoColorMode): string {
  return placeRules(css, new Placing(colorMode, CHOSEN_MODE), true);
}

/**
 * Returns the rules of a sheet for dark mode, for readers without scripts whose device is dark; empty if there are none.
 */
export function placeDarkRules(css: string, colorMode: DemoColorMode): string {
  const isDark = (selector: Selector): boolean =>
    selector.some((part) => {
      const modes = modesOf(part, colorMode);
      if (modes.length === 1 && modes[0] === 'dark') return true;
      const isNegated = part.type === 'pseudo-class' && part.kind === 'not';
      return !isNegated && (selectorsIn(part) ?? []).some(isDark);
    });
  const rules = placeRules(css, new Placing(colorMode, DEVICE_MODE), false, isDark);
  return rules && `@media screen and (prefers-color-scheme:dark){${rules}}`;
}

/** Whether a selector names only elements, and so means those of a whole page. */
const isForPage = (selector: Selector): boolean =>
  selector.every((part) => {
    if (part.type === 'class' || part.type === 'id' || part.type === 'attribute') return false;
    // What an element is not, and what it contains, may be true of all.
    if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return true;
    return part.selectors.some(isForPage);
  });

/** Whether a selector is for the root of a document or its body, such as `.dark body`. */
function isForBody(selector: Selector): boolean {
  const last = splitCompounds(selector).at(-1);
  return Array.isArray(last) && last.some(isRoot) && isForPage(last);
}

/**
 * Returns the first selector of a sheet that means elements of a whole page, whatever their classes; undefined if there is
 * none. An engine that adds such a rule in the browser changes the site around its demo.
 */
export function findPageSelector(css: string): string | undefined {
  const rules = minifyCss(flattenCss(css), [], {
    Rule: (rule) => (GROUPS.has(rule.type) ? undefined : []),
    Selector: (selector) => (isForPage(selector) || isForBody(selector) ? selector : []),
  });
  return /(?:^|[{};])([^@{};][^{};]*)\{/.exec(rules)?.[1];
}
