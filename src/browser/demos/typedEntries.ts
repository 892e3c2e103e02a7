import { followPath, pathTo } from '../boot/keptClick';

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
  // The focus came too early to be heard, and what suggests as one types forgets texts of fields without it.
  if (field === field.ownerDocument.activeElement) {
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  repeat(field as Field);
}

/**
 * Keeps what is typed into a drawn demo, or chosen in it, until it is alive; the returned function does it again, once.
 * Without it, a demo that holds its values itself would put its first ones in their place.
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

/** What a reader enters something into. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields that only their own dialog fills, or nobody. */
const NOT_ENTERED = new Set(['file', 'hidden']);

/** The field as it was drawn: browsers round values, and choose the first option where none is chosen. */
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
    // What keeps watch over the field's own `value` has to see that it changes.
    text.value = drawn;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(text), 'value') ?? {};
    set?.call(text, value);
    if (start !== null) text.setSelectionRange(start, end);
    text.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function readCheck(field: HTMLInputElement): ((field: Field) => void) | undefined {
  const { type, checked, defaultChecked } = field;
  // Of a group, the one that was chosen takes the mark from the others.
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
 * What a reader has entered into a drawn field, as a function that enters it into the same field once that is alive;
 * undefined where the field is as it was drawn.
 */
function readEntry(field: Field): ((field: Field) => void) | undefined {
  if (field.localName === 'select') return readOptions(field as HTMLSelectElement);
  const input = field as HTMLInputElement;
  if (NOT_ENTERED.has(input.type)) return undefined;
  return input.type === 'checkbox' || input.type === 'radio' ? readCheck(input) : readText(input);
}
