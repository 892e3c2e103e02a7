import { Parser } from 'htmlparser2';
import type { DemoBlock } from '../../model/demos/demo';
import type { PrerenderedDemo } from '../demos/builtDemo';
import { withoutAttributes } from '../demos/withoutAttributes';

/**
 * What the HTML of a rendered demo shows. It is read as browsers read it: React writes it in one form, but the libraries
 * of demos can put any HTML into it.
 */

/** Elements that a reader sees without any text. */
const SEEN_ELEMENTS: ReadonlySet<string> = new Set(
  'svg img canvas video iframe input textarea select button progress hr'.split(' '),
);
/** Styles, and names of classes, that a reader sees without any text. */
const SEEN_STYLES = /background|border|shadow/;
/** Elements whose text is not shown. */
const HIDDEN_TEXT: ReadonlySet<string> = new Set(['script', 'style', 'template']);

/** In px. A smaller empty box is space between elements. */
const LEAST_GAP = 120;
const HEIGHT = /(?:^|[;{\s])(?:min-)?height:\s*(\d+)px/;
/** The style of an element that grows in the browser, and is shown then. One that is closed is hidden as well. */
const GROWS = /transform:\s*scale\(0\)/;
const CLOSED = /visibility:\s*hidden/;

/** An element without content: its style, and its classes. */
interface Box {
  readonly style: string;
  readonly names: string;
}

/** Returns whether an empty box has some height, where a component will be. */
function isGap({ style, names }: Box, rules: string): boolean {
  const declarations = names.split(/\s+/).map((name) => rules.split(`.${name}{`)[1]?.split('}')[0] ?? '');
  const box = [style, ...declarations].join(';');
  return Number(HEIGHT.exec(box)?.[1]) >= LEAST_GAP && !SEEN_STYLES.test(box);
}

/**
 * Returns how much of a rendered demo a reader does not see, because a component waits for its size in the
 * browser, or begins with a transition.
 */
export function findBlank({ html, styles }: PrerenderedDemo): DemoBlock['blank'] {
  const rules = Object.values(styles);
  const allRules = rules.join('');
  let hasText = false;
  let isSeen = rules.some((rule) => SEEN_STYLES.test(rule));
  let isPart = false;
  const hidden: string[] = [];
  /** A box that has just begun. */
  let box: Box | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const { style = '', class: names = '' } = attributes;
      isSeen ||= SEEN_ELEMENTS.has(name) || Object.values(attributes).some((text) => SEEN_STYLES.test(text));
      isPart ||= GROWS.test(style) && !CLOSED.test(style);
      if (HIDDEN_TEXT.has(name)) hidden.push(name);
      box = name === 'div' ? { style, names } : undefined;
    },
    ontext: (text) => {
      box = undefined;
      if (hidden.at(-1) === 'style') isSeen ||= SEEN_STYLES.test(text);
      hasText ||= hidden.length === 0 && text.trim() !== '';
    },
    onclosetag: (name) => {
      if (box && name === 'div') isPart ||= isGap(box, allRules);
      box = undefined;
      if (hidden.at(-1) === name) hidden.pop();
    },
  });
  parser.end(html);
  return !hasText && !isSeen ? 'all' : isPart ? 'part' : undefined;
}

/** Attributes that would name or describe something twice on a page, or make a picture of a demo operable. */
const LIVE = /^(?:id|for|name|href|tabindex|title|role|list|autofocus|aria-[a-z]+)$/;

/**
 * Returns the HTML of a demo as a picture of it: without identifiers, links and roles.
 * @example stillHtml('<a id="a" class="b" href="/c/">D</a>') // '<a class="b">D</a>'
 */
export function stillHtml(html: string): string {
  return withoutAttributes(html, (name) => LIVE.test(name));
}
