import { SITE_BORDER_RADIUS_PX } from '../../constants';
import { replaceQuery } from '../navigation/replaceQuery';
import { fillFailure, type FailureTexts } from '../failure';

const BROKEN_SERVER = 500;

/** The state of the history entry names the file for which the document was reloaded. */
function readState(): { readonly missing?: string } {
  return (window.history.state ?? {}) as { missing?: string };
}

/** Writes what the reader has chosen in a playground to the address, with which the next document begins. */
function keepChoices(): void {
  const query = new URLSearchParams(window.location.search);
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    '[data-playground] form :is(input, select)',
  )) {
    const { name, value, type } = field;
    if (field instanceof HTMLSelectElement) {
      if (field.selectedOptions[0]?.defaultSelected === false) query.set(name, value);
    } else if (type === 'radio' || type === 'checkbox') {
      const text = type === 'radio' ? value : String(field.checked);
      if (field.checked !== field.defaultChecked && (field.checked || type === 'checkbox'))
        query.set(name, text);
    } else if (value !== field.defaultValue && !field.validity.badInput) query.set(name, value);
  }
  replaceQuery(query.toString());
}

/**
 * Reloads a document whose build no longer has a file. Does nothing if the server is unreachable or if the
 * runtime has started in the meantime. If the document has already been reloaded for the same file, the
 * server lacks it: then the failure is shown, no control looks busy any more, and typed keys go to the page
 * again. Choices in a playground are kept in the address.
 */
export async function replaceDocument(
  missing: string,
  isReady: () => boolean,
  texts: FailureTexts,
): Promise<void> {
  // This script was requested before.
  if (isReady()) return;
  keepChoices();
  if (readState().missing === missing) {
    window.docsShell?.takeTyped();
    for (const element of document.querySelectorAll('[aria-busy]')) element.removeAttribute('aria-busy');
    showMissing(texts);
    return;
  }
  try {
    const [{ status }] = await Promise.all([
      fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }),
      // The browser's cache may hold a wrong answer, and keeps it for a year.
      fetch(missing, { cache: 'reload' }).catch(() => undefined),
    ]);
    if (status >= BROKEN_SERVER || isReady()) return;
    window.history.replaceState({ ...readState(), missing }, '');
  } catch {
    return;
  }
  window.location.reload();
}

const ID = '_missing';
/** Inline styles, because the page's style sheet may be the missing file. The colors are in the document. */
const LOOK: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  insetBlockEnd: '16px',
  insetInline: '16px',
  zIndex: '20',
  inlineSize: 'fit-content',
  margin: '0 auto',
  padding: '12px 16px',
  border: '1px solid',
  borderRadius: `${SITE_BORDER_RADIUS_PX}px`,
  background: 'var(--site-palette-background-default)',
  fontSize: '14px',
};

/**
 * Shows a message above the page, once, that a part could not be loaded, with a button that reloads the page.
 * The message disappears if the runtime becomes ready.
 */
function showMissing(texts: FailureTexts): void {
  if (document.getElementById(ID)) return;
  const box = document.createElement('div');
  box.id = ID;
  Object.assign(box.style, LOOK);
  document.body.append(box);
  fillFailure(box, texts);
  box.addEventListener('click', keepChoices, true);
  window.addEventListener('docs:ready', () => box.remove());
}
