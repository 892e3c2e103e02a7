import type { DemoSurface } from '../../model/demos/DemoProviderModule';
import type { DemoLook } from '../../model/demos/demo';
import { COLOR_SCHEME_ATTRIBUTE } from '../../model/settings/appearance';

/** What menus and dialogs of one demo go into where the demo looks different from its page. */
export interface SurfaceOwner {
  /** The surface for a look; undefined where the demo looks like the document it stands in. */
  readonly of: (look: DemoLook) => DemoSurface | undefined;
  readonly remove: () => void;
}

/**
 * Keeps the surface of a demo. On a page it is an element beside the page's own, made when the demo first differs from
 * the page: the body itself is better, since dialogs then lock the page's scroll and hide it from screen readers. A
 * demo with a window of its own always has its body.
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
      if (scheme) container.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme);
      else container.removeAttribute(COLOR_SCHEME_ATTRIBUTE);
      return surface;
    },
    remove: () => surface?.container.remove(),
  };
}
