import type { Selector, SelectorComponent } from 'lightningcss';
import { HOLDER_ATTRIBUTE, POPUP_HOLDER } from '../../model/demos/demoColorMode';
import { COLOR_MODE_ATTRIBUTE } from '../../model/settings/appearance';
import { minifyCss } from './rulePicker';
import { walkTags } from './walkTags';

/** What selectors can find in some HTML. */
export interface DrawnNames {
  readonly elements: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  /** Values by attribute. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Returns the names in some HTML. */
export function readNames(html: string): DrawnNames {
  const elements = new Set<string>();
  const classes = new Set<string>();
  const attributes = new Map<string, Set<string>>();
  walkTags(html, {
    element: (name) => elements.add(name),
    attribute: (name, value) => {
      if (name === 'class') for (const each of value.split(/\s+/)) classes.add(each);
      const values = attributes.get(name) ?? new Set();
      attributes.set(name, values.add(value));
    },
  });
  return { elements, classes, attributes };
}

/** Attributes that are not in the HTML of a demo, or that a browser changes without a script. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  HOLDER_ATTRIBUTE,
  COLOR_MODE_ATTRIBUTE,
  'class',
  'dir',
  'lang',
  'open',
]);

function isPresent(part: SelectorComponent, names: DrawnNames): boolean {
  switch (part.type) {
    case 'class':
      return names.classes.has(part.name);
    case 'type':
      return /^(?:html|body)$/i.test(part.name) || names.elements.has(part.name.toLowerCase());
    case 'attribute': {
      const { operator, value, caseSensitivity } = part.operation ?? {};
      // A script opens what has it.
      if (part.name === HOLDER_ATTRIBUTE && value === POPUP_HOLDER) return false;
      if (ELSEWHERE.has(part.name)) return true;
      const values = names.attributes.get(part.name.toLowerCase());
      if (!values || operator !== 'equal' || caseSensitivity === 'ascii-case-insensitive')
        return values !== undefined;
      return values.has(value ?? '');
    }
    case 'pseudo-class':
      if (part.kind === 'is' || part.kind === 'where')
        return part.selectors.some((each) => mayMatch(each, names));
      return true;
    default:
      return true;
  }
}

function mayMatch(selector: Selector, names: DrawnNames): boolean {
  return selector.every((part) => isPresent(part, names));
}

/**
 * Returns the minified rules of a style sheet that may apply to HTML with these names, before a script changes it. The
 * condition of a state, such as `:hover`, counts as met; a value of an attribute has to be there.
 */
export function pickNeeded(css: string, names: DrawnNames): string {
  return minifyCss(css, [], { Selector: (selector) => (mayMatch(selector, names) ? selector : []) });
}
