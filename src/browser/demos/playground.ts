import { mayBeProp, type ByCodeVariant, type PlaygroundExtras } from '../../model/demos/demo';
import { foldAround, codeBox, markChanges } from '../../model/demos/codeBox';
import {
  formatChoice,
  listUnshared,
  parseChoice,
  readChoices,
  type ReadChoices,
  withChoice,
  withDefaults,
  writeChoices,
} from '../../model/playground/choices';
import { choicesToProps } from '../../model/playground/chosenProps';
import type { Choices, Control } from '../../model/playground/controls';
import { printCode, printCodeHtml } from '../../model/playground/printCode';
import type { CodeVariant } from '../../model/settings/codeSettings';
import { getCurrentPage } from '../navigation/currentPage';
import { replaceQuery } from '../navigation/replaceQuery';
import { getDemoTheme } from '../settings/demoTheme';
import { loadThemedProviders } from './themedProviders';

type Field = HTMLInputElement | HTMLSelectElement;

/** The fields of a form by name, listed once: a form may have a hundred. */
type Fields = ReadonlyMap<string, readonly Field[]>;

function listFields(form: HTMLFormElement): Fields {
  const fields = new Map<string, Field[]>();
  for (const field of form.querySelectorAll<Field>('input, select'))
    fields.set(field.name, [...(fields.get(field.name) ?? []), field]);
  return fields;
}

function readField(fields: readonly Field[], { kind }: Control): string {
  const [first] = fields;
  if (kind === 'switch') return String(first instanceof HTMLInputElement && first.checked);
  const chosen = fields.find((field) => field instanceof HTMLInputElement && field.checked);
  return (first?.type === 'radio' ? chosen : first)?.value ?? '';
}

/** Returns what a field means; null if what was typed is no value. */
function parseField(fields: Fields, control: Control): ReturnType<typeof parseChoice> {
  const inputs = fields.get(control.name) ?? [];
  return inputs[0]?.validity.badInput ? null : parseChoice(control, readField(inputs, control));
}

/** Lists the names of the fields whose text is no value. */
function listMistyped(fields: Fields, controls: readonly Control[]): string[] {
  return controls.filter((control) => parseField(fields, control) === null).map(({ name }) => name);
}

/** Returns what fields mean. One without a valid value keeps what was chosen before. */
function readFields(fields: Fields, controls: readonly Control[], former: Choices): Choices {
  let choices = former;
  for (const control of controls) {
    const value = parseField(fields, control);
    if (value !== null) choices = withChoice(choices, control.name, value);
  }
  return choices;
}

/** Shows choices in fields. */
function fillFields(fields: Fields, controls: readonly Control[], choices: Choices): void {
  for (const { name, kind } of controls) {
    const text = formatChoice(choices[name]);
    for (const field of fields.get(name) ?? []) {
      if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.value === text;
      else if (field instanceof HTMLInputElement && kind === 'switch') field.checked = text === 'true';
      else field.value = text;
    }
  }
}

/** Returns the choices in the address of the page. */
function readAddress({ controls, initial }: PlaygroundExtras): ReadChoices {
  const query = [...new URLSearchParams(window.location.search)];
  const props = query.filter(([name]) => mayBeProp(name));
  return readChoices(props, controls, initial);
}

/** Writes choices to the address of the page, in place of the former ones and of names that mean nothing. */
function keepInAddress(extras: PlaygroundExtras, choices: Choices): void {
  const { controls, initial } = extras;
  const query = new URLSearchParams(window.location.search);
  const former = Array.from(query.keys()).filter(mayBeProp);
  for (const name of former) query.delete(name);
  for (const [name, text] of writeChoices(choices, controls, initial)) query.set(name, text);
  replaceQuery(query.toString());
}

/**
 * Says beside the controls what has no effect: names of the address, mistyped values, which are marked, too, and
 * choices that are not in the address.
 */
function report(
  form: HTMLFormElement,
  fields: Fields,
  { controls, initial }: PlaygroundExtras,
  choices: Choices,
  ignored: readonly string[],
): void {
  const invalid = listMistyped(fields, controls);
  for (const { name } of controls)
    for (const field of fields.get(name) ?? [])
      if (invalid.includes(name)) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
  const status = form.querySelector<HTMLElement>('[data-ignored]');
  if (!status) return;
  const said = [
    [status.dataset['ignored'], ignored],
    [status.dataset['invalid'], invalid],
    [status.dataset['unshared'], listUnshared(choices, controls, initial)],
  ] as const;
  status.textContent = said
    .filter(([, names]) => names.length > 0)
    .map(([text, names]) => text?.replace('{{names}}', () => names.join(', ')))
    .join('. ');
}

