/** What a reader answered when asked about third parties. */
export type ConsentChoice = 'given' | 'refused';

/** Where the answer is kept, with its moment. */
export const CONSENT_KEY = 'consent';
/** An answer holds for six months, then the question is asked again. */
export const CONSENT_LIFETIME_MS = 183 * 24 * 60 * 60 * 1000;

/**
 * The text under which an answer is kept.
 * @example formatConsent('given', 1700000000000) // 'given 1700000000000'
 */
export function formatConsent(choice: ConsentChoice, nowMs: number): string {
  return `${choice} ${nowMs}`;
}

/**
 * The answer that a stored text stands for; undefined for anything unknown, older than six months, or from a moment
 * that has not come yet.
 */
export function parseConsent(stored: string | null, nowMs: number): ConsentChoice | undefined {
  const [, choice, moment] = /^(given|refused) (\d{1,15})$/.exec(stored ?? '') ?? [];
  const age = nowMs - Number(moment);
  // A clock may have been put right meanwhile, by a day.
  if (!choice || age > CONSENT_LIFETIME_MS || age < -86_400_000) return undefined;
  return choice as ConsentChoice;
}

/** What is known when third parties are to be asked for something. */
export interface ConsentFacts {
  /** A third party is configured that needs consent. */
  readonly needed: boolean;
  readonly choice: ConsentChoice | undefined;
  /** The browser says no for its reader: Global Privacy Control, Do Not Track. */
  readonly optOut: boolean;
}

/** Whether the question is to be asked: only where it matters, and of nobody who has answered in any way. */
export function isConsentOpen({ needed, choice, optOut }: ConsentFacts): boolean {
  return needed && choice === undefined && !optOut;
}

/** Whether third parties may be asked for something: only on a yes that the browser does not overrule. */
export function isConsentGiven({ needed, choice, optOut }: ConsentFacts): boolean {
  return needed && choice === 'given' && !optOut;
}
