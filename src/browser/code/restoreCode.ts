import { restoreCodeTabs } from './codeTabs';
import { restoreCodeWrap } from './codeWrap';

/** Shows the code of the page the way the reader has chosen before: tabs, wrapped lines. */
export function restoreCode(): void {
  restoreCodeWrap();
  restoreCodeTabs();
}
