import { followPath, pathTo } from '../childPath';

interface Kept {
  readonly path: readonly number[];
  readonly field: string;
  readonly repeat: (field: Field) => void;
}

function listEntries(holder: Element): Kept[] {
  return [...holder.querySelectorAll<Field>('input, textarea, select')].flatMap((field) => {
    const repeat = readEntry(field);
    return repeat ? [{ path: pathTo(holder, field), field: field.localName, repeat }] : [];
  });
}

function repeatEntry(holder: Element, { path, field: name, repeat }: Kept): void {
  const field = followPath(holder, path);
  if (field?.localName !== name) return;
  // The demo missed the focus event, and autocomplete fields clear the text of fields that never had the
  // focus.
  if (field === field.ownerDocument.activeElement) {
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  repeat(field as Field);
}

/**
 * Keeps what the reader types or chooses in a prerendered demo until it is hydrated. Returns a function that
 * enters it again, once. Otherwise a controlled demo would reset its fields to their initial values.
 */
export function keepTyping(holder: Element): () => void {
  let kept = listEntries(holder);
  const keep = () => {
    kept = listEntries(holder);
  };
  holder.addEventListener('input', keep, true);
  return () => {
    holder.removeEventListener('input', keep, true);
    for (const one of kept.splice(0)) repeatEntry(holder, one);
  };
}

/** A form field. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input types that only a file dialog fills, or that readers cannot fill. */
const NOT_ENTERED = new Set(['file', 'hidden']);

/**
 * Returns a copy of the field as it was prerendered: browsers round values and select the first option if
 * none is selected.
 */
function drawnState<T extends Field>(field: T): T {
  const form = field.ownerDocument.createElement('form');
  const copy = field.cloneNode(true) as T;
  form.append(copy);
  form.reset();
  return copy;
}

function readText(field: HTMLInputElement | HTMLTextAreaElement): ((field: Field) => void) | undefined {
  const { value, selectionStart: start, selectionEnd: end } = field;
  const { value: drawn } = drawnState(field);
  if (value === drawn) return undefined;
  return (alive) => {
    const text = alive as HTMLInputElement;
    // Code that tracks the field's own `value` property, such as React, has to see it change.
    text.value = drawn;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(text), 'value') ?? {};
    set?.call(text, value);
    if (start !== null) text.setSelectionRange(start, end);
    text.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function readCheck(field: HTMLInputElement): ((field: Field) => void) | undefined {
  const { type, checked, defaultChecked } = field;
  // In a radio group, selecting one button clears the others.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
  return (alive) => {
    (alive as HTMLInputElement).checked = !checked;
    alive.click();
  };
}

function readOptions(field: HTMLSelectElement): ((field: Field) => void) | undefined {
  const chosenOf = ({ options }: HTMLSelectElement) => [...options].map(({ selected }) => selected);
  const chosen = chosenOf(field);
  const drawn = chosenOf(drawnState(field));
  if (chosen.every((selected, index) => selected === drawn[index])) return undefined;
  return (alive) => {
    for (const [index, option] of [...(alive as HTMLSelectElement).options].entries()) {
      option.selected = chosen[index] ?? false;
    }
    alive.dispatchEvent(new Event('input', { bubbles: true }));
    alive.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/**
 * Returns a function that enters the reader's input into the same field after hydration; undefined if the
 * field has not changed since it was prerendered.
 */
function readEntry(field: Field): ((field: Field) => void) | undefined {
  if (field.localName === 'select') return readOptions(field as HTMLSelectElement);
  const input = field as HTMLInputElement;
  if (NOT_ENTERED.has(input.type)) return undefined;
  return input.type === 'checkbox' || input.type === 'radio' ? readCheck(input) : readText(input);
}
