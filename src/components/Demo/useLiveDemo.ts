import { useCallback, useEffect, useMemo, useRef, useState, type JSX } from 'react';
import type { Root } from 'react-dom/client';
import { repeatClick } from '../../browser/boot/repeatClick';
import { loadShard } from '../../browser/demos/loadShard';
import type { DemoBlock } from '../../model/demos/DemoBlock';
import type { Direction } from './createDemoCache';

/** Demos come to life a little before they are seen. */
const MARGIN = '200px';

export interface DemoError {
  readonly kind: 'load' | 'crash';
  readonly message: string;
}

export interface LiveDemo {
  readonly direction: Direction;
  readonly setDirection: (direction: Direction) => void;
  readonly error: DemoError | undefined;
  /** Starts the demo anew. */
  readonly reset: () => void;
  /** For the element that holds the demo. */
  readonly attributes: JSX.IntrinsicElements['div'];
}

/** Brings a drawn demo to life when it is seen, and keeps what is clicked before that. */
export function useLiveDemo({ name, region, shard, styleIds }: DemoBlock, drawn: Direction): LiveDemo {
  const [direction, setDirection] = useState(drawn);
  const [error, setError] = useState<DemoError>();
  const root = useRef<Root>(undefined);
  const state = useRef({ ready: false, touched: false, kept: [] as Element[] });

  const unmount = useCallback(() => {
    const old = root.current;
    root.current = undefined;
    state.current.ready = false;
    old?.unmount();
  }, []);

  const mount = useCallback(
    async (next: Direction, hydrate: boolean) => {
      const element = document.getElementById(region);
      if (!element) return;
      setError(undefined);
      try {
        const [{ DemoProvider, demos }, { mountDemo }] = await Promise.all([
          loadShard(shard),
          import('./mountDemo'),
        ]);
        const Component = demos[name];
        if (!element.isConnected || root.current || !Component) return;
        root.current = mountDemo(Component, DemoProvider, {
          element,
          direction: next,
          hydrate,
          idPrefix: `${name}-`,
          styleIds,
          onReady: () => {
            state.current.ready = true;
            element.dataset.live = '';
            for (const target of state.current.kept.splice(0)) if (target.isConnected) repeatClick(target);
          },
          onCrash: (crash) => setError({ kind: 'crash', message: crash.message }),
        });
      } catch (failure) {
        const message = failure instanceof Error ? failure.message : String(failure);
        setError({ kind: 'load', message });
      }
    },
    [name, region, shard, styleIds],
  );

  useEffect(() => {
    const element = document.getElementById(region);
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void mount(drawn, true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      // React must not unmount one root while it works on another.
      setTimeout(unmount);
    };
  }, [drawn, mount, region, unmount]);

  const restart = useCallback(
    (next: Direction) => {
      unmount();
      setDirection(next);
      void mount(next, false);
    },
    [mount, unmount],
  );

  return useMemo(
    () => ({
      direction,
      setDirection: restart,
      error,
      reset: () => restart(direction),
      attributes: {
        'data-demo': name,
        onClickCapture: (event) => {
          if (state.current.ready || !(event.target instanceof Element)) return;
          event.preventDefault();
          event.stopPropagation();
          state.current.kept.push(event.target);
        },
      } as JSX.IntrinsicElements['div'],
    }),
    [direction, error, name, restart],
  );
}
