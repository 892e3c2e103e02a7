import { pathTo } from './elementPath';

/** A click, or the sending of a form, that came before anything could answer it. */
export interface KeptClick {
  readonly target: Element;
  /** Child numbers from the element that holds the target down to it, should the target be drawn anew meanwhile. */
  readonly path: readonly number[];
  readonly holder: Element;
  /** Where in the target it was, as shares of its width and height: the page may have moved since. */
  readonly x: number;
  readonly y: number;
  /** The target is a form that was sent without a click, by the Enter key. */
  readonly sends: boolean;
  /** The page has clicked for the reader, who pressed a shortcut: the focus is somewhere else, and stays there. */
  readonly isProxy?: boolean | undefined;
}

/** A click, or the sending of a form, as something that can be repeated; `holder` is an element that stays. */
export function keepClick(event: Event, target: Element, holder: Element): KeptClick {
  const { detail, clientX = 0, clientY = 0 } = event as Partial<MouseEvent>;
  const box = target.getBoundingClientRect();
  // The keyboard clicks without a place.
  const share = (way: number, whole: number) => (detail && whole ? way / whole : 0.5);
  const x = share(clientX - box.left, box.width);
  const y = share(clientY - box.top, box.height);
  return {
    target,
    path: pathTo(holder, target),
    holder,
    x,
    y,
    sends: event.type === 'submit',
    isProxy: !event.isTrusted,
  };
}
