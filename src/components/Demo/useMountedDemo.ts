import { useCallback, useEffect, useRef, useState, type JSX } from 'react';
import { findDemoRoot } from '../../browser/demos/demoHolder';
import { loadDemos, loadDemoSheet } from '../../browser/demos/demoAssets';
import type { ShownChoices } from '../../browser/demos/playground';
import { loadWithoutTimeout } from '../../browser/fetching/loadLazily';
import { WANTED } from '../../browser/wanted';
import { whenNear } from '../../browser/whenNear';
import type { DemoBlock, DemoLook } from '../../model/demos/demo';
import type { Direction } from '../../model/demos/DemoStyles';
import { findPictures } from './findPictures';
import { mountDemo, type MountedDemo } from './mountDemo';
import { choicesToProps } from '../../model/playground/chosenProps';
import { fetchPlayground } from './usePlayground';

/** Distance from the viewport at which demos are mounted. */
const MARGIN = '200px';
/** The same for a demo that the build could not render: it changes its size, which should be out of sight. */
const BLANK_MARGIN = '1000px';

export interface DemoError {
  readonly kind: 'load' | 'crash';
  readonly message: string;
}

export interface DemoState {
  readonly error: DemoError | undefined;
  /** Restarts the demo, or tries to load it again. */
  readonly reset: () => void;
  /** Attributes of the element that contains the demo. */
  readonly attributes: JSX.IntrinsicElements['div'];
}

/** A press, a key or the focus in a demo is kept until it is alive. */
const TOUCHES = [WANTED] as const;
/** The same around a demo, and a pointer that comes to it. */
const APPROACHES = [WANTED, 'pointerdown', 'focusin', 'keydown', 'pointermove'] as const;
/** Signs that somebody reads on. */
const READS = ['scroll', 'wheel', 'keydown'] as const;

/** Calls back when a reader touches an element. Returns a function that stops it. */
function whenTouched(
  element: EventTarget,
  start: () => void,
  types: readonly string[] = TOUCHES,
): () => void {
  for (const type of types) element.addEventListener(type, start, { once: true });
  return () => {
    for (const type of types) element.removeEventListener(type, start);
  };
}

/** Returns the ID of the rows that stand for a demo's grid. */
export function rowsIdOf(region: string): string {
  return `${region}r`;
}

/** Matches what takes the focus in a grid. */
const FOCUSED = '[role="grid"] [tabindex="0"]';

/**
 * Calls back once the grid of a mounted demo has a row below its header, and can be reached with the Tab key: it renders
 * rows only after it has measured itself.
 */
function whenRowsDrawn(holder: Element, done: () => void): void {
  const isDrawn = () =>
    ['[aria-rowindex="2"] [aria-colindex]', FOCUSED].every((part) => holder.querySelector(part));
  if (isDrawn()) {
    done();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!isDrawn()) return;
    observer.disconnect();
    done();
  });
  observer.observe(holder, { childList: true, subtree: true, attributeFilter: ['tabindex'] });
}

/** Replaces the rows that stand for a grid by the grid: it gets the focus, and what the reader did with the rows. */
function giveWay(rows: HTMLElement, holder: Element): void {
  const hadFocus = rows.contains(document.activeElement);
  rows.dataset.alive = '';
  if (hadFocus) holder.querySelector<HTMLElement>(FOCUSED)?.focus();
  window.docsShell?.repeatKept();
}

/**
 * Mounts a prerendered demo when it is visible, applies the look, and has clicks repeated that were made before it was
 * mounted. A playground is mounted when a reader touches it or makes the first choice. A demo with a picture is
 * mounted when it is wanted, as grids are (`watchDemos`), when the pointer or the focus comes to it, and if it is not a
 * playground, also once somebody reads on and it is visible.
 * @param play what the reader has chosen in a playground; absent until then
 */
