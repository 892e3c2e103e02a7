/**
 * The loader, the only script that documents name besides the inline one: brings each island of the page to life at its
 * moment.
 */
import { ANNOUNCER_ID } from '../browser/announce';
import { whenIdle } from '../browser/clock';
import { fillFailure } from '../browser/failure';
import { loadModule } from '../browser/fetching/loadModule';
import { WANTED } from '../browser/wanted';
import { factText, readFacts } from '../browser/pageFacts';
import { reloadForBuild } from '../browser/reloadForBuild';
import { whenReader } from '../browser/readerSigns';
import { root } from '../browser/root';
import { startDefaultPolicy } from '../browser/trustedTypes';
import { whenNear } from '../browser/whenNear';
import { whenShown } from '../browser/whenShown';
import { isWholeDocument } from '../model/offline/workerAnswer';
import type { IslandModule, IslandStart } from '../model/page/Island';

/** Distance from the window at which a part starts to live. */
const MARGIN = '200px';
/** The same for a part that changes its size when it lives, which should be out of sight. */
const BLANK_MARGIN = '1000px';
/** Matches a part that shows nothing, not even a picture, before it lives. */
const BLANK = '[data-blank]:not(:has(.demo-picture))';
/** What a reader does with a part. A press that nothing can handle yet is kept, and told by the last of them. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', WANTED] as const;
/** Attribute of the message that a part could not be loaded. */
const FAILURE = 'data-island-failure';
/** Inline, because the style sheet may be the missing file. The colors are in the document. */
const LOOK: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  insetBlockEnd: '16px',
  insetInline: '16px',
  zIndex: '20',
  inlineSize: 'fit-content',
  margin: '0 auto',
  padding: '12px 16px',
  border: '1px solid',
  background: 'var(--site-palette-background-default)',
  fontSize: '14px',
};

/**
 * Says that a part could not be loaded, with a button that tries again: in the part, or above the page for a control and
 * for the whole text.
 */
function showFailure(element: HTMLElement, tryAgain: () => Promise<void>): void {
  window.docsShell?.dropKept(element);
  window.docsShell?.takeTyped();
  const box = document.createElement('div');
  box.setAttribute(FAILURE, '');
  const isControl = element instanceof HTMLButtonElement;
  const retry = () => {
    box.remove();
    void tryAgain().then(() => {
      // What the reader wanted at first.
      if (isControl && isAlive(element)) element.click();
    });
  };
  fillFailure(box, { text: factText('partNotLoaded'), label: factText('tryAgain'), retry });
  const isAbove = isControl || element.matches('main');
  if (isAbove) Object.assign(box.style, LOOK);
  (isAbove ? document.body : element).append(box);
}

const isAlive = ({ dataset }: HTMLElement): boolean => dataset.alive !== undefined;

/** The modules of the islands that came with the loader. */
let here: Readonly<Record<string, IslandModule>> = {};

/** Returns the module of an island; one file may have several islands by their names. */
async function findModule(name: string): Promise<IslandModule> {
  const known = here[name];
  if (known) return known;
  const loaded = await loadModule<IslandModule & Record<string, IslandModule>>(
    readFacts().islands[name]?.files ?? [],
  );
  return loaded[name] ?? loaded;
}

/** Brings an island to life in its element. */
async function bringToLife(name: string, element: HTMLElement, isNeeded: boolean): Promise<void> {
  try {
    const { start } = await findModule(name);
    await start(element);
    if (element === document.body) return;
    element.dataset.alive = '';
    window.docsShell?.repeatKept();
  } catch (failure) {
    if (isNeeded) showFailure(element, () => bringToLife(name, element, isNeeded));
    else if (!(failure instanceof TypeError)) reportError(failure);
  }
}

/** Returns a function that starts an island in its element, once. */
function createStarter(name: string, element: HTMLElement, isNeeded: boolean): () => void {
  let isStarted = false;
  return () => {
    if (isStarted) return;
    isStarted = true;
    void bringToLife(name, element, isNeeded);
  };
}

