import { onceEach } from '../onceEach';
import { createScript, loadElement, createLink } from './loadElement';
import { ANEW_SCRIPT } from '../../model/offline/newBuild';
import { whenPainted, whenParsed } from './documentMoments';

/**
 * Loads a script, or what another element names, once; one that failed is loaded again when it is asked for again.
 * @param element a script of the address without it
 * @param behind where the element is put; at the end of the head without it
 * @throws where it can't be loaded
 */
export const loadOnce = onceEach(
  (address, element: HTMLElement = createScript(address), behind?: Element | null): Promise<void> =>
    loadElement(element, behind),
);

const findSheet = () => document.querySelector<HTMLElement>('style[data-sheet]');

/** The address of the whole sheet; empty where the document has all of it. */
export const sheetAddress = (): string => findSheet()?.dataset.sheet ?? '';

/**
 * Loads the whole sheet: the document holds what it needs itself of it; what is added may need the rest.
 * @throws where it can't be loaded
 */
export async function loadSheet(): Promise<void> {
  const href = sheetAddress();
  if (href) await loadOnce(href, createLink({ rel: 'stylesheet', href }), findSheet());
}

type Anew = NonNullable<NonNullable<Window['docsShell']>['anew']>;

/** Calls what a document needs whose build is gone; where it can't be had, nothing happens. */
export async function withAnew(call: (anew: Anew) => void): Promise<void> {
  try {
    await loadOnce(ANEW_SCRIPT);
    const { anew } = window.docsShell ?? {};
    if (anew) call(anew);
  } catch {
    // Neither will the server have another document.
  }
}

/** Browsers that tell of no paint, and tabs that are left before it, get the icon by then. */
const PATIENCE_MS = 5000;

/**
 * Has the browser ask for the site's icon once the page has been painted; it would ask behind the load event, which comes
 * first, and draw the icon in the time of the text. The tab of a page that nobody sees yet is known by its icon, and gets
 * it at once.
 */
export function deferIcon(): void {
  whenParsed(() => {
    const icon = document.querySelector<HTMLLinkElement>('[rel=icon]');
    if (!icon || document.hidden) return;
    const { href } = icon;
    // Without any, browsers ask for one by its usual name.
    icon.href = 'data:,';
    const show = () => {
      icon.href = href;
    };
    whenPainted(show);
    setTimeout(show, PATIENCE_MS);
  });
}
