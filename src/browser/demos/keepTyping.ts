import { followPath, pathTo } from '../boot/keptClick';
import { readEntry, type Field } from './readEntry';

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
