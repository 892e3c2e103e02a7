import { completeData } from './completeData';
import { loadScripts } from './loadScripts';
import { keepClick, repeatClicks, type KeptClick } from './repeatClick';
import { startAnew, takeCarried } from './startAnew';

/**
 * Deferred start of the runtime. The document names its scripts in an inert element; they are loaded in order at the
 * first sign of a reader, or when the browser has been idle for a while. What a reader does to an element that only
 * the runtime answers is kept and repeated once the runtime is there.
 */
interface BootList {
  /** Global queue of the bundler's runtime, and what to put into it. */
  readonly queue?: string;
  readonly entries?: readonly unknown[];
  readonly scripts: readonly string[];
  /** Nothing starts without the first scripts, this many. */
  readonly needed: number;
  /** Address of what the data for hydration lacks. */
  readonly shared?: string;
}

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
/** A start that failed is tried again at the first sign after this long; for a wish that waits, by itself, ever later. */
const RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;
/** Elements that only the runtime answers. */
const NEEDS_RUNTIME = '[data-needs-runtime], [data-demo] *';
/** An address that names a demo's file asks for what the runtime does with it. */
const NAMES_A_DEMO = /\.[jt]sx?$/;

let started = false;
let ready = false;
/** A script that could not be had: what has run of the others is of no use. */
let broken: string | undefined;
let failures = 0;
const kept: KeptClick[] = [];

/** Leaves out of the address what would make the runtime throw: a fragment that can't be decoded, doubled slashes. */
function mendAddress(): void {
  const { pathname, search, hash } = window.location;
  let fragment = hash;
  try {
    decodeURIComponent(hash);
  } catch {
    fragment = '';
  }
  const path = pathname.replace(/^[/\\]+/, '/');
  if (fragment !== hash || path !== pathname) window.history.replaceState(null, '', path + search + fragment);
}

function start(): void {
  if (started) return;
  const element = document.getElementById('boot');
  if (!element?.textContent) {
    // A sign may come before the document has named its scripts.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', start, { once: true });
    return;
  }
  started = true;
  for (const sign of SIGNS) window.removeEventListener(sign, notice, true);
  mendAddress();
  const list = JSON.parse(element.textContent) as BootList;
  if (broken) fail(broken);
  else if (list.shared) startWith(list, list.shared);
  else run(list);
}

function startWith(list: BootList, shared: string): void {
  for (const href of list.scripts) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href }));
  }
  completeData(shared).then(
    () => run(list),
    () => fail(shared),
  );
}

/**
 * The runtime can't start. The page stays as it is, and the next sign tries again; a wish that waits is carried to the
 * document of the build that the server has now, if it has one.
 */
function fail(missing: string): void {
  if (ready) return;
  failures += 1;
  if (kept.length > 0 || isAwaited()) void startAnew(missing, kept, () => ready);
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

function run({ queue, entries, scripts, needed }: BootList): void {
  if (queue) {
    const globals = window as unknown as Record<string, unknown[]>;
    (globals[queue] ??= []).push(...(entries ?? []));
  }
  loadScripts(scripts, (src) => {
    if (broken || scripts.indexOf(src) >= needed) return;
    broken = src;
    fail(src);
  });
}

function listen(): void {
  for (const sign of SIGNS) window.addEventListener(sign, notice, { capture: true, passive: true });
}

/** Waits for a sign of a reader, then starts the runtime. */
export function prepareBoot(): void {
  listen();
  window.addEventListener('load', () => {
    setTimeout(() => requestIdle(start), isAwaited() ? 0 : IDLE_MS);
  });
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest(NEEDS_RUNTIME) : null;
      if (ready || !target) return;
      event.preventDefault();
      const holder = target.closest('[data-demo]');
      // Pressing a control again because it does not answer is one wish; a demo may count.
      if (!holder && kept.some((click) => click.target === target)) return;
      kept.push(keepClick(event, target, holder ?? target));
      if (!holder) target.setAttribute('aria-busy', 'true');
    },
    true,
  );
  document.addEventListener('DOMContentLoaded', () => {
    for (const click of takeCarried()) {
      kept.push(click);
      if (click.holder === click.target) click.target.setAttribute('aria-busy', 'true');
      start();
    }
  });
  window.addEventListener('docs:ready', () => {
    ready = true;
    for (const busy of document.querySelectorAll('[data-needs-runtime][aria-busy]')) {
      busy.removeAttribute('aria-busy');
    }
    repeatClicks(kept.splice(0));
  });
}

/** Whether what the document shows is not all of it: a demo is addressed, another direction chosen, the page unknown. */
function isAwaited(): boolean {
  const { direction } = document.documentElement.dataset;
  return (
    NAMES_A_DEMO.test(window.location.hash) ||
    (direction !== undefined && direction !== 'auto') ||
    document.querySelector('#boot[data-awaited]') !== null
  );
}

function requestIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 2000 });
  else task();
}
