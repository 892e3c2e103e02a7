import type { Token } from 'markdown-it';
import type { PageState } from '../PageState';

const LABEL_OF = {
  info: 'calloutInfo',
  success: 'calloutSuccess',
  warning: 'calloutWarning',
  error: 'calloutError',
} as const;

/** Every callout of the dialect. */
export const CALLOUT_NAMES = Object.keys(LABEL_OF);

/** Whether the dialect knows a callout of this name. */
export function isCalloutName(name: unknown): name is keyof typeof LABEL_OF {
  return typeof name === 'string' && Object.hasOwn(LABEL_OF, name);
}

/**
 * Turns the tokens of callouts into HTML: a note with an accessible name, since colour and icon say nothing to a
 * screen reader.
 */
export function renderCallouts(tokens: readonly Token[], page: PageState): void {
  for (const token of tokens) {
    if (token.type === 'callout_open') {
      const name = token.meta?.['name'];
      const kind = isCalloutName(name) ? name : 'info';
      // The renderer escapes attributes.
      const label = page.labels[LABEL_OF[kind]];
      token.attrs = [
        ['class', `callout callout-${kind}`],
        ['role', 'note'],
        ['aria-label', label],
      ];
    }
  }
}
