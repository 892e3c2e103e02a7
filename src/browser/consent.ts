import { CONSENT_KEY, formatConsent, parseConsent, type ConsentChoice } from '../model/analytics/consent';
import { readCircumstances } from './ads/sessionFacts';
import { clock } from './clock';
import { forgetStored, readStored, writeStored } from './storage';

/** The choice in this document, for browsers without storage; null until it is read. */
let chosen: ConsentChoice | undefined | null = null;

function readChoice(): ConsentChoice | undefined {
  const stored = readStored(CONSENT_KEY);
  const choice = parseConsent(stored, clock.now());
  if (stored !== null && choice === undefined) forgetStored(CONSENT_KEY);
  return choice;
}

/** Returns the reader's choice of the last six months; undefined if there is none. */
export function getConsent(): ConsentChoice | undefined {
  if (chosen === null) chosen = readChoice();
  return chosen;
}

/** Stores a choice and applies it, in the other tabs of the browser as well. */
export function setConsent(choice: ConsentChoice): void {
  const newValue = formatConsent(choice, clock.now());
  writeStored(CONSENT_KEY, newValue);
  // The islands of this document are separate programs, and other tabs get the same event.
  dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY, newValue }));
}

/** Returns whether the browser sends an opt-out signal for its reader. */
export function hasOptedOut(): boolean {
  return readCircumstances().optOut;
}

/**
 * Calls the listener on every change of the choice, in this tab or another. Returns a function that
 * unsubscribes.
 */
export function subscribeConsent(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY || key === null) listener();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

// Before any listener, which asks for the choice.
addEventListener('storage', ({ key, newValue }) => {
  if (key === CONSENT_KEY) chosen = parseConsent(newValue, clock.now());
  else if (key === null) chosen = undefined;
});
