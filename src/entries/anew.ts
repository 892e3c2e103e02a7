import { startAnew, takeCarried } from '../browser/boot/carriedWishes';
import { tellMissing } from '../browser/boot/tellMissing';
import type { FailureTexts } from '../browser/failure';
import { root } from '../browser/root';

/**
 * The program for documents of a replaced build and for the documents that replace them. Its address is the
 * same in all builds (`ANEW_SCRIPT`), because an old document cannot load files of its own build. It may
 * therefore run with the head script of any build: the names that it defines and calls on `window.docsShell`
 * must not change, and it contains its own texts.
 */

/** By language; inserted by the build. */
declare const TEXTS: Readonly<Partial<Record<string, FailureTexts>>>;

function tell(): void {
  const texts = TEXTS[root.lang];
  if (texts) tellMissing(texts);
}

if (window.docsShell) {
  window.docsShell.anew = {
    startAnew: (missing: string, clicks, isReady) => startAnew(missing, clicks, isReady, tell),
    takeCarried,
  };
}
