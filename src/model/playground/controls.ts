import type { ApiProp } from '../api/ApiUnit';
import { readQuoted } from '../api/typeText';

/** A value that a reader can choose for a prop. The value of an icon is its name. */
export type ChoiceValue = string | number | boolean;

/** The chosen values by prop; a prop that is not set is absent. */
export type Choices = Readonly<Record<string, ChoiceValue>>;

/** A value without code: what JSON can write. */
export type PlainValue = ChoiceValue | null | readonly PlainValue[] | { readonly [key: string]: PlainValue };

/** What a reader can choose for one prop. */
export interface Control {
  readonly name: string;
  /** `choice`, `icon` and `object` have values; the others take any value of their kind. */
  readonly kind: 'choice' | 'icon' | 'object' | 'switch' | 'text' | 'number';
  readonly values?: readonly ChoiceValue[];
  /** The objects that the values of an `object` are the names of. */
  readonly objects?: Readonly<Record<string, PlainValue>>;
  /** What the component does if the prop is not set; absent if that is none of the values. */
  readonly default?: ChoiceValue;
  readonly isRequired?: boolean;
  /** The least and the greatest value of a `number`. If both are whole, only whole numbers are between them. */
  readonly range?: NumberRange;
}

export type NumberRange = readonly [least: number, most: number];

/** The range of a number that has no other: many components draw an element for each step, row or item. */
const USUAL_RANGE: NumberRange = [0, 1000];

/** What a playground says about its component; all of it is optional. */
export interface PlaygroundSettings {
  /** Text between the tags. */
  readonly children?: string;
  /** Values that the playground begins with. */
  readonly defaults?: Choices;
  /** Props that stand first, in this order; the others are behind a button. */
  readonly first?: readonly string[];
  /**
   * Values to offer for props whose type is not a list of values, for example `{ spacing: [0, 2, 4] }`; objects
   * by a name that readers see, for example `{ sx: { padded: { p: 2 } } }`.
   */
  readonly values?: Readonly<Record<string, readonly ChoiceValue[] | Readonly<Record<string, PlainValue>>>>;
  /**
   * Numbers that a component can draw, by prop, for example `{ elevation: [0, 24], precision: [0.1, 1] }`; others
   * are between 0 and 1000.
   */
  readonly ranges?: Readonly<Record<string, NumberRange>>;
  /** Props that a component reads only when it mounts: another value mounts it again. */
  readonly restart?: readonly string[];
  /** Props that are not offered, because they have no effect here or need another one. */
  readonly hidden?: readonly string[];
  /**
   * Set if the component is open at first: a dialog or a menu. It stays inside the stage then, and leaves the focus to
   * the controls.
   */
  readonly opensInside?: boolean;
  /** Props that are optional by their types, but that the component complains about when they are missing. */
  readonly required?: readonly string[];
}

/** Props whose values are code, or that make a component controlled. */
const NOT_OFFERED = new Set([
  'autoFocus',
  'checked',
  'className',
  'component',
  'defaultChecked',
  'defaultValue',
  'dangerouslySetInnerHTML',
  'id',
  'inputValue',
  'key',
  'name',
  'open',
  'ref',
  'style',
  'tabIndex',
  'value',
]);

/** Splits a type at the bars that are not inside brackets or quotes, or in what a function returns. */
export function splitUnion(type: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let quote = '';
  let member = '';
  let isFunction = false;
  for (let index = 0; index < type.length; index += 1) {
    const character = type.charAt(index);
    if (quote && character === '\\') {
      member += character + type.charAt(index + 1);
      index += 1;
      continue;
    }
    if (quote) quote = character === quote ? '' : quote;
    else if (`'"\``.includes(character)) quote = character;
    else if ('<({['.includes(character)) depth += 1;
    // The arrow of a function is no bracket.
    else if (')}]'.includes(character) || (character === '>' && type[index - 1] !== '=')) depth -= 1;
    if (depth === 0 && !quote && member.endsWith('=') && character === '>') isFunction = true;
    if (character === '|' && depth === 0 && !quote && !isFunction) {
      members.push(member.trim());
      member = '';
    } else member += character;
  }
  return [...members, member.trim()].filter(Boolean);
}

/** Returns the value of a literal in a type or a default; undefined for anything else. */
export function readLiteral(source: string): ChoiceValue | undefined {
  if (source === 'true' || source === 'false') return source === 'true';
  if (/^-?\d+(?:\.\d+)?$/.test(source)) return Number(source);
  return readQuoted(source);
}

