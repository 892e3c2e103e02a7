import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { subscribeKept } from '../../browser/offline/shownRecords';
import type { KeptRecord } from '../../model/offline/keptProduct';

/**
 * Keeps the focus in a list of what is kept: a press may take its button away, or the whole row, and the focus would go
 * to the page behind the dialog. It goes to the first button of the row, else of the list.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, kept: readonly KeptRecord[]): void {
  /** What had the focus before the last change, and its row. */
  const before = useRef<readonly (Element | null)[]>([]);
  // A change is told ahead of its drawing.
  useEffect(
    () =>
      subscribeKept(() => {
        const { activeElement } = document;
        before.current = list.current?.contains(activeElement)
          ? [activeElement, activeElement?.closest('li') ?? null]
          : [];
      }),
    [list],
  );
  useLayoutEffect(() => {
    const [button, row] = before.current;
    if (!button || button.isConnected) return;
    const near = row?.isConnected ? row : list.current;
    near?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [list, kept]);
}
