import { COPY_CONFIRMATION_MS } from '../../constants';
import { track } from '../analytics/track';
import { announce } from '../announce/announce';
import { copyText } from '../clipboard/copyText';
import { readBlock } from './findBlock';

export interface CopyTexts {
  readonly copied: string;
  readonly copyFailed: string;
}

const MESSAGE = 'code-message';
/** Buttons that confirm at the moment, and what undoes it. */
const confirming = new WeakMap<Element, { timer: ReturnType<typeof setTimeout>; label: string }>();

function confirm(button: Element, text: string): void {
  const before = confirming.get(button);
  if (before) clearTimeout(before.timer);
  const label = before?.label ?? button.textContent ?? '';
  button.textContent = text;
  const timer = setTimeout(() => {
    button.textContent = label;
    confirming.delete(button);
  }, COPY_CONFIRMATION_MS);
  confirming.set(button, { timer, label });
}

/** Marks the code, so that the browser's own copying has something to copy. */
function select(element: Element): void {
  window.getSelection()?.selectAllChildren(element);
}

function tell(block: Element, text: string): void {
  const message = block.querySelector(`.${MESSAGE}`) ?? document.createElement('p');
  message.className = MESSAGE;
  message.textContent = text;
  block.append(message);
}

/**
 * Copies a block of code whole. Its button, where it has one, confirms for a moment. Where the browser refuses, the
 * block says so, the failure is announced, and the code is selected for the reader.
 */
export async function copyBlock(block: Element, { copied, copyFailed }: CopyTexts): Promise<void> {
  const { code, element } = readBlock(block);
  if (!element) return;
  try {
    await copyText(code);
    block.querySelector(`.${MESSAGE}`)?.remove();
    const button = block.querySelector('[data-copy]');
    if (button) confirm(button, copied);
    announce(copied);
    track({ name: 'copy', label: 'code' });
  } catch {
    tell(block, copyFailed);
    announce(copyFailed);
    select(element);
  }
}
