import { useCallback, useEffect, useRef, useState, type JSX } from 'react';
import { findDemoRoot, keepEarly, type EarlyActions } from '../../browser/demos/demoHolder';
import { loadDemoShard, loadDemoSheet } from '../../browser/demos/demoAssets';
import { loadWithoutTimeout, loadLazily } from '../../browser/fetching/loadLazily';
import type { DemoBlock, DemoLook } from '../../model/demos/demo';
import type { Direction } from './demoCache';
import type { MountedDemo } from './mountDemo';

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

/**
 * Mounts a prerendered demo when it is visible, applies the look, and repeats clicks made before it was
 * mounted.
 */
export function useMountedDemo(
  { name, region, shard, frameHref, blank }: DemoBlock,
  aliveStyles: readonly string[] | undefined,
  prerenderedDirection: Direction,
  look: DemoLook,
): DemoState {
  const [error, setError] = useState<DemoError>();
  const demo = useRef<MountedDemo>(undefined);
  const early = useRef<EarlyActions>(undefined);
  const state = useRef({ gone: false, loading: false });
  const current = useRef(look);

  const mount = useCallback(async () => {
    const holder = document.getElementById(region);
    if (!holder || demo.current || state.current.loading) return;
    state.current.loading = true;
    setError(undefined);
    const showFailure = (failure: unknown) =>
      setError({ kind: 'load', message: failure instanceof Error ? failure.message : String(failure) });
    const load = () =>
      Promise.all([
        loadDemoShard(shard),
        loadLazily(() => import('./mountDemo')),
        findDemoRoot(holder),
        // A demo in an iframe links its own style sheets.
        frameHref ? undefined : Promise.all((aliveStyles ?? []).map((href) => loadDemoSheet(href))),
      ]);
    try {
      const [{ DemoProvider, demos, styleIds }, { mountDemo }, element] = await loadWithoutTimeout(
        load,
        showFailure,
      );
      setError(undefined);
      const Component = demos[name];
      if (!Component) throw new Error(`There is no demo ${name}`);
      if (state.current.gone || !holder.isConnected) return;
      demo.current = mountDemo(Component, DemoProvider, {
        element,
        look: current.current,
        prerenderedDirection,
        idPrefix: `${name}-`,
        styleIds: styleIds[prerenderedDirection]?.[name] ?? [],
        onReady: () => {
          holder.dataset.live = '';
          element.ownerDocument.defaultView?.dispatchEvent(new Event('docs:demo-ready'));
          early.current?.repeat();
        },
        onCrash: (crash) => setError({ kind: 'crash', message: crash.message }),
      });
    } catch (failure) {
      showFailure(failure);
    } finally {
      state.current.loading = false;
    }
  }, [aliveStyles, prerenderedDirection, frameHref, name, region, shard]);

  useEffect(() => {
    const holder = document.getElementById(region);
    if (!holder) return undefined;
    const own = state.current;
    own.gone = false;
    // Demos in an iframe handle early actions themselves.
    const kept = keepEarly(document, () => holder);
    early.current = kept;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void mount();
      },
      { rootMargin: blank ? BLANK_MARGIN : MARGIN },
    );
    observer.observe(holder);
    return () => {
      observer.disconnect();
      own.gone = true;
      kept.stop();
      const old = demo.current;
      demo.current = undefined;
      // React must not unmount one root while it works on another.
      if (old) setTimeout(old.unmount);
    };
  }, [mount, region, blank]);

  useEffect(() => {
    if (current.current === look) return;
    current.current = look;
    demo.current?.show(look);
  }, [look]);

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
