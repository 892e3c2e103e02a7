import { followPath, pathTo } from '../boot/elementPath';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  readonly path: readonly number[];
  readonly value: string;
  readonly start: number | null;
  readonly end: number | null;
}

/** Fields whose value is not what a reader types; the browser rounds some of them by itself. */
const NOT_TYPED = new Set(['checkbox', 'radio', 'file', 'hidden', 'range', 'color']);

function isField(node: Element | undefined): node is Field {
  return node !== undefined && (node.localName === 'input' || node.localName === 'textarea');
}

function listTyped(holder: Element): Typed[] {
  return [...holder.querySelectorAll<Field>('input, textarea')]
    .filter((field) => !NOT_TYPED.has(field.type) && field.value !== field.defaultValue)
    .map((field) => ({
      path: pathTo(holder, field),
      value: field.value,
      start: field.selectionStart,
      end: field.selectionEnd,
    }));
}

/** Types a value as a reader does: what keeps watch over the field's own `value` sees that it has changed. */
function typeAgain(holder: Element, { path, value, start, end }: Typed): void {
  const field = followPath(holder, path);
  if (!isField(field)) return;
  // The focus came too early to be heard, and what suggests as one types forgets texts of fields without it.
  if (field === field.ownerDocument.activeElement) {
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  if (start !== null) field.setSelectionRange(start, end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what is typed into a drawn demo until it is alive; the returned function types it again, once. Without it,
 * a demo that holds its texts itself would put its first ones in their place.
 */
export function keepTyping(holder: Element): () => void {
  let typed = listTyped(holder);
  const keep = () => {
    typed = listTyped(holder);
  };
  holder.addEventListener('input', keep, true);
  return () => {
    holder.removeEventListener('input', keep, true);
    for (const one of typed.splice(0)) typeAgain(holder, one);
  };
}
