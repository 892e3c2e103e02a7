import { SITE_BORDER_RADIUS_PX } from '../../constants';
import { fillFailure, type FailureTexts } from '../failure';

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
export function tellMissing(texts: FailureTexts): void {
  if (document.getElementById(ID)) return;
  const box = document.createElement('div');
  box.id = ID;
  Object.assign(box.style, LOOK);
  document.body.append(box);
  fillFailure(box, texts);
  window.addEventListener('docs:ready', () => box.remove());
}
