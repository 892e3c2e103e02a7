import { blockOf, findBlock } from './findBlock';
import { copyBlock, type CopyTexts } from './copyBlock';

/** Fields have a copying of their own. */
const FIELD = 'input, textarea, select, [contenteditable]';

function asksToCopy(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.key.toLowerCase() !== 'c') return false;
  return (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
}

/**
 * Lets the buttons of code blocks copy, and Ctrl+C or ⌘C over a block copy it whole unless text is selected. Works
 * for every block that is there or comes later. Returns what undoes it.
 */
export function watchCopying(texts: CopyTexts): () => void {
  const click = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null;
    const block = button ? blockOf(button) : undefined;
    if (block) void copyBlock(block, texts);
  };
  const key = (event: KeyboardEvent) => {
    if (!asksToCopy(event) || !window.getSelection()?.isCollapsed) return;
    if (event.target instanceof Element && event.target.closest(FIELD)) return;
    const block = findBlock();
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
