import { isTyping } from './isTyping';

/** Whether a key press is meant for the page, and no shortcut: AltGr is part of typing, however a browser tells it. */
export function typesIntoPage(event: KeyboardEvent): boolean {
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  return (event.getModifierState('AltGraph') || !isShortcut) && !isTyping();
}
