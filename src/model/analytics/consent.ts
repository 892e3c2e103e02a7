/** Answer of a reader to the question about third parties. */
export type ConsentChoice = 'given' | 'refused';

/** Storage key of the answer and its time. */
export const CONSENT_KEY = 'consent';
/** An answer is valid for six months; then the reader is asked again. */
const CONSENT_LIFETIME_MS = 183 * 24 * 60 * 60 * 1000;

/**
 * Formats an answer for storage.
 * @example formatConsent('given', 1700000000000) // 'given 1700000000000'
 */
export function formatConsent(choice: ConsentChoice, nowMs: number): string {
  return `${choice} ${nowMs}`;
}

/**
 * Parses a stored answer; undefined if it is invalid, older than six months, or more than a day in the
 * future.
 */
export function parseConsent(stored: string | null, nowMs: number): ConsentChoice | undefined {
  const [, choice, moment] = /^(given|refused) (\d{1,15})$/.exec(stored ?? '') ?? [];
  const age = nowMs - Number(moment);
  // A clock that was corrected later may have stored a time up to a day ahead.
  if (!choice || age > CONSENT_LIFETIME_MS || age < -86_400_000) return undefined;
  return choice as ConsentChoice;
}

/** Facts that decide whether third parties may be used. */
export interface ConsentFacts {
  /** Set if a configured third party needs consent. */
  readonly needed: boolean;
  readonly choice: ConsentChoice | undefined;
  /** The browser opts out for its reader: Global Privacy Control, Do Not Track. */
  readonly optOut: boolean;
}

/** Returns whether to ask the reader: only if consent is needed and there is no answer or opt-out yet. */
export function isConsentOpen({ needed, choice, optOut }: ConsentFacts): boolean {
  return needed && choice === undefined && !optOut;
}

/** Returns whether third parties may be used: only with consent, and without a browser opt-out. */
export function isConsentGiven({ needed, choice, optOut }: ConsentFacts): boolean {
  return needed && choice === 'given' && !optOut;
}
