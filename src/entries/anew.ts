import { startAnew, takeCarried } from '../browser/boot/carriedWishes';
import { tellMissing } from '../browser/boot/tellMissing';
import type { FailureTexts } from '../browser/failure';
import { root } from '../browser/root';

/**
 * What a document needs whose build is gone, and the one that is loaded in its place. Lies at an address that stays the
 * same over all builds (`ANEW_SCRIPT`), since the files of its own build are what the old document can't have. So it may
 * meet the head's script of any build: what it gives and what it calls of `window.docsShell` keeps its names, and it
 * brings its texts along.
 */

/** By language; written in by the build. */
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
