import { CONSENT_KEY, formatConsent, parseConsent, type ConsentChoice } from '../model/analytics/consent';
import { readCircumstances } from './ads/readCircumstances';
import { clock } from './clock';
import { forgetStored, readStored, writeStored } from './storage';

/** The answer of this document, for browsers that keep nothing; null as long as it was not read. */
let chosen: ConsentChoice | undefined | null = null;
const listeners = new Set<() => void>();

function readChoice(): ConsentChoice | undefined {
  const stored = readStored(CONSENT_KEY);
  const choice = parseConsent(stored, clock.now());
  if (stored !== null && choice === undefined) forgetStored(CONSENT_KEY);
  return choice;
}

/** What the reader answered in the last six months; undefined where nothing was. */
export function getConsent(): ConsentChoice | undefined {
  if (chosen === null) chosen = readChoice();
  return chosen;
}

/** The answer in documents as they are built. */
export function getServerConsent(): undefined {
  return undefined;
}

/** Keeps an answer and puts it in force, in other tabs of the browser as well. */
export function setConsent(choice: ConsentChoice): void {
  chosen = choice;
  writeStored(CONSENT_KEY, formatConsent(choice, clock.now()));
  for (const listener of listeners) listener();
}

/** Whether the browser says no for its reader. */
export function hasOptedOut(): boolean {
  return readCircumstances().optOut;
}

/** Tells about every change of the answer, here or in another tab, until it is undone. */
export function subscribeConsent(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key !== CONSENT_KEY && key !== null) return;
    chosen = readChoice();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}
