import { COPY_CONFIRMATION_MS } from '../../constants';
import { track } from '../analytics/track';
import { announce } from '../announce';
import { closestTo } from '../closestTo';
import { fetchFile } from '../fetching/fetchFile';
import { factText } from '../pageFacts';
import { copyText } from './copying';

/** The timer that ends the confirmation of a button. */
const confirming = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Shows the confirmation, or the name of the button again. They take the same place (`CopyPage`). */
function showDone(button: Element, isDone: boolean): void {
  button.toggleAttribute('data-done', isDone);
  const [name, confirmation] = button.querySelectorAll('span > span');
  for (const [text, isShown] of [
    [name, !isDone],
    [confirmation, isDone],
  ] as const) {
    if (isShown) text?.removeAttribute('aria-hidden');
    else text?.setAttribute('aria-hidden', 'true');
  }
}

/** Confirms a copy for a moment; a second copy starts the time again. */
function confirm(button: Element): void {
  clearTimeout(confirming.get(button));
  showDone(button, true);
  confirming.set(
    button,
    setTimeout(() => showDone(button, false), COPY_CONFIRMATION_MS),
  );
}

/** Replaces a button by a link to the Markdown file, which gets the focus that the button has. */
function replaceByLink(button: HTMLElement, href: string, text: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href, dir: 'auto', className: button.className, textContent: text });
  const hasFocus = document.activeElement === button;
  button.replaceWith(link);
  if (hasFocus) link.focus();
}

async function copyPage(button: HTMLElement, href: string): Promise<void> {
  try {
    await copyText(await (await fetchFile(href)).text());
    confirm(button);
    announce(factText('copied'));
    track({ name: 'copy', label: 'page' });
  } catch {
    const text = factText('copyPageFailed');
    replaceByLink(button, href, text);
    announce(text);
  }
}

/** Makes the button that copies the page as Markdown work. */
export function watchPageCopy(): void {
  document.addEventListener('click', (event) => {
    const button = closestTo(event, '[data-copy-page]');
    if (button) void copyPage(button, button.dataset.copyPage ?? '');
  });
}
