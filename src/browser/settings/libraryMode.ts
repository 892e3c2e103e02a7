import { LIBRARY_MODE_ATTRIBUTE, parseDemoColorMode } from '../../model/demos/demoColorMode';
import { COLOR_MODE_ATTRIBUTE } from '../../model/settings/appearance';
import { subscribeRoot } from './directionChoice';

type Mode = 'light' | 'dark';

const readLibraryMode = () =>
  parseDemoColorMode(document.documentElement.getAttribute(LIBRARY_MODE_ATTRIBUTE));

function setOrRemove(element: Element, attribute: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}

/** Sets the attribute or class by which the library of the demos gets its mode. */
function setLibraryMode(element: Element, mode: Mode | undefined): void {
  const library = readLibraryMode();
  if (!library) return;
  const { attribute, light, dark } = library;
  if (attribute === 'class') {
    element.classList.toggle(light, mode === 'light');
    element.classList.toggle(dark, mode === 'dark');
  } else setOrRemove(element, attribute, mode && library[mode]);
}

/** Gives a part of the document a mode of its own; undefined takes it away. */
export function showPartMode(element: Element, mode: Mode | undefined): void {
  setLibraryMode(element, mode);
  setOrRemove(element, COLOR_MODE_ATTRIBUTE, mode);
}

/** Sets the library's mode for the document, if the element for it has been parsed. */
export function applyDocumentMode(): void {
  const { documentElement, body } = document;
  const isOfBody = readLibraryMode()?.selector === 'body';
  const element = isOfBody ? (body as HTMLElement | null) : documentElement;
  if (element) setLibraryMode(element, getShownMode());
}

/** Shows a mode in the document: to the styles of the site, and to the library of the demos. */
export function showDocumentMode(mode: Mode): void {
  document.documentElement.setAttribute(COLOR_MODE_ATTRIBUTE, mode);
  applyDocumentMode();
}

/** Returns the mode that the document shows. */
export function getShownMode(): Mode {
  return document.documentElement.getAttribute(COLOR_MODE_ATTRIBUTE) === 'dark' ? 'dark' : 'light';
}

/** Calls the listener when the document shows another mode. Returns a function that unsubscribes. */
export function subscribeShownMode(listener: () => void): () => void {
  return subscribeRoot(COLOR_MODE_ATTRIBUTE, listener);
}
