import { followPath, pathTo } from './childPath';

/** A form field. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Matches the fields that a reader fills. Only a file dialog fills a field for files. */
const FIELDS = 'input:not([type="file"], [type="hidden"]), textarea, select';

const listFields = (holder: Element) => [...holder.querySelectorAll<Field>(FIELDS)];

/** What tells fields apart whose order alone is known: other programs may have put elements around them. */
const kindOf = ({ localName, type, name }: Field) => `${localName} ${type} ${name}`;

/** Finds the field that has the place of another one among the fields of its kind. */
function findAgain(field: Field, before: readonly Field[], after: readonly Field[]): Field | undefined {
  const ofKind = (fields: readonly Field[]) => fields.filter((other) => kindOf(other) === kindOf(field));
  return ofKind(after)[ofKind(before).indexOf(field)];
}

/** Sets the text of a field as if the reader had typed it; React watches the element's own `value`. */
function enterText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (field.value === value) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function enterOptions({ options }: HTMLSelectElement, selected: readonly boolean[]): void {
  if ([...options].every((option, index) => option.selected === selected[index])) return;
  for (const [index, option] of [...options].entries()) option.selected = selected[index] ?? false;
  for (const type of ['input', 'change'])
    options[0]?.parentElement?.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Returns a function that enters what a field contains now into another one. */
function readContents(field: Field): (other: Field) => void {
  if (field.localName === 'select') {
    const selected = [...(field as HTMLSelectElement).options].map((option) => option.selected);
    return (other) => enterOptions(other as HTMLSelectElement, selected);
  }
  const { type, value, checked } = field as HTMLInputElement;
  if (type !== 'checkbox' && type !== 'radio') return (other) => enterText(other as HTMLInputElement, value);
  return (other) => {
    // In a radio group, selecting one button clears the others.
    if ((other as HTMLInputElement).checked !== checked && (checked || type === 'checkbox')) other.click();
  };
}

/** Returns the selected part of the text of a field, if it has one. */
function readSelection(field: Field): readonly [start: number, end: number] | undefined {
  if (field.localName === 'select') return undefined;
  const { selectionStart: start, selectionEnd: end } = field as HTMLInputElement;
  return start === null || end === null ? undefined : [start, end];
}

/** Returns a function that gives the focus back to what has it now, with its selection; undefined if it is elsewhere. */
function readFocus(holder: Element, before: readonly Field[]): (() => void) | undefined {
  const { activeElement } = holder.ownerDocument;
  if (!activeElement || activeElement === holder || !holder.contains(activeElement)) return undefined;
  const field = before.find((other) => other === activeElement);
  if (!field) {
    const path = pathTo(holder, activeElement);
    return () => {
      const found = followPath(holder, path);
      if (found?.localName === activeElement.localName) (found as HTMLElement).focus({ preventScroll: true });
    };
  }
  const selection = readSelection(field);
  return () => {
    const found = findAgain(field, before, listFields(holder));
    found?.focus({ preventScroll: true });
    if (found && selection) (found as HTMLInputElement).setSelectionRange(...selection);
  };
}

/**
 * Keeps what the fields of a part contain now, and which of its elements has the focus. Returns a function that enters it
 * again after the part has been drawn again.
 */
export function keepFields(holder: Element): () => void {
  const before = listFields(holder);
  const contents = before.map((field) => [field, readContents(field)] as const);
  const focus = readFocus(holder, before);
  return () => {
    const after = listFields(holder);
    for (const [field, enter] of contents) {
      const found = findAgain(field, before, after);
      if (found) enter(found);
    }
    focus?.();
  };
}
