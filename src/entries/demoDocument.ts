import { whileParsing } from '../browser/documentMoments';
import { keepEvents, repeatKept } from '../browser/keptEvents';
import { want } from '../browser/wanted';
import { startDemoTheme } from '../browser/settings/demoRules';
import { showDocumentMode, applyDocumentMode } from '../browser/settings/libraryMode';
import { COLOR_MODE_ATTRIBUTE } from '../model/settings/appearance';

/**
 * Runs in the document of a demo in its own iframe, before it is painted: applies the colors of the stage
 * around it and the reader's theme, starts the demo's island at the first sign of a reader, and keeps clicks
 * until the demo lives. The page has the same origin; without a page this does nothing.
 */

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin'] as const;

function followColors(iframe: Element): void {
  const stage = iframe.closest(`[data-stage]`);
  const outer = iframe.ownerDocument.documentElement;
  const follow = () => {
    const mode = [stage, outer].map((element) => element?.getAttribute(COLOR_MODE_ATTRIBUTE)).find(Boolean);
    showDocumentMode(mode === 'dark' ? 'dark' : 'light');
  };
  follow();
  // The library may look at the body, which follows this script.
  whileParsing(applyDocumentMode);
  const observer = new MutationObserver(follow);
  for (const element of [stage, outer]) {
    if (element) observer.observe(element, { attributeFilter: [COLOR_MODE_ATTRIBUTE] });
  }
}

const iframe = window.frameElement;
if (iframe) {
  followColors(iframe);
  startDemoTheme();
  // Nothing else in the document has to live.
  document.documentElement.dataset.alive = '';
  keepEvents();
  window.addEventListener('docs:demo-ready', () => {
    document.querySelector<HTMLElement>('[data-demo]')?.setAttribute('data-live', '');
    repeatKept();
  });
  for (const sign of SIGNS) {
    window.addEventListener(sign, () => want(iframe), { capture: true, once: true, passive: true });
  }
}
