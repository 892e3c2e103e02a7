import { onceEach } from '../onceEach';
import { createScript, loadElement, createLink } from './loadElement';
import { ANEW_SCRIPT } from '../../model/offline/newBuild';
import { whenPainted, whenParsed } from './documentMoments';

/**
 * Loads a script or another element once. A failed load is repeated on the next call.
 * @param element defaults to a script with this address
 * @param behind the element after which it is inserted; defaults to the end of the head
 * @throws if it could not be loaded
 */
export const loadOnce = onceEach(
  (address, element: HTMLElement = createScript(address), behind?: Element | null): Promise<void> =>
    loadElement(element, behind),
);

const findSheet = () => document.querySelector<HTMLElement>('style[data-sheet]');

/** Returns the address of the full style sheet; empty if the document contains all of it. */
export const sheetAddress = (): string => findSheet()?.dataset.sheet ?? '';

/**
 * Loads the full style sheet. The document inlines only the rules that it needs itself; content that is added
 * later may need the rest.
 * @throws if it could not be loaded
 */
export async function loadSheet(): Promise<void> {
  const href = sheetAddress();
  if (href) await loadOnce(href, createLink({ rel: 'stylesheet', href }), findSheet());
}

type Anew = NonNullable<NonNullable<Window['docsShell']>['anew']>;

/**
 * Loads the script for documents of a replaced build and passes its functions to `call`. Does nothing if the
 * script could not be loaded.
 */
export async function withAnew(call: (anew: Anew) => void): Promise<void> {
  try {
    await loadOnce(ANEW_SCRIPT);
    const { anew } = window.docsShell ?? {};
    if (anew) call(anew);
  } catch {
    // If this script is unavailable, a newer document is, too.
  }
}

/**
 * After this many milliseconds the icon is set anyway: some browsers report no paint, and some tabs are left
 * before it.
 */
const PATIENCE_MS = 5000;

/**
 * Defers loading the site's icon until the page has been painted. Otherwise the browser requests and decodes
 * it after the load event, which comes before the first paint of the text. Hidden tabs get their icon at
 * once, because the reader knows them by it.
 */
export function deferIcon(): void {
  whenParsed(() => {
    const icon = document.querySelector<HTMLLinkElement>('[rel=icon]');
    if (!icon || document.hidden) return;
    const { href } = icon;
    // Without an icon link, browsers request `/favicon.ico`. See
    // https://html.spec.whatwg.org/multipage/links.html#rel-icon
    icon.href = 'data:,';
    const show = () => {
      icon.href = href;
    };
    whenPainted(show);
    setTimeout(show, PATIENCE_MS);
  });
}
