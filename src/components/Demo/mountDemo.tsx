import type { ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createStage } from '../../browser/demos/createStage';
import { createSurface } from '../../browser/demos/createSurface';
import { getShownMode, subscribeShownMode } from '../../browser/settings/libraryMode';
import { keepTyping } from '../../browser/demos/typedEntries';
import type { DemoLook } from '../../model/demos/demo';
import type { DemoProviderModule } from '../../model/demos/DemoProviderModule';
import type { CreateDemoStyles, DemoStyles, Direction } from '../../model/demos/DemoStyles';
import { DemoRoot } from './DemoRoot';

export interface MountOptions {
  /** Element with the prerendered demo. */
  readonly element: HTMLElement;
  readonly look: DemoLook;
  /** Props of the component with which the demo was prerendered. */
  readonly props?: object | undefined;
  /** Direction of the prerendered HTML. */
  readonly prerenderedDirection: Direction;
  /** Prefix that makes generated ids unique among demos; the same as at build time. */
  readonly idPrefix: string;
  /** Names of the styles that the page already contains for the prerendered demo. */
  readonly styleIds: readonly string[];
  readonly createStyles: CreateDemoStyles;
  /** What the demo opens stays inside its element. */
  readonly opensInside?: boolean | undefined;
  readonly onReady: () => void;
  readonly onCrash: (error: Error) => void;
}

/** A mounted demo. */
export interface MountedDemo {
  /**
   * Changes the look of the demo, and the props of a playground, if any are given. Keeps its state, unless
   * `again` is set.
   */
  readonly show: (look: DemoLook, props?: object, again?: boolean) => void;
  /** Restarts the demo with its initial state. */
  readonly restart: () => void;
  /** Removes all listeners, styles and elements of the demo. */
  readonly unmount: () => void;
}

/** Returns the color mode that a demo shows: its own, or that of the page. */
const modeOf = ({ scheme }: DemoLook) => scheme ?? getShownMode();

/** Mounts a demo in its element: hydrates prerendered HTML, or else renders it. */
export function mountDemo(
  Component: ComponentType,
  Provider: DemoProviderModule['DemoProvider'],
  options: MountOptions,
): MountedDemo {
  const { element, prerenderedDirection, idPrefix, styleIds, opensInside, createStyles, onReady, onCrash } =
    options;
  const stage = opensInside ? createStage(element) : undefined;
  const places = new Map<Direction, DemoStyles>();
  const surface = createSurface(element);
  let { look, props } = options;
  let start = 0;

  const stylesOf = (direction: Direction) => {
    const styles =
      places.get(direction) ??
      createStyles({
        direction,
        // The styles that a demo adds must come after the page's sheet, which is in the body, too.
        container: element.ownerDocument.body,
        drawn: direction === prerenderedDirection ? styleIds : [],
      });
    places.set(direction, styles);
    return styles;
  };
  // After an unmount, as effects do in development, the element is empty and cannot be hydrated.
  const hydrate = element.hasChildNodes() && look.direction === prerenderedDirection;
  const typeAgain = hydrate ? keepTyping(element) : undefined;
  let isAlive = false;
  let isInterrupted = false;
  const interruptHydration = () => {
    isInterrupted ||= !isAlive;
  };
  const becomeReady = () => {
    isAlive = true;
    // The prerendered demo has the library's own theme in light mode.
    if (hydrate && (look.theme || modeOf(look) === 'dark')) root.render(draw());
    onReady();
    // Text is restored before early clicks are repeated, because they may apply to it.
    typeAgain?.();
  };
  const draw = () => (
    <DemoRoot
      key={start}
      Component={Component}
      props={props}
      Provider={Provider}
      styles={stylesOf(look.direction)}
      direction={look.direction}
      mode={isAlive || !hydrate ? modeOf(look) : 'light'}
      surface={surface.of(look)}
      stage={stage}
      choices={isAlive || !hydrate ? look.theme : undefined}
      holder={element}
      onMount={becomeReady}
      onCrash={onCrash}
    />
  );

  const rootOptions = {
    identifierPrefix: idPrefix,
    onCaughtError: () => {},
    // If the reader leaves or changes the look during hydration, React renders again. That error is not
    // reported.
    onRecoverableError: (error: unknown) => {
      if (!isInterrupted) reportError(error);
    },
    onUncaughtError: (error: unknown) => onCrash(error instanceof Error ? error : new Error(String(error))),
  };
  let root: Root;
  if (hydrate) root = hydrateRoot(element, draw(), rootOptions);
  else {
    root = createRoot(element, rootOptions);
    root.render(draw());
  }
  const unsubscribe = subscribeShownMode(() => {
    // One that is hydrated now gets the mode once it is alive.
    if ((isAlive || !hydrate) && !look.scheme) root.render(draw());
  });
  return {
    show: (next, nextProps, again) => {
      interruptHydration();
      if (again) start += 1;
      look = next;
      props = nextProps ?? props;
      root.render(draw());
    },
    restart: () => {
      interruptHydration();
      start += 1;
      root.render(draw());
    },
    unmount: () => {
      interruptHydration();
      unsubscribe();
      root.unmount();
      for (const styles of places.values()) styles.remove();
      surface.remove();
      stage?.remove();
    },
  };
}
