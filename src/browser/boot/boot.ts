import type { SharedProps } from '../../model/page/PageData';
import { root } from '../root';
import { whenIdle } from '../clock';
import type { BootList } from './runtimeScripts';
import { isReady, keepWishes, keptWishes, remember } from './keepWishes';
import { createLink } from './loadElement';
import { loadOnce, loadSheet, sheetAddress, withAnew } from './bootFiles';
import { whenParsed } from './documentMoments';

/**
 * Deferred start of the runtime. The document names its scripts in an inert element; they are loaded in order at the
 * first sign of a reader, or when the browser has been idle for a while. What a reader does to an element that only
 * the runtime answers is kept (`keepWishes.ts`) and repeated once the runtime is there.
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
/** An address that names a demo's file asks for what the runtime does with it. */
const NAMES_A_DEMO = /\.[jt]sx?$/;

/** How the list names a script of the runtime, below `/_next/`. */
const SCRIPT = /static\/[^"]+\.js/g;

let started = false;
/** What was wished for in the document before this one is on its way. */
let carrying: Promise<void> | undefined;
/** A script that could not be had: what has run of the others is of no use. */
let broken: string | undefined;
let failures = 0;

function start(): void {
  if (started) return;
  if (document.readyState === 'loading') {
    // The runtime takes over a whole document.
    whenParsed(start);
    return;
  }
  const element = document.getElementById('_boot');
  if (!element?.textContent) return;
  started = true;
  for (const sign of SIGNS) removeEventListener(sign, notice, true);
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
    need(sheetAddress(), loadSheet()),
    shared && need(shared, fetchJson(shared)),
    carrying,
  ])
    .then(([, , data]) => {
      const { run } = window.docsShell ?? {};
      if (!run) throw new Error('frame');
      run(list, data || undefined, (src) => {
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
  if (isReady()) return;
  failures += 1;
  if (keptWishes[0] || isAwaited()) {
    void withAnew((anew) => void anew.startAnew(missing, keptWishes, isReady));
  }
  setTimeout(
    () => {
      started = false;
      listen();
      if (keptWishes[0]) start();
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

function listen(): void {
  for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true });
}

/** Waits for a sign of a reader, then starts the runtime. */
export function prepareBoot(): void {
  listen();
  addEventListener('load', () => {
    setTimeout(() => whenIdle(start), isAwaited() ? 0 : IDLE_MS);
  });
  keepWishes();
  whenParsed(() => {
    const { anew } = (history.state ?? {}) as { anew?: { clicks?: readonly unknown[] } };
    if (!anew?.clicks?.length) return;
    carrying = withAnew(({ takeCarried }) => {
      takeCarried().forEach(remember);
    });
    start();
  });
}

/** Whether what the document shows is not all of it: a demo is addressed, another direction chosen, the page unknown. */
function isAwaited(): boolean {
  return (
    NAMES_A_DEMO.test(location.hash) ||
    // Always there: it is put in force before the boot is prepared.
    root.dataset.direction !== 'auto' ||
    document.querySelector('#_boot[data-awaited]') !== null
  );
}
