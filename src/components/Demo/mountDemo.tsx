import type { ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { DemoProviderModule } from '../../model/demos/DemoProviderModule';
import { createDemoCache, type Direction } from './createDemoCache';
import { DemoRoot } from './DemoRoot';

export interface MountOptions {
  /** Element that holds, or will hold, the demo. */
  readonly element: HTMLElement;
  readonly direction: Direction;
  /** The element's HTML was drawn at build for this direction, and is taken over. */
  readonly hydrate: boolean;
  /** Distinguishes generated ids of one demo from those of another; the same as at build. */
  readonly idPrefix: string;
  readonly styleIds: readonly string[];
  /** Where styles go; the document's head where absent. */
  readonly styleContainer?: HTMLElement;
  readonly onReady: () => void;
  readonly onCrash: (error: Error) => void;
}

/** Brings a demo to life in its element; returns its root, to be unmounted before the element goes. */
export function mountDemo(
  Component: ComponentType,
  Provider: DemoProviderModule['DemoProvider'],
  options: MountOptions,
): Root {
  const { element, direction, hydrate, idPrefix, styleIds, styleContainer, onReady, onCrash } = options;
  const cache = createDemoCache(direction, hydrate ? styleIds : [], styleContainer);
  const tree = (
    <DemoRoot
      Component={Component}
      Provider={Provider}
      cache={cache}
      direction={direction}
      onMount={onReady}
      onCrash={onCrash}
    />
  );
  const rootOptions = { identifierPrefix: idPrefix, onCaughtError: () => {} };
  if (hydrate) return hydrateRoot(element, tree, rootOptions);
  const root = createRoot(element, rootOptions);
  root.render(tree);
  return root;
}
