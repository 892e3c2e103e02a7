import { type KeptClick, followPath, pathTo } from './keptClick';

/** What a document passes to its replacement, in the state of its history entry. */
interface Carried {
  /** The file that was missing from the document's build. */
  readonly missing: string;
  readonly clicks: readonly CarriedClick[];
  /** The text typed for a search dialog that was still loading. */
  readonly typed?: string | undefined;
}

const BROKEN_SERVER = 500;

function readState(): { readonly anew?: Carried } {
  return (window.history.state ?? {}) as { anew?: Carried };
}

/**
 * Reloads the document if a file of its build is gone, and carries the pending clicks over. Does nothing if
 * the server is unreachable or if the runtime has started in the meantime. If the document has already been
 * reloaded for the same file, the server lacks it: then the failure is shown and controls no longer look
 * busy. The clicks stay pending in case the file becomes available.
 */
export async function startAnew(
  missing: string,
  clicks: readonly KeptClick[],
  isReady: () => boolean,
  tell?: () => void,
): Promise<void> {
  if (readState().anew?.missing === missing) {
    for (const { target } of clicks) target.removeAttribute('aria-busy');
    // Key presses go to the page again.
    window.docsShell?.takeTyped();
    if (clicks.length > 0) tell?.();
    return;
  }
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    if (status >= BROKEN_SERVER || isReady()) return;
    const anew: Carried = { missing, clicks: clicks.map(packClick), typed: window.docsShell?.takeTyped() };
    window.history.replaceState({ ...readState(), anew }, '');
  } catch {
    return;
  }
  window.location.reload();
}

/** Returns the clicks carried over from the previous document. Each is returned once. */
export function takeCarried(): readonly KeptClick[] {
  const { anew } = readState();
  if (!anew || anew.clicks.length === 0) return [];
  // Keep the file name so that this document is not reloaded for the same file again.
  window.history.replaceState({ ...readState(), anew: { missing: anew.missing, clicks: [] } }, '');
  const clicks = anew.clicks.map(unpackClick).filter((click) => click !== undefined);
  if (clicks.some(({ target }) => target.matches('[data-opens=search]'))) {
    window.docsShell?.startKeeping(anew.typed);
  }
  return clicks;
}

/** A click in a form that can be restored in another document of the same page. */
interface CarriedClick {
  /** Selector of the nearest element that can be identified. */
  readonly from: string;
  /** Child indexes from that element to the target. */
  readonly path: readonly number[];
  /** Tag and text of the element. Another build may have a different element in its place. */
  readonly says: string;
  readonly x: number;
  readonly y: number;
  readonly sends: boolean;
  /** See `KeptClick`. */
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

/** Converts a click to a form that can be carried over. */
function packClick({ target, x, y, sends, isProxy }: KeptClick): CarriedClick {
  const from = findName(target);
  const named = target.closest(from) ?? document.body;
  return { from, path: pathTo(named, target), says: describe(target), x, y, sends, isProxy };
}

/** Restores a click in this document; undefined if the document does not have the element. */
function unpackClick({ from, path, says, x, y, sends, isProxy }: CarriedClick): KeptClick | undefined {
  const named = document.querySelector(from);
  const target = named && followPath(named, path);
  if (!target || describe(target) !== says) return undefined;
  const holder = target.closest('[data-demo]') ?? target;
  return { target, path: pathTo(holder, target), holder, x, y, sends, isProxy };
}
