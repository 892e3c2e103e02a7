import { useEffect, useRef } from 'react';
import type { Answer } from '../../browser/search/queryAnswer';
import { isPlainEnter } from '../../browser/search/typing';
import type { DocSearchRecord } from '../../model/search/DocSearchRecord';

/** Enter that was pressed before the query was answered. */
interface EagerEnter {
  /** The query is another one by now: nothing is followed any more. */
  readonly forget: () => void;
  /** Whether a key press is one that waits for its answer; the modal would follow a hit of the letters before. */
  readonly hear: (event: KeyboardEvent) => boolean;
}

/**
 * Lets Enter wait for the answer to what stands in the field, and follows its first hit then.
 * @param isEager the reader has pressed it before there was a dialog
 * @param answer the last one, with the query that it answers
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
    hear: (event) => {
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
 * Moves the focus for a key, where the modal's own handling stands in the way: from the empty field into the panels
 * below it with the arrow keys, and on from there. Escape and Tab are the browser's. True where it moved.
 */
export function moveFocus(event: KeyboardEvent, field: HTMLInputElement): boolean {
  const isDown = event.key === 'ArrowDown';
  if (!isDown && event.key !== 'ArrowUp') return false;
  const stops = [...(field.closest('dialog')?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at < 0 && (!isDown || field.value !== '' || document.activeElement !== field)) return false;
  (stops[at + (isDown ? 1 : -1)] ?? (isDown ? stops.at(-1) : field))?.focus();
  return true;
}