/** Calls back once when a reader touches a part, or has touched it already. */
function whenTouched(element: HTMLElement, start: () => void): void {
  const touch = ({ target }: Event) => {
    // A demo in the part lives at once then, too.
    if (target instanceof Element) target.closest('[data-demo],iframe')?.setAttribute('data-touched', '');
    start();
  };
  for (const type of TOUCHES) element.addEventListener(type, touch, { once: true, passive: true });
  if (element.matches(':hover, :focus-within') || window.docsShell?.isWanted(element)) start();
}

/** Runs a task after the load event, when the browser is idle and the document is shown. */
function whenLoaded(task: () => void): void {
  whenShown(() => {
    if (document.readyState === 'complete') whenIdle(task);
    else addEventListener('load', () => whenIdle(task), { once: true });
  });
}

function startElement(name: string, element: HTMLElement, starts: IslandStart): void {
  const start = createStarter(name, element, starts !== 'idle');
  if (starts === 'idle') whenLoaded(start);
  else whenTouched(element, start);
  if (starts !== 'seen') return;
  const isBlank = element.querySelector(BLANK) !== null;
  // The element itself may have no box.
  const box = element.firstElementChild ?? element;
  const watch = () => void whenNear(box, isBlank ? BLANK_MARGIN : MARGIN, start);
  whenReader(watch);
  if (isBlank) whenLoaded(() => void whenNear(box, '0px', start));
}

/** Starts the island of an element that was put into the page after the others had started. */
export function startLate(element: HTMLElement): void {
  const { island: name = '' } = element.dataset;
  const listed = readFacts().islands[name];
  if (listed) startElement(name, element, listed.starts);
}

function startPage(name: string, starts: IslandStart): Promise<void> | undefined {
  if (starts === 'parsed') return bringToLife(name, document.body, false);
  whenLoaded(() => void bringToLife(name, document.body, false));
  return undefined;
}

function findElements(name: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)];
}

/**
 * Leaves the parts whose islands the site does not have to the browser: their controls are not shown, and no press on
 * their demos is kept.
 */
function leaveOthers(names: ReadonlySet<string>): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (names.has(element.dataset.island ?? '')) continue;
    if (element instanceof HTMLButtonElement) element.hidden = true;
    for (const part of [element, ...element.querySelectorAll<HTMLElement>('[data-demo]')]) {
      part.dataset.alive = '';
      window.docsShell?.dropKept(part);
    }
  }
}

/**
 * Requests the document once more, past the browser's cache, and loads it again if it is whole then, once. Returns false if
 * it does not.
 */
async function renewCut(): Promise<boolean> {
  const { href, pathname } = window.location;
  try {
    const html = await (await fetch(href, { cache: 'reload' })).text();
    return isWholeDocument(html) && reloadForBuild(`cut:${pathname}`);
  } catch {
    return false;
  }
}

/**
 * Starts the islands of the page, each at its moment.
 * @param modules those that came with the loader, by name
 */
export async function startIslands(modules: Readonly<Record<string, IslandModule>>): Promise<void> {
  if (window.docsShell) window.docsShell.hasStarted = true;
  // The last element is missing if a connection was closed early that announced no length.
  if (!document.getElementById(ANNOUNCER_ID) && (await renewCut())) return;
  here = modules;
  startDefaultPolicy();
  const islands = Object.entries(readFacts().islands);
  // Parts first: that of the page for unknown addresses puts another page in place, with other parts.
  await Promise.all(
    islands
      .filter(([, { starts }]) => starts === 'parsed')
      .flatMap(([name]) => findElements(name).map((element) => bringToLife(name, element, true))),
  );
  const parsed: (Promise<void> | undefined)[] = [];
  for (const [name, { starts, on }] of islands) {
    if (on === 'page') parsed.push(startPage(name, starts));
    else if (starts !== 'parsed')
      for (const element of findElements(name)) startElement(name, element, starts);
  }
  await Promise.all(parsed);
  leaveOthers(new Set(islands.map(([name]) => name)));
  root.dataset.alive = '';
  window.docsShell?.repeatKept();
}
