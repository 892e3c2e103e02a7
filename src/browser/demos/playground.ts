import { mayBeProp, type ByCodeVariant, type PlaygroundExtras } from '../../model/demos/demo';
import { foldHead, frameCode, markChanges } from '../../model/demos/frameCode';
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

function listFields(form: HTMLFormElement, name: string): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].filter(
    (field) => field.name === name,
  );
}

function readField(form: HTMLFormElement, { name, kind }: Control): string {
  const fields = listFields(form, name);
  const [first] = fields;
  if (kind === 'switch') return String(first instanceof HTMLInputElement && first.checked);
  const chosen = fields.find((field) => field instanceof HTMLInputElement && field.checked);
  return (first?.type === 'radio' ? chosen : first)?.value ?? '';
}

/** Returns what a field means; null if what was typed is no value. */
function parseField(form: HTMLFormElement, control: Control): ReturnType<typeof parseChoice> {
  const isMistyped = listFields(form, control.name)[0]?.validity.badInput;
  return isMistyped ? null : parseChoice(control, readField(form, control));
}

/** Lists the names of the fields whose text is no value. */
function listMistyped(form: HTMLFormElement, controls: readonly Control[]): string[] {
  return controls.filter((control) => parseField(form, control) === null).map(({ name }) => name);
}

/** Returns what the fields of a form mean. A field without a valid value keeps what was chosen before. */
function readForm(form: HTMLFormElement, controls: readonly Control[], former: Choices): Choices {
  let choices = former;
  for (const control of controls) {
    const value = parseField(form, control);
    if (value !== null) choices = withChoice(choices, control.name, value);
  }
  return choices;
}

/** Shows choices in the fields of a form. */
function fillForm(form: HTMLFormElement, controls: readonly Control[], choices: Choices): void {
  for (const { name, kind } of controls) {
    const text = formatChoice(choices[name]);
    for (const field of listFields(form, name)) {
      if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.value === text;
      else if (field instanceof HTMLInputElement && kind === 'switch') field.checked = text === 'true';
      else field.value = text;
    }
  }
}

/** Returns the choices in the address of the page. */
function readAddress({ controls, initial }: PlaygroundExtras): ReadChoices {
  const query = [...new URLSearchParams(window.location.search)];
  const own = query.filter(([name]) => mayBeProp(name));
  return readChoices(own, controls, initial);
}

/** Writes choices to the address of the page, in place of the former ones and of names that mean nothing. */
function keepInAddress(extras: PlaygroundExtras, choices: Choices): void {
  const { controls, initial } = extras;
  const query = new URLSearchParams(window.location.search);
  for (const name of readAddress(extras).ignored) query.delete(name);
  for (const { name } of controls) query.delete(name);
  for (const [name, text] of writeChoices(choices, controls, initial)) query.set(name, text);
  replaceQuery(query.toString());
}

/**
 * Says beside the controls what has no effect: names of the address, mistyped values, which are marked, too, and
 * choices that are not in the address.
 */
function report(
  form: HTMLFormElement,
  { controls, initial }: PlaygroundExtras,
  choices: Choices,
  ignored: readonly string[],
): void {
  const invalid = listMistyped(form, controls);
  for (const { name } of controls)
    for (const field of listFields(form, name))
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
    return frameCode(foldHead(markChanges(now, before)), `${name}.${variant === 'JS' ? 'js' : 'tsx'}`);
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
 * else what the address says. Every further choice is kept in the address. Returns a function that returns to
 * the first choices.
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
  let choices = initial;
  const show = (next: Choices) => {
    onChange(showChoices(name, extras, next, choices));
    choices = next;
  };
  const choose = () => {
    const next = readForm(form, controls, choices);
    report(form, extras, next, []);
    keepInAddress(extras, next);
    show(next);
  };
  const touched = readForm(form, controls, drawn.initial);
  const address = readAddress(extras);
  const changed = controls.filter(({ name: prop }) => touched[prop] !== drawn.initial[prop]);
  const first = changed.reduce(
    (all, { name: prop }) => withChoice(all, prop, touched[prop]),
    address.choices,
  );
  const mistyped = listMistyped(form, controls);
  fillForm(
    form,
    controls.filter(({ name: prop }) => !mistyped.includes(prop)),
    first,
  );
  if (changed.length > 0) keepInAddress(extras, first);
  show(first);
  report(form, extras, first, address.ignored);
  form.addEventListener('input', choose, { signal });
  const { pathname } = window.location;
  const follow = () => {
    // On the way to another page.
    if (window.location.pathname !== pathname) return;
    const again = readAddress(extras);
    fillForm(form, controls, again.choices);
    report(form, extras, again.choices, again.ignored);
    show(again.choices);
  };
  window.addEventListener('popstate', follow, { signal });
  // Another theme begins again, with the choices of the address.
  signal.addEventListener('abort', () => fillForm(form, controls, drawn.initial));
  return () => {
    fillForm(form, controls, initial);
    report(form, extras, initial, []);
    keepInAddress(extras, initial);
    show(initial);
  };
}
