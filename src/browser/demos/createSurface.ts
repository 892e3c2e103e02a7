import type { DemoSurface } from '../../model/demos/DemoProviderModule';
import type { DemoLook } from '../../model/demos/demo';
import { showPartMode } from '../settings/libraryMode';

/** The container for menus and dialogs of a demo that looks different from its page. */
export interface SurfaceOwner {
  /** Returns the surface for a look; undefined if the demo looks like its document. */
  readonly of: (look: DemoLook) => DemoSurface | undefined;
  readonly remove: () => void;
}

/**
 * Creates the owner of a demo's surface. On a page, the surface is an element beside the page's own, created
 * when the demo first differs from the page. Otherwise the body is better, since dialogs then lock the page's
 * scroll and hide the page from screen readers. A demo in an iframe always uses the body of its document.
 */
export function createSurface(root: HTMLElement): SurfaceOwner {
  const { ownerDocument: inner } = root;
  const view = inner.defaultView ?? window;
  if (inner !== document) {
    const surface: DemoSurface = { container: inner.body, window: view };
    return {
      of: ({ direction }) => {
        inner.documentElement.dir = direction;
        return surface;
      },
      remove: () => {},
    };
  }
  let surface: DemoSurface | undefined;
  return {
    of: ({ direction, scheme }) => {
      if (!scheme && direction === document.documentElement.dir) return undefined;
      if (!surface) {
        const container = document.createElement('div');
        document.body.append(container);
        surface = { container, window: view };
      }
      const { container } = surface;
      container.dir = direction;
      showPartMode(container, scheme);
      return surface;
    },
    remove: () => surface?.container.remove(),
  };
}
