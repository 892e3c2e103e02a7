import type { EmotionCache } from '@emotion/react';
import type { ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createSurface } from '../../browser/demos/createSurface';
import { keepTyping } from '../../browser/demos/typedEntries';
import type { DemoLook } from '../../model/demos/demo';
import type { DemoProviderModule } from '../../model/demos/DemoProviderModule';
import { createDemoCache, type Direction } from './demoCache';
import { DemoRoot } from './DemoRoot';

export interface MountOptions {
  /** Element that holds the drawn demo. */
  readonly element: HTMLElement;
  readonly look: DemoLook;
  /** The direction that the element's HTML was drawn for at build. */
  readonly drawn: Direction;
  /** Distinguishes generated ids of one demo from those of another; the same as at build. */
  readonly idPrefix: string;
  /** Names of the styles that came with the drawn demo. */
  readonly styleIds: readonly string[];
  readonly onReady: () => void;
  readonly onCrash: (error: Error) => void;
}

/** A demo that is alive. */
export interface MountedDemo {
  /** Shows it in another look and keeps what the reader has done with it. */
  readonly show: (look: DemoLook) => void;
  /** Starts it anew. */
  readonly restart: () => void;
  /** Leaves nothing behind: no listeners, no styles, no elements. */
  readonly unmount: () => void;
}

/** Brings a drawn demo to life in its element. */
export function mountDemo(
  Component: ComponentType,
  Provider: DemoProviderModule['DemoProvider'],
  options: MountOptions,
): MountedDemo {
  const { element, drawn, idPrefix, styleIds, onReady, onCrash } = options;
  const caches = new Map<Direction, EmotionCache>();
  const surface = createSurface(element);
  let look = options.look;
  let start = 0;

  const cacheOf = (direction: Direction) => {
    const cache =
      caches.get(direction) ??
      // In the body: the page's sheet stands in there, too, and what a demo adds to it has to come behind it.
      createDemoCache(direction, direction === drawn ? styleIds : [], element.ownerDocument.body);
    caches.set(direction, cache);
    return cache;
  };
  // A demo that was unmounted and comes back, as in development, finds its element empty.
  const hydrate = element.hasChildNodes() && look.direction === drawn;
  const typeAgain = hydrate ? keepTyping(element) : undefined;
  let isAlive = false;
  let isOvertaken = false;
  const overtake = () => {
    isOvertaken ||= !isAlive;
  };
  const becomeReady = () => {
    isAlive = true;
    onReady();
    // Clicks that came too early are repeated behind it: they may be meant for what was entered.
    typeAgain?.();
  };
  const draw = () => (
    <DemoRoot
      key={start}
      Component={Component}
      Provider={Provider}
      cache={cacheOf(look.direction)}
      direction={look.direction}
      surface={surface.of(look)}
      onMount={becomeReady}
      onCrash={onCrash}
    />
  );

  const rootOptions = {
    identifierPrefix: idPrefix,
    onCaughtError: () => {},
    // Whoever leaves, or chooses another look, before a demo is alive has it drawn anew: that is no fault to tell of.
    onRecoverableError: (error: unknown) => {
      if (!isOvertaken) reportError(error);
    },
    onUncaughtError: (error: unknown) => onCrash(error instanceof Error ? error : new Error(String(error))),
  };
  let root: Root;
  if (hydrate) root = hydrateRoot(element, draw(), rootOptions);
  else {
    root = createRoot(element, rootOptions);
    root.render(draw());
  }
  return {
    show: (next) => {
      overtake();
      look = next;
      root.render(draw());
    },
    restart: () => {
      overtake();
      start += 1;
      root.render(draw());
    },
    unmount: () => {
      overtake();
      root.unmount();
      for (const cache of caches.values()) cache.sheet.flush();
      surface.remove();
    },
  };
}