export function useMountedDemo(
  {
    name,
    region,
    registryKey,
    documentHref,
    playground,
    extrasHref,
    blank,
    pictures,
    isTryIt,
    opensInside,
  }: DemoBlock,
  aliveStyles: readonly string[] | undefined,
  prerenderedDirection: Direction,
  look: DemoLook,
  play?: ShownChoices,
): DemoState {
  /** What the document shows of a playground is complete until it is touched, unless only the browser renders it. */
  const waits = playground !== undefined && !blank;
  const [error, setError] = useState<DemoError>();
  const demo = useRef<MountedDemo>(undefined);
  const state = useRef({ gone: false, loading: false });
  const current = useRef({ look, play });
  /** Shows choices in a playground, once it is mounted. */
  const showChoices = useRef<(chosen: ShownChoices) => void>(undefined);

  const mount = useCallback(async () => {
    const holder = document.getElementById(region);
    if (isTryIt || !holder || demo.current || state.current.loading) return;
    state.current.loading = true;
    setError(undefined);
    const showFailure = (failure: unknown) =>
      setError({ kind: 'load', message: failure instanceof Error ? failure.message : String(failure) });
    const load = () =>
      Promise.all([
        loadDemos(registryKey),
        findDemoRoot(holder),
        playground ? fetchPlayground(extrasHref) : undefined,
        // A demo in an iframe links its own style sheets.
        documentHref ? undefined : Promise.all((aliveStyles ?? []).map((href) => loadDemoSheet(href))),
      ]);
    try {
      const [{ DemoProvider, createDemoStyles, demos, styleIds, icons = {} }, element, loaded] =
        await loadWithoutTimeout(load, showFailure);
      setError(undefined);
      const Component = demos[name];
      if (!Component) throw new Error(`There is no demo ${name}`);
      if (state.current.gone || !holder.isConnected) return;
      const crashed = { current: false };
      let shown = loaded?.initial;
      showChoices.current = (chosen) => {
        const again = loaded?.restart.some((prop) => chosen.choices[prop] !== shown?.[prop]);
        shown = chosen.choices;
        demo.current?.show(current.current.look, chosen.propsOf(icons), crashed.current || again);
        if (crashed.current) setError(undefined);
        crashed.current = false;
      };
      demo.current = mountDemo(Component, DemoProvider, {
        element,
        look: current.current.look,
        props: loaded && choicesToProps(loaded.initial, loaded.controls, (icon) => icons[icon]),
        prerenderedDirection,
        idPrefix: `${name}-`,
        opensInside,
        styleIds: styleIds[prerenderedDirection]?.[name] ?? [],
        createStyles: createDemoStyles,
        onReady: () => {
          holder.dataset.live = '';
          // A demo in an iframe keeps what happens in its document.
          element.ownerDocument.defaultView?.dispatchEvent(new Event('docs:demo-ready'));
          window.docsShell?.repeatKept();
          const rows = document.getElementById(rowsIdOf(region));
          if (rows) whenRowsDrawn(holder, () => giveWay(rows, holder));
          if (current.current.play) showChoices.current?.(current.current.play);
        },
        onCrash: (crash) => {
          crashed.current = true;
          setError({ kind: 'crash', message: crash.message });
        },
      });
    } catch (failure) {
      showFailure(failure);
    } finally {
      state.current.loading = false;
    }
  }, [
    aliveStyles,
    prerenderedDirection,
    documentHref,
    name,
    region,
    registryKey,
    playground,
    extrasHref,
    isTryIt,
    opensInside,
  ]);

  useEffect(() => {
    const holder = document.getElementById(region);
    if (!holder) return undefined;
    const own = state.current;
    own.gone = false;
    const start = () => void mount();
    let unwatch = () => {};
    const watch = () => {
      unwatch();
      unwatch = whenNear(holder, blank ? BLANK_MARGIN : MARGIN, start);
    };
    // The reader has used it already, or it has to look different from what the document shows.
    const rows = document.getElementById(rowsIdOf(region));
    const isTouched =
      holder.matches('[data-touched]') ||
      [holder, rows].some((part) => part && window.docsShell?.isWanted(part));
    if (isTouched || current.current.look.direction !== prerenderedDirection) start();
    if (waits) {
      unwatch = whenTouched(holder, start);
      if (holder.matches(':hover, :focus-within')) start();
    } else if (findPictures(pictures, current.current.look)) {
      const section = holder.closest('section') ?? holder;
      const stops = [
        whenTouched(section, start, APPROACHES),
        playground ? () => {} : whenTouched(window, watch, READS),
      ];
      unwatch = () => {
        for (const stop of stops) stop();
      };
      // The reader was there before.
      if (section.matches(':hover, :focus-within')) start();
      else if (!playground && window.scrollY > 0) watch();
    } else watch();
    return () => {
      unwatch();
      own.gone = true;
      const old = demo.current;
      demo.current = undefined;
      // React must not unmount one root while it works on another.
      if (old) setTimeout(old.unmount);
    };
  }, [mount, region, waits, blank, pictures, playground, prerenderedDirection]);

  useEffect(() => {
    const { look: former, play: formerPlay } = current.current;
    if (former === look && formerPlay === play) return;
    current.current = { look, play };
    if (demo.current && play) showChoices.current?.(play);
    else if (demo.current) demo.current.show(look);
    else if (play || pictures || (playground && (look.theme || look.direction !== prerenderedDirection)))
      void mount();
  }, [look, play, pictures, playground, prerenderedDirection, mount]);

  return {
    error,
    reset: () => {
      // The demo is still loading, and a failure so far is already shown.
      if (state.current.loading) return;
      setError(undefined);
      if (demo.current) demo.current.restart();
      else void mount();
    },
    attributes: { 'data-demo': name } as JSX.IntrinsicElements['div'],
  };
}
