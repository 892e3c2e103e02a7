import type { SharedProps } from '../../model/page/sharedProps';
import { NEXT_PATH, SCRIPT_PATH } from '../../shell/next/exportFormat';
import { root } from '../root';
import { whenIdle } from '../clock';
import { findWanted, isReady, keepClicks } from './earlyClicks';
import { createLink } from './loadElement';
import { loadOnce, loadSheet, loadNewBuild, sheetAddress } from './bootFiles';
import { whenParsed } from './documentMoments';

/** What a document contains about a runtime that the boot starts. */
export interface BootList {
  /** Name of the global queue of the bundler's runtime, and the entries to push to it. */
  readonly queue?: string;
  readonly entries?: readonly { readonly otherChunks?: readonly string[] }[];
  /** Addresses of the scripts that are not listed in the entries. */
  readonly scripts: readonly string[];
  /** The number of scripts, from the first, that are required to start. */
  readonly needed: number;
  /** Address of the second part of the frame's program. */
  readonly frame?: string;
  /** Address of the data that is missing from the hydration data. */
  readonly shared?: string;
}

/**
 * Starts the runtime of a document.
 * @param shared the data that is missing from the hydration data
 * @param onBroken called with the address of a required script that could not be loaded
 */
export type RunScripts = (
  list: BootList,
  shared: SharedProps | undefined,
  onBroken: (src: string) => void,
) => void;

/**
 * Deferred start of the runtime. The document lists its scripts in an inert element; they load in order at
 * the first sign of a reader, or when the browser has been idle for a while. Clicks on elements that need the
 * runtime are kept (`earlyClicks.ts`) and repeated once the runtime is ready.
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
/** After the load event, the runtime starts when the browser is idle after this many milliseconds. */
const IDLE_MS = 4000;
/**
 * A failed start is retried at the first sign of a reader after this many milliseconds; the delay grows with
 * each failure.
 */
const RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;
/** Matches a fragment that names a demo file; the runtime has to act on it. */
const NAMES_A_DEMO = /\.[jt]sx?$/;

let started = false;
/**
 * The URL of a script that failed to load. The runtime cannot start without it, even if the other scripts
 * have run.
 */
let broken: string | undefined;
let failures = 0;

function start(): void {
  if (started) return;
  if (document.readyState === 'loading') {
    // The runtime needs the whole document.
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
  for (const [path] of element.textContent.matchAll(SCRIPT_PATH)) {
    document.head.append(createLink({ rel: 'preload', as: 'script', href: `${NEXT_PATH}${path}` }));
  }
  const { frame = '', shared } = list;
  // A host may answer with a page instead of the script: it then counts as loaded, but never runs.
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
  ])
    .then(([, , data]) => {
      const { run } = window.docsShell ?? {};
      if (!run) throw new Error('frame');
      run(list, data || undefined, (src) => {
        if (!broken) breakOff(src);
      });
    })
    .catch(() => fail(missing));
}

/** Ends the start: the runtime cannot run without this script. */
function breakOff(src: string): void {
  broken = src;
  fail(src);
}

/**
 * Handles a failed start. The page stays as it is, and the next sign of a reader tries again. If the reader has
 * used something that needs the runtime, the document is replaced by that of the server's current build, if there
 * is one: the reader has to use it again there.
 */
function fail(missing: string): void {
  if (isReady()) return;
  failures += 1;
  if (findWanted() || isAwaited()) void loadNewBuild(missing, isReady);
  setTimeout(
    () => {
      started = false;
      listen();
      if (findWanted()) start();
    },
    Math.min(RETRY_MS * failures, LONGEST_RETRY_MS),
  );
}

/**
 * Starts the runtime at a sign of a reader. Scrolling inside the page does not count: the head script
 * restores the scroll position of the sidebar.
 */
function notice({ type, target }: Event): void {
  if (type !== 'scroll' || target === document) start();
}

async function fetchJson(href: string): Promise<SharedProps> {
  const response = await fetch(href, { cache: failures > 0 ? 'reload' : 'default' });
  if (!response.ok) throw new Error(href);
  return response.json() as Promise<SharedProps>;
}

function listen(): void {
  for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true });
}

/** Starts the runtime at the first sign of a reader, or when the browser is idle after the load event. */
export function prepareBoot(): void {
  listen();
  addEventListener('load', () => {
    setTimeout(() => whenIdle(start), isAwaited() ? 0 : IDLE_MS);
  });
  keepClicks();
}

/** Matches the address of a script without which the runtime cannot start. */
const NEEDED = /\/static\/chunks\/|\/boot\/frame\./;

/**
 * Watches the start of the runtime in a document whose scripts load without the boot
 * (`docs/upgrading-next.md`).
 */
export function watchStart(): void {
  keepClicks();
  addEventListener(
    'error',
    ({ target, error, filename }) => {
      // Elements have no such details. The scripts of the document are deferred; later ones are not.
      const src = target instanceof HTMLScriptElement && target.defer ? target.src : undefined;
      const broke = error instanceof SyntaxError ? filename : src;
      if (broke && NEEDED.test(broke) && !broken) breakOff(broke);
    },
    true,
  );
}

/**
 * Returns whether a demo is in view that renders only in the browser, and of which there is no picture in the
 * reader's theme.
 */
function isBlankInView(): boolean {
  const blank = '[data-blank]:not(:has(picture)),[data-themed] [data-blank]';
  return [...document.querySelectorAll(blank)].some((stage) => {
    const { top, bottom } = stage.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
}

/**
 * Returns whether the document needs the runtime to be complete: the fragment names a demo, the reader chose
 * another direction, the address has a theme for demos or choices of a playground, the page is unknown, or a demo
 * in view is still blank.
 */
function isAwaited(): boolean {
  return Boolean(
    NAMES_A_DEMO.test(location.hash) ||
    // Always set: the direction is applied before `prepareBoot` is called.
    root.dataset.direction !== 'auto' ||
    root.dataset.demoTheme !== undefined ||
    document.querySelector('#_boot[data-awaited]') ||
    (location.search && document.querySelector('[data-playground],.api-try')) ||
    isBlankInView(),
  );
}
