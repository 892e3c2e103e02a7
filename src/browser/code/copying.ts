import { closestTo } from '../closestTo';
import { isShortcut } from '../isShortcut';
import { COPY_CONFIRMATION_MS } from '../../constants';
import { track } from '../analytics/track';
import { announce } from '../announce';

/** Matches elements that handle copying themselves: text fields and whole demos. */
const OWN = 'input:not([type=radio], [type=checkbox]), textarea, [contenteditable], [data-stage]';

/**
 * Makes the buttons of code blocks copy. Ctrl+C or ⌘C over a block copies the whole block unless text is
 * selected. Works for all blocks, including those added later. Returns a function that removes the listeners.
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

interface CopyTexts {
  readonly copied: string;
  readonly copyFailed: string;
}

const MESSAGE = 'code-message';
/** Buttons that currently show a confirmation, with the data to restore them. */
const confirming = new WeakMap<Element, { timer: ReturnType<typeof setTimeout>; label: string }>();

function confirm(button: Element, text: string): void {
  const name = button.querySelector('.tip') ?? button;
  const before = confirming.get(button);
  if (before) clearTimeout(before.timer);
  const label = before?.label ?? name.textContent ?? '';
  name.textContent = text;
  button.toggleAttribute('data-done', true);
  const timer = setTimeout(() => {
    name.textContent = label;
    button.removeAttribute('data-done');
    confirming.delete(button);
  }, COPY_CONFIRMATION_MS);
  confirming.set(button, { timer, label });
}

/** Selects the code so that the browser's own copy command works. */
function select(element: Element): void {
  window.getSelection()?.selectAllChildren(element);
}

function report(block: Element, text: string): void {
  const message = block.querySelector(`.${MESSAGE}`) ?? document.createElement('p');
  message.className = MESSAGE;
  message.textContent = text;
  block.append(message);
}

/**
 * Copies a whole block of code. Its button, if there is one, shows a confirmation for a moment. If the
 * browser denies the copy, the block shows a message, the failure is announced, and the code is selected for
 * the reader.
 */
async function copyBlock(block: Element, { copied, copyFailed }: CopyTexts): Promise<void> {
  const { code, element } = readBlock(block);
  if (!element) return;
  try {
    await copyText(code);
    block.querySelector(`.${MESSAGE}`)?.remove();
    const button = block.querySelector('[data-copy]');
    if (button) confirm(button, copied);
    announce(copied);
    const demo = block.closest('section')?.querySelector<HTMLElement>('[data-demo]')?.dataset.demo;
    track(demo ? { name: 'copy', label: 'demo', demo } : { name: 'copy', label: 'code' });
  } catch {
    report(block, copyFailed);
    announce(copyFailed);
    select(element);
  }
}

/** Matches all blocks of code, in text and in demos. */
const BLOCK = '.code, [data-code-block]';

function visible(blocks: Iterable<Element>): Element | undefined {
  for (const block of blocks) if (block.getClientRects().length > 0) return block;
  return undefined;
}

/** Returns the block of code that contains an element. */
function blockOf(element: Element): Element | undefined {
  return element.closest(BLOCK) ?? undefined;
}

/** Returns the block of code with the focus, or else the one under the pointer. */
function findBlock(): Element | undefined {
  const focused = document.activeElement;
  const focusedBlock = focused ? blockOf(focused) : undefined;
  return (
    focusedBlock ?? visible([...document.querySelectorAll(BLOCK)].filter((block) => block.matches(':hover')))
  );
}

/** Returns the code of an element, without the output of commands. */
function readCode(element: Element): string {
  if (!element.querySelector('.output')) return element.textContent ?? '';
  const commands = element.cloneNode(true) as Element;
  for (const output of commands.querySelectorAll('.output')) output.remove();
  return (commands.textContent ?? '').trimEnd();
}

/** Returns the visible code of a block; empty if no code is visible. */
function readBlock(block: Element): { code: string; element: Element | undefined } {
  const element = visible(block.querySelectorAll('pre'));
  return { code: element ? readCode(element) : '', element };
}

/** Copies text without the Clipboard API, by selecting it in an invisible field. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = document.activeElement;
  // While a dialog is open, the rest of the document is inert.
  (focused?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/**
 * Copies text to the clipboard with the Clipboard API, or else through a selection.
 * @throws a `NotAllowedError` if neither works (specification, section 8)
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyBySelection(text)) throw new DOMException('The request is not allowed', 'NotAllowedError');
  }
}
