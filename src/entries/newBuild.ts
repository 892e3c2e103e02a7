import { replaceDocument } from '../browser/boot/newBuild';
import type { FailureTexts } from '../browser/failure';
import { root } from '../browser/root';

/**
 * The program for documents of a replaced build. Its address is the same in all builds (`NEW_BUILD_SCRIPT`),
 * because an old document cannot load files of its own build. It may therefore run with the head script of
 * any build: the names that it defines and calls on `window.docsShell` must not change, and it contains its
 * own texts.
 */

/** By language; inserted by the build. */
declare const TEXTS: Readonly<Partial<Record<string, FailureTexts>>>;

if (window.docsShell) {
  window.docsShell.replaceDocument = (missing, isReady) => {
    const texts = TEXTS[root.lang];
    if (texts) void replaceDocument(missing, isReady, texts);
  };
}
