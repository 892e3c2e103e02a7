import { type KeptClick, followPath, pathTo } from './keptClick';

/** What a document leaves to the one that is loaded in its place, in its entry of the history. */
interface Carried {
  /** The file that the document lacked. */
  readonly missing: string;
  readonly clicks: readonly CarriedClick[];
  /** What was typed for a search that is on its way. */
  readonly typed?: string | undefined;
}

const BROKEN_SERVER = 500;

function readState(): { readonly anew?: Carried } {
  return (window.history.state ?? {}) as { anew?: Carried };
}

/**
 * Loads the document once more where a file of its build is gone, and carries what the reader has wished for along.
 * Nothing happens where the server can't be reached, or where the runtime has started meanwhile. Where the document was
 * loaded for the same file already, the server lacks it: then the reader is told, and nothing waits any more in sight.
 * The wishes stay, for when it comes.
 */
export async function startAnew(
  missing: string,
  clicks: readonly KeptClick[],
  isReady: () => boolean,
  tell?: () => void,
): Promise<void> {
  if (readState().anew?.missing === missing) {
    for (const { target } of clicks) target.removeAttribute('aria-busy');
    // What is typed is the page's again.
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

/** What was wished for in the document before this one; each wish is given once. */
export function takeCarried(): readonly KeptClick[] {
  const { anew } = readState();
  if (!anew || anew.clicks.length === 0) return [];
  // Which file it was stays: this document is not loaded for it again.
  window.history.replaceState({ ...readState(), anew: { missing: anew.missing, clicks: [] } }, '');
  const clicks = anew.clicks.map(unpackClick).filter((click) => click !== undefined);
  if (clicks.some(({ target }) => target.matches('[data-opens=search]'))) {
    window.docsShell?.startKeeping(anew.typed);
  }
  return clicks;
}

/** A click in words that hold in another document of the same page. */
interface CarriedClick {
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
function packClick({ target, x, y, sends, isProxy }: KeptClick): CarriedClick {
  const from = findName(target);
  const named = target.closest(from) ?? document.body;
  return { from, path: pathTo(named, target), says: describe(target), x, y, sends, isProxy };
}

/** The click in this document; undefined where it does not have what was clicked. */
function unpackClick({ from, path, says, x, y, sends, isProxy }: CarriedClick): KeptClick | undefined {
  const named = document.querySelector(from);
  const target = named && followPath(named, path);
  if (!target || describe(target) !== says) return undefined;
  const holder = target.closest('[data-demo]') ?? target;
  return { target, path: pathTo(holder, target), holder, x, y, sends, isProxy };
}
