import type { KeyboardEvent } from 'react';

function listTools(toolbar: Element): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>('button, a[href]')];
}

/** Makes one tool the toolbar's only stop of the Tab key. */
function makeStop(tools: readonly HTMLElement[], stop: HTMLElement): void {
  for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1;
}

/** The tool that a key leads to from another; undefined for keys that mean nothing here. */
function nextTool(
  tools: readonly HTMLElement[],
  from: number,
  key: string,
  isRtl: boolean,
): HTMLElement | undefined {
  const last = tools.length - 1;
  const step = (by: number) => tools[(from + by + tools.length) % tools.length];
  switch (key) {
    case 'ArrowRight':
      return step(isRtl ? -1 : 1);
    case 'ArrowLeft':
      return step(isRtl ? 1 : -1);
    case 'Home':
      return tools[0];
    case 'End':
      return tools[last];
    default:
      return undefined;
  }
}

/** Moves the focus inside of a toolbar by arrows, Home and End; Tab then goes past it. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const toolbar = event.currentTarget;
  const tools = listTools(toolbar);
  const from = tools.findIndex((tool) => tool === document.activeElement);
  if (from < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const next = nextTool(tools, from, event.key, getComputedStyle(toolbar).direction === 'rtl');
  if (!next) return;
  event.preventDefault();
  makeStop(tools, next);
  next.focus();
}
