import { useEffect, useRef } from 'react';
import type { Answer } from '../../browser/search/queryAnswer';
import { isPlainEnter } from '../../browser/search/typing';
import type { DocSearchRecord } from '../../model/search/DocSearchRecord';

/** State of an Enter key that was pressed before the query was answered. */
interface EagerEnter {
  /** Forgets the key press, because the query has changed. */
  readonly forget: () => void;
  /** Returns whether a key press waits for its answer. The modal would follow a hit of the previous query. */
  readonly handleKey: (event: KeyboardEvent) => boolean;
}

/**
 * Delays Enter until the query in the field is answered, and then follows the first hit.
 * @param isEager whether the reader pressed Enter before the dialog was open
 * @param answer the last answer, with its query
 */
export function useEagerEnter(
  isEager: boolean,
  answer: Answer & { readonly text: string },
  findField: () => HTMLInputElement | null,
  follow: (first: DocSearchRecord) => void,
): EagerEnter {
  const isWaiting = useRef(isEager);

  useEffect(() => {
    if (!isWaiting.current || answer.text.trim() !== findField()?.value.trim()) return;
    isWaiting.current = false;
    const [first] = answer.records;
    if (first) follow(first);
  }, [answer, findField, follow]);

  return {
    forget: () => {
      isWaiting.current = false;
    },
    handleKey: (event) => {
      const field = findField();
      const asked = event.target === field ? field?.value.trim() : '';
      const isEarly = isPlainEnter(event) && asked !== '' && asked !== answer.text.trim();
      if (isEarly) isWaiting.current = true;
      return isEarly;
    },
  };
}

const STOPS = '[data-panels] a[href], [data-panels] button';

/**
 * Moves the focus with the arrow keys, from the field into the panels below it and between their links and
 * buttons. Returns whether the key was handled. Escape and Tab are left to the browser. In the dialog, the arrow
 * keys of a field with a text belong to the modal.
 */
export function moveFocus(event: KeyboardEvent, field: HTMLInputElement): boolean {
  const dialog = field.closest('dialog');
  const isDown = event.key === 'ArrowDown';
  if (!isDown && event.key !== 'ArrowUp') return false;
  const stops = [...(dialog ?? document).querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at < 0 && (!isDown || (dialog && field.value !== '') || document.activeElement !== field)) return false;
  (stops[at + (isDown ? 1 : -1)] ?? (isDown ? stops.at(-1) : field))?.focus();
  return true;
}
