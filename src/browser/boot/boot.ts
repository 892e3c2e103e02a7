import { ANEW_SCRIPT } from '../../constants';
import type { SharedProps } from '../../model/page/PageData';
import { root } from '../root';
import type { BootList } from './BootList';
import { keepClick, keepSending, type KeptClick } from './keepClick';
import { closestTo } from './closestTo';
import { createLink, createScript, loadElement } from './loadElement';
import { whenParsed } from './whenParsed';

/**
 * Deferred start of the runtime. The document names its scripts in an inert element; they are loaded in order at the
 * first sign of a reader, or when the browser has been idle for a while. What a reader does to an element that only
 * the runtime answers is kept and repeated once the runtime is there.
 */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'click',
] as const;
/** After the load event, the runtime starts by itself when the browser is idle this long. */
const IDLE_MS = 4000;
/** A start that failed is tried again at the first sign after this long, and later each time. */
const RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;
/** Elements that only the runtime answers. */
const NEEDS_RUNTIME = '[data-needs-runtime], [data-demo] *';
/** An address that names a demo's file asks for what the runtime does with it. */
const NAMES_A_DEMO = /\.[jt]sx?$/;

/** How the list names a script of the runtime, below `/_next/`. */
const SCRIPT = /static\/[^"]+\.js/g;

let started = false;
let ready = false;
/** What was wished for in the document before this one is on its way. */
let carrying: Promise<void> | undefined;
/** What was loaded already, should the rest have to be tried again. */
const loaded = new Map<string, Promise<void>>();
/** A script that could not be had: what has run of the others is of no use. */
let broken: string | undefined;
let failures = 0;
const kept: KeptClick[] = [];

function start(): void {
  if (started) return;
  if (document.readyState === 'loading') {
    // The runtime takes over a whole document.
    whenParsed(start);
    return;
  }
  const element = document.getElementById('boot');
  if (!element?.textContent) return;
  started = true;
  for (const sign of SIGNS) window.removeEventListener(sign, notice, true);
  if (broken) {
    fail(broken);
    return;
  }
  const list = JSON.parse(element.textContent) as BootList;
  for (const [path] of element.textContent.matchAll(SCRIPT)) {
    document.head.append(createLink({ rel: 'preload', as: 'script', href: `/_next/${path}` }));
  }
  const { frame = '', shared } = list;
  // A host may answer with a page instead of the script: then it has come, and nothing of it runs.
  let missing = frame;
  const need = <T>(name: string, loading: Promise<T>) => {
    loading.catch(() => {
      missing = name;
    });
    return loading;
  };
  Promise.all([
    frame && loadOnce(frame),
    need(findSheet()?.dataset.sheet ?? '', loadSheet()),
    shared && need(shared, fetchJson(shared)),
    carrying,
  ])
    .then(([, , data]) => {
      if (!window.docsShell?.run) throw new Error('frame');
      window.docsShell.run(list, data || undefined, (src) => {
        if (broken) return;
        broken = src;
        fail(src);
      });
    })
    .catch(() => fail(missing));
}

/**
 * The runtime can't start. The page stays as it is, and the next sign tries again; a wish that waits is carried to the
 * document of the build that the server has now, if it has one.
 */
function fail(missing: string): void {
  if (ready) return;
  failures += 1;
  if (kept.length > 0 || isAwaited()) {
    void withAnew((anew) => void anew.startAnew(missing, kept, () => ready));
  }
  setTimeout(
    () => {
      started = false;
      listen();
      if (kept.length > 0) start();
    },
    Math.min(RETRY_MS * failures, LONGEST_RETRY_MS),
  );
}

/** Starts at a sign. That a part of the page scrolls is none: the sidebar is put where the reader left it. */
function notice({ type, target }: Event): void {
  if (type !== 'scroll' || target === document) start();
}

async function fetchJson(href: string): Promise<SharedProps> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(href);
  return response.json() as Promise<SharedProps>;
}

/** Loads a script, or what another element names. */
function loadOnce(
  address: string,
  element: HTMLElement = createScript(address),
  behind?: HTMLElement,
): Promise<void> {
  const known = loaded.get(address);
  if (known) return known;
  const loading = loadElement(element, behind);
  loaded.set(address, loading);
  loading.catch(() => loaded.delete(address));
  return loading;
}

const findSheet = () => document.querySelector<HTMLElement>('style[data-sheet]');

/** Loads the whole sheet: the document holds what it needs itself of it; what is added may need the rest. */
export async function loadSheet(): Promise<void> {
  const sheet = findSheet();
  const href = sheet?.dataset.sheet;
  if (!href) return;
  await loadOnce(href, createLink({ rel: 'stylesheet', href }), sheet);
}

/** Calls what a document needs whose build is gone; where it can't be had, nothing happens. */
async function withAnew(
  call: (anew: NonNullable<NonNullable<Window['docsShell']>['anew']>) => void,
): Promise<void> {
  try {
    await loadOnce(ANEW_SCRIPT);
    if (window.docsShell?.anew) call(window.docsShell.anew);
  } catch {
    // Neither will the server have another document.
  }
}

function listen(): void {
  for (const sign of SIGNS) window.addEventListener(sign, notice, { capture: true, passive: true });
}

/** Keeps a wish; a control that has no part in a demo is shown as busy. */
function remember(wish: KeptClick): void {
  kept.push(wish);
  if (wish.holder === wish.target) wish.target.setAttribute('aria-busy', 'true');
}

/** Keeps a click on what only the runtime answers, and the sending of a form in a demo. */
function keep(event: Event): void {
  const target = closestTo(event, NEEDS_RUNTIME);
  const holder = target?.closest('[data-demo]');
  const isClick = event instanceof MouseEvent;
  if (ready || !target || !(isClick || holder)) return;
  event.preventDefault();
  // Pressing a control again because it does not answer is one wish; a demo may count.
  if (!holder && kept.some((wish) => wish.target === target)) return;
  remember(isClick ? keepClick(event, target, holder ?? target) : keepSending(target, holder ?? target));
}

/** Waits for a sign of a reader, then starts the runtime. */
export function prepareBoot(): void {
  listen();
  window.addEventListener('load', () => {
    setTimeout(() => requestIdle(start), isAwaited() ? 0 : IDLE_MS);
  });
  document.addEventListener('click', keep, true);
  // The Enter key sends a form that has no button without any click, and would lead away from the page.
  document.addEventListener('submit', keep, true);
  whenParsed(() => {
    const { anew } = (window.history.state ?? {}) as { anew?: { clicks?: readonly unknown[] } };
    if (!anew?.clicks?.length) return;
    carrying = withAnew(({ takeCarried }) => {
      takeCarried().forEach(remember);
    });
    start();
  });
}

/** Hands over the clicks that nothing could answer yet, in their order, to be repeated by the runtime, which is there. */
export function takeClicks(): KeptClick[] {
  ready = true;
  for (const { target } of kept) target.removeAttribute('aria-busy');
  return kept.splice(0);
}

/** Whether what the document shows is not all of it: a demo is addressed, another direction chosen, the page unknown. */
function isAwaited(): boolean {
  return (
    NAMES_A_DEMO.test(window.location.hash) ||
    // Always there: it is put in force before the boot is prepared.
    root.dataset.direction !== 'auto' ||
    document.querySelector('#boot[data-awaited]') !== null
  );
}

function requestIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 });
  else task();
}
