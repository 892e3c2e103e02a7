/** What a reader uses in the text of a page: buttons that copy, and filters of names. */
import { watchCopying } from '../browser/code/copying';
import { watchPageCopy } from '../browser/code/pageCopy';
import { openApiTarget, takeOverApiFilter, watchApiPage } from '../browser/navigation/watchApiPage';
import { factText } from '../browser/pageFacts';

/** Brings the text to life. */
export function start(): void {
  watchCopying({ copied: factText('copied'), copyFailed: factText('copyFailed') });
  watchPageCopy();
  watchApiPage();
  takeOverApiFilter();
  openApiTarget();
}
