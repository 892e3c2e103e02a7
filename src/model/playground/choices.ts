import { THEME_PARAMETER } from '../demoTheme/ThemeChoices';
import { unset } from './chosenProps';
import type { Choices, ChoiceValue, Control } from './controls';

/** Longer texts are refused: an address is no place for them. */
export const MAX_TEXT = 200;
/** Further parts of an address are ignored, in number. */
const MAX_PARTS = 60;
/** Further names are not reported, in number. */
const MAX_IGNORED = 8;

/** Returns whether a control takes whole numbers only: its bounds are whole. */
export function isWhole({ range }: Control): boolean {
  return range?.every(Number.isInteger) ?? false;
}

/**
 * Returns the value that a text means for a control: of its field, or in an address. The empty text means that
 * the prop is not set, which is `undefined`; `null` stands for a text that is no value of the control.
 */
export function parseChoice(control: Control, text: string): ChoiceValue | undefined | null {
  if (text === '') return control.isRequired ? null : undefined;
  switch (control.kind) {
    case 'choice':
    case 'icon':
    case 'object':
      return control.values?.find((value) => String(value) === text) ?? null;
    case 'switch':
      return text === 'true' || text === 'false' ? text === 'true' : null;
    case 'number': {
      const [least, most] = control.range ?? [-Infinity, Infinity];
      const value = /^-?\d{1,6}(?:\.\d{1,3})?$/.test(text) ? Number(text) : NaN;
      const isFit = value >= least && value <= most && (Number.isInteger(value) || !isWhole(control));
      return isFit ? value : null;
    }
    case 'text':
      return text.length <= MAX_TEXT ? text : null;
  }
}

/** Returns the value of a control as the text of its field, or of an address. */
export function formatChoice(value: ChoiceValue | undefined): string {
  return value === undefined ? '' : String(value);
}

/** Props that lead somewhere or load something. */
const OF_ADDRESS =
  /^(?:href|src|srcSet|to|action|formAction|poster|data|xlinkHref|image|background)$|(?:Href|Src|Url|Image)$/;
/**
 * Matches a text without white space, which browsers skip, that leads to another site as a value of any prop: an
 * address, a function of CSS that loads something, or an escape or a comment that may hide one. Also matches CSS
 * that goes beyond one value.
 */
const OF_OTHER_SITE = /^(?:https?:|\/\/)|[\\{}]|\/\*|;[\w-]+:|(?:url|src|image|image-set|cross-fade)\(/i;

/**
 * Returns whether a shared address may give a value: it must not make a link to another site, or load anything
 * from there, on a page that readers trust.
 */
function isShareable(name: string, text: string): boolean {
  if (name === THEME_PARAMETER) return false;
  if (OF_ADDRESS.test(name)) return /^(?:#[\w-]*)?$/.test(text);
  return name === 'children' || !OF_OTHER_SITE.test(text.replace(/\s/g, ''));
}

/** Returns a copy of the choices in which a prop has another value, or is not set. */
export function withChoice(choices: Choices, name: string, value: ChoiceValue | undefined): Choices {
  const { [name]: _former, ...others } = choices;
  return value === undefined ? others : { ...others, [name]: value };
}

/** Returns some value for a prop that must be set. */
function anyValue({ name, kind, values = [] }: Control): ChoiceValue {
  if (kind === 'number') return 1;
  return values[0] ?? name;
}

/**
 * Returns the choices that a playground begins with: its own values, and the component's for all other props. A
 * required prop without either has the first value of its control.
 */
export function initialChoices(controls: readonly Control[], defaults: Choices = {}): Choices {
  const entries = controls.flatMap((control) => {
    const { name, isRequired } = control;
    const given = defaults[name] ?? unset(control);
    const value = given ?? (isRequired ? anyValue(control) : undefined);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * Returns controls and first choices for a component with other defaults, which a theme gives it. Props that the
 * playground itself sets keep their values.
 */
export function withDefaults<
  Part extends { readonly controls: readonly Control[]; readonly initial: Choices },
>(part: Part, defaults: Readonly<Record<string, unknown>>): Part {
  let { initial } = part;
  const controls = part.controls.map((control) => {
    const value = parseChoice(control, String(defaults[control.name] ?? ''));
    if (value === null || value === undefined) return control;
    if (initial[control.name] === unset(control)) initial = withChoice(initial, control.name, value);
    return { ...control, default: value };
  });
  return { ...part, controls, initial };
}

/** The choices that an address means, and its parts that mean none. */
export interface ReadChoices {
  readonly choices: Choices;
  /**
   * Names that are no prop with a control, that occur twice, or whose value is none of the control's; at most 40
   * characters each. An ellipsis stands for further ones.
   */
  readonly ignored: readonly string[];
}

/**
 * Reads the choices in the query of an address. What is unknown is ignored and reported.
 * @param query names and values in order
 */
export function readChoices(
  query: Iterable<readonly [name: string, text: string]>,
  controls: readonly Control[],
  initial: Choices,
): ReadChoices {
  let choices = initial;
  const ignored: string[] = [];
  const parts = [...query];
  const read = parts.slice(0, MAX_PARTS);
  for (const [name, text] of read) {
    const isOnly = read.filter(([other]) => other === name).length === 1;
    const control = isOnly ? controls.find((each) => each.name === name) : undefined;
    const value = control && isShareable(name, text) ? parseChoice(control, text) : null;
    if (value === null) ignored.push(name.slice(0, 40));
    else choices = withChoice(choices, name, value);
  }
  const names = [...new Set(ignored)];
  const hasMore = parts.length > MAX_PARTS || names.length > MAX_IGNORED;
  return { choices, ignored: hasMore ? [...names.slice(0, MAX_IGNORED), '…'] : names };
}

function listChanged(choices: Choices, controls: readonly Control[], initial: Choices) {
  return controls
    .filter(({ name }) => choices[name] !== initial[name])
    .map(({ name }): [name: string, text: string] => [name, formatChoice(choices[name])]);
}

/** Lists the names and values that stand for choices in an address: those that differ from the first ones. */
export function writeChoices(
  choices: Choices,
  controls: readonly Control[],
  initial: Choices,
): [name: string, text: string][] {
  return listChanged(choices, controls, initial).filter(([name, text]) => isShareable(name, text));
}

/** Lists the names of the choices that are left out of an address. */
export function listUnshared(choices: Choices, controls: readonly Control[], initial: Choices): string[] {
  return listChanged(choices, controls, initial)
    .filter(([name, text]) => !isShareable(name, text))
    .map(([name]) => name);
}
