import type { AdConsent } from './AdConsent';

/** What is known when consent is decided. */
export interface ConsentFacts {
  /** The network asks for it; false for networks that keep nothing about a reader, and without a network. */
  readonly needed: boolean;
  /** What the reader chose, where a choice was offered and taken. */
  readonly choice?: 'given' | 'refused';
  /** The browser says no for its reader: Global Privacy Control, Do Not Track. */
  readonly optOut: boolean;
}

/**
 * Whether the network may be asked. A browser that says no for its reader is heeded before everything else, even
 * where nobody has to be asked.
 * @example resolveAdConsent({ needed: true, optOut: false }) // 'open'
 * @example resolveAdConsent({ needed: false, optOut: true }) // 'refused'
 */
export function resolveAdConsent({ needed, choice, optOut }: ConsentFacts): AdConsent {
  if (optOut) return 'refused';
  if (choice) return choice;
  return needed ? 'open' : 'unneeded';
}
