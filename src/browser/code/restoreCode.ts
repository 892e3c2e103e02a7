import { restoreCodeTabs, watchCodeTabs } from './codeTabs';
import { restoreCodeWrap, watchCodeWrap } from './codeWrap';

/** Shows the code of the page the way the reader has chosen before: tabs, wrapped lines. */
export function restoreCode(): void {
  restoreCodeWrap();
  restoreCodeTabs();
}

/** Keeps what the reader chooses. */
export function watchCode(): void {
  watchCodeTabs();
  watchCodeWrap();
}