/** What choices mean, for the stage and for the code. */
export interface ShownChoices {
  readonly choices: Choices;
  /** Returns the props that they stand for, with the elements of icons by name. */
  readonly propsOf: (icons: Readonly<Record<string, unknown>>) => object;
  readonly code: ByCodeVariant;
  /** The whole block of colored code. */
  readonly html: ByCodeVariant;
  /** Scrolls the code in an element to the last line that the choice has changed, if it is out of view. */
  readonly reveal: (block: HTMLElement | null) => void;
}

/** Height of a collapsed block whose last lines fade out, in px. */
const FADE = 48;

function revealChange(block: HTMLElement | null): void {
  const pre = block?.querySelector('pre');
  const mark = [...(pre?.querySelectorAll('ins') ?? [])].at(-1);
  if (pre && mark && mark.offsetTop > pre.clientHeight - FADE)
    pre.scrollTop = mark.offsetTop - pre.clientHeight / 2;
}

/** @param former choices before these */
function showChoices(
  name: string,
  extras: PlaygroundExtras,
  choices: Choices,
  former: Choices,
): ShownChoices {
  const { templates, colored, controls, icons } = extras;
  const code = (variant: CodeVariant) => `${printCode(templates[variant], controls, choices, icons)}\n`;
  const html = (variant: CodeVariant) => {
    const [now = '', before = ''] = [choices, former].map((shown) =>
      printCodeHtml(templates[variant], colored[variant], controls, shown, icons),
    );
    return codeBox(foldAround(markChanges(now, before)), `${name}.${variant === 'JS' ? 'js' : 'tsx'}`);
  };
  return {
    choices,
    propsOf: (elements) => choicesToProps(choices, controls, (icon) => elements[icon]),
    code: { TS: code('TS'), JS: code('JS') },
    html: { TS: html('TS'), JS: html('JS') },
    // Another function for each choice, so that React calls it again.
    reveal: (block) => revealChange(block),
  };
}

/** Returns the default props that the reader's theme for demos gives a component of the current page. */
export async function readThemeDefaults(component: string): Promise<Readonly<Record<string, unknown>>> {
  const theme = getDemoTheme();
  if (!theme?.density) return {};
  const { [getCurrentPage()?.product ?? '']: provider } = await loadThemedProviders();
  if (!provider) return {};
  const { prefix, code } = provider.theming;
  return code(theme).options.components?.[prefix + component]?.defaultProps ?? {};
}

/**
 * Shows what the controls of a playground mean, until the signal: at first what the reader has already chosen,
 * else what the address says. Every further choice is kept in the address, in place of what means nothing.
 * Returns a function that returns to the first choices.
 * @param name name of the demo
 * @param drawn what the document shows
 * @param defaults default props of the reader's theme, which controls show that nobody has used
 */
export function followForm(
  form: HTMLFormElement,
  name: string,
  drawn: PlaygroundExtras,
  defaults: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  onChange: (shown: ShownChoices) => void,
): () => void {
  const extras = withDefaults(drawn, defaults);
  const { controls, initial } = extras;
  const fields = listFields(form);
  let choices = initial;
  const show = (next: Choices) => {
    onChange(showChoices(name, extras, next, choices));
    choices = next;
  };
  const choose = () => {
    const next = readFields(fields, controls, choices);
    report(form, fields, extras, next, []);
    keepInAddress(extras, next);
    show(next);
  };
  const touched = readFields(fields, controls, drawn.initial);
  const address = readAddress(extras);
  const changed = controls.filter(({ name: prop }) => touched[prop] !== drawn.initial[prop]);
  const first = changed.reduce(
    (all, { name: prop }) => withChoice(all, prop, touched[prop]),
    address.choices,
  );
  const mistyped = listMistyped(fields, controls);
  fillFields(
    fields,
    controls.filter(({ name: prop }) => !mistyped.includes(prop)),
    first,
  );
  if (changed.length > 0) keepInAddress(extras, first);
  show(first);
  report(form, fields, extras, first, address.ignored);
  form.addEventListener('input', choose, { signal });
  const { pathname } = window.location;
  const follow = () => {
    // On the way to another page.
    if (window.location.pathname !== pathname) return;
    const again = readAddress(extras);
    fillFields(fields, controls, again.choices);
    report(form, fields, extras, again.choices, again.ignored);
    show(again.choices);
  };
  window.addEventListener('popstate', follow, { signal });
  // Another theme begins again, with the choices of the address.
  signal.addEventListener('abort', () => fillFields(fields, controls, drawn.initial));
  return () => {
    fillFields(fields, controls, initial);
    report(form, fields, extras, initial, []);
    keepInAddress(extras, initial);
    show(initial);
  };
}
