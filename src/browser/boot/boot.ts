import type { SharedProps } from '../../model/page/PageData';
import type { BootList } from './BootList';
import { keepClick, keepSending, type KeptClick } from './keepClick';
import { loadElement } from './loadElement';
import { startAnew, takeCarried } from './startAnew';

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
    document.addEventListener('DOMContentLoaded', start, { once: true });
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
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href: `/_next/${path}` }));
  }
  const { frame = '', shared } = list;
  const sheet = document.querySelector<HTMLElement>('style[data-sheet]');
  const href = sheet?.dataset.sheet;
  // A host may answer with a page instead of the script: then it has come, and nothing of it runs.
  let missing = frame;
  const need = <T>(name: string, loading: Promise<T>) => {
    loading.catch(() => {
      missing = name;
    });
    return loading;
  };
  Promise.all([
    frame && once(frame, () => loadElement(Object.assign(document.createElement('script'), { src: frame }))),
    // The document holds what it needs itself of the frame's sheet; what the runtime adds may need the rest.
    href &&
      need(
        href,
        once(href, () => loadElement(createSheet(href), sheet)),
      ),
    shared && need(shared, fetchJson(shared)),
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

async function fetchJson(href: string): Promise<SharedProps> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  return response.json() as Promise<SharedProps>;
}

function once(href: string, load: () => Promise<void>): Promise<void> {
  const known = loaded.get(href);
  if (known) return known;
  const loading = load();
  loaded.set(href, loading);
  loading.catch(() => loaded.delete(href));
  return loading;
}

function createSheet(href: string): HTMLElement {
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
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
  // The Enter key sends a form that has no button without any click, and would lead away from the page.
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target instanceof Element ? event.target : null;
      const holder = form?.closest('[data-demo]');
      if (ready || !form || !holder) return;
      event.preventDefault();
      kept.push(keepSending(form, holder));
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
  });
}

/** Hands over the clicks that nothing could answer yet, in their order, to be repeated. */
export function takeClicks(): KeptClick[] {
  return kept.splice(0);
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