/** A generic type that takes one value or one for each screen width, for example `ResponsiveStyleValue<…>`. */
const WRAPPED = /^\w*(?:Responsive|Overridable)\w*<(.*)>$/;

function listMembers({ type: { text, full } }: ApiProp): string[] {
  const inner = WRAPPED.exec(text)?.[1] ?? text;
  const members = splitUnion(inner);
  // A name in the short form is spelled out in the complete one.
  return members.length === 1 && full && /^\w+$/.test(inner) ? splitUnion(full) : members;
}

function isIcon(name: string): boolean {
  return /(?:^i|I)con$|Decorator$/.test(name);
}

/** Returns the kind and the values of a prop's control; undefined if no control can give its value. */
function readKind(prop: ApiProp, icons: readonly string[]): Pick<Control, 'kind' | 'values'> | undefined {
  const members = listMembers(prop);
  const literals = members.map(readLiteral).filter((value) => value !== undefined);
  const isBoolean = members.includes('boolean');
  const isElement = members.some((member) => /^(?:React\.)?React(?:Node|Element)\b/.test(member));
  const listed = literals.filter((value) => typeof value !== 'boolean');
  if (listed.length > 0) {
    const booleans = isBoolean ? [true, false] : literals.filter((value) => typeof value === 'boolean');
    const values = [...listed, ...booleans];
    const texts = values.map(String);
    // The string 'true' and the value true look the same.
    return {
      kind: 'choice',
      values: values.filter((value, index) => texts.indexOf(String(value)) === index),
    };
  }
  if (isBoolean || literals.length === 2) return { kind: 'switch' };
  if (isElement && isIcon(prop.name)) return icons.length > 0 ? { kind: 'icon', values: icons } : undefined;
  if (members.some((member) => /^(?:React\.)?ReactNode$/.test(member))) return { kind: 'text' };
  if (members.includes('number')) return { kind: 'number' };
  return members.includes('string') ? { kind: 'text' } : undefined;
}

function kindOfValues(
  values: NonNullable<PlaygroundSettings['values']>[string],
): Pick<Control, 'kind' | 'values' | 'objects'> {
  if (Array.isArray(values)) return { kind: 'choice', values: values as readonly ChoiceValue[] };
  const objects = values as Readonly<Record<string, PlainValue>>;
  return { kind: 'object', values: Object.keys(objects), objects };
}

/**
 * Returns the controls of a component's props: those that stand first, then the required ones, then the others
 * in their order. A prop gets no control if it is deprecated, or if its values are functions, objects or
 * elements.
 * @param icons names of the icons that a reader can choose
 */
export function listControls(
  props: readonly ApiProp[],
  { first = [], values = {}, ranges = {}, hidden = [], required: needed = [] }: PlaygroundSettings,
  icons: readonly string[],
): Control[] {
  const controls = props.flatMap((prop): Control[] => {
    const { name, required, deprecated } = prop;
    if (deprecated || hidden.includes(name)) return [];
    const offered = values[name];
    if (!offered && NOT_OFFERED.has(name)) return [];
    const kind = offered ? kindOfValues(offered) : readKind(prop, icons);
    if (!kind) return [];
    const range = kind.kind === 'number' ? (ranges[name] ?? USUAL_RANGE) : undefined;
    const fallback = prop.default === undefined ? undefined : readLiteral(prop.default);
    const isKnown = kind.values ? fallback !== undefined && kind.values.includes(fallback) : true;
    return [
      {
        name,
        ...kind,
        ...(range ? { range } : {}),
        ...(fallback !== undefined && isKnown ? { default: fallback } : {}),
        ...(required || needed.includes(name) ? { isRequired: true } : {}),
      },
    ];
  });
  const rank = ({ name, isRequired }: Control) => {
    const index = first.indexOf(name);
    return index >= 0 ? index : first.length + (isRequired ? 0 : 1);
  };
  return controls.toSorted((a, b) => rank(a) - rank(b));
}

/** Props that say most about how a component looks, for playgrounds that name none. */
const USUAL = ['variant', 'color', 'size', 'orientation', 'direction', 'label', 'children', 'disabled'];
/** Number of props that stand first if the playground does not name them. */
const FIRST = 6;

/** Returns the names of the props that stand first if the playground does not name any. */
export function usualFirst(props: readonly ApiProp[]): string[] {
  const names = props.filter(({ deprecated }) => !deprecated).map(({ name }) => name);
  const required = props.filter(({ required: isRequired }) => isRequired).map(({ name }) => name);
  return [...new Set([...required, ...USUAL.filter((name) => names.includes(name))])].slice(0, FIRST);
}
