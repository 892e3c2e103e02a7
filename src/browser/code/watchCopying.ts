import { closestTo } from '../boot/closestTo';
import { isShortcut } from '../isShortcut';
import { blockOf, findBlock } from './findBlock';
import { copyBlock, type CopyTexts } from './copyBlock';

/** What has a copying of its own: fields of text, and demos as a whole. */
const OWN = 'input:not([type=radio], [type=checkbox]), textarea, [contenteditable], [data-stage]';

/**
 * Lets the buttons of code blocks copy, and Ctrl+C or ⌘C over a block copy it whole unless text is selected. Works
 * for every block that is there or comes later. Returns what undoes it.
 */
export function watchCopying(texts: CopyTexts): () => void {
  const click = (event: MouseEvent) => {
    const button = closestTo(event, '[data-copy]');
    const block = button ? blockOf(button) : undefined;
    if (block) void copyBlock(block, texts);
  };
  const key = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isShortcut(event, 'KeyC') || !window.getSelection()?.isCollapsed) return;
    const block = closestTo(event, OWN) ? undefined : findBlock();
    if (!block) return;
    event.preventDefault();
    void copyBlock(block, texts);
  };
  document.addEventListener('click', click);
  document.addEventListener('keydown', key);
  return () => {
    document.removeEventListener('click', click);
    document.removeEventListener('keydown', key);
  };
}
