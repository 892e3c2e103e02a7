import { followPath, pathTo } from './elementPath';
import type { KeptClick } from './keepClick';

/** A click in words that hold in another document of the same page. */
export interface CarriedClick {
  /** Selector of the nearest element with a name. */
  readonly from: string;
  /** Child numbers from there. */
  readonly path: readonly number[];
  /** What the element is; another build may have another one in its place. */
  readonly says: string;
  readonly x: number;
  readonly y: number;
  readonly sends: boolean;
  /** As `KeptClick` has it. */
  readonly isProxy?: boolean | undefined;
}

const WHOLE_PAGE = 'body';
const MOST_LETTERS = 40;

function describe({ tagName, textContent }: Element): string {
  return `${tagName} ${textContent?.slice(0, MOST_LETTERS)}`;
}

function findName(target: Element): string {
  const opens = `[data-opens="${target.getAttribute('data-opens')}"]`;
  if (document.querySelector(opens) === target) return opens;
  const id = target.closest('[id]')?.id;
  return id ? `#${CSS.escape(id)}` : WHOLE_PAGE;
}

/** A click, to be carried along. */
export function packClick({ target, x, y, sends, isProxy }: KeptClick): CarriedClick {
  const from = findName(target);
  const named = target.closest(from) ?? document.body;
  return { from, path: pathTo(named, target), says: describe(target), x, y, sends, isProxy };
}

/** The click in this document; undefined where it does not have what was clicked. */
export function unpackClick({ from, path, says, x, y, sends, isProxy }: CarriedClick): KeptClick | undefined {
  const named = document.querySelector(from);
  const target = named && followPath(named, path);
  if (!target || describe(target) !== says) return undefined;
  const holder = target.closest('[data-demo]') ?? target;
  return { target, path: pathTo(holder, target), holder, x, y, sends, isProxy };
}
