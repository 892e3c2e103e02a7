import { CONSENT_KEY, formatConsent, parseConsent, type ConsentChoice } from '../model/analytics/consent';
import { readCircumstances } from './ads/sessionFacts';
import { clock } from './clock';
import { forgetStored, readStored, writeStored } from './storage';

/** The choice in this document, for browsers without storage; null until it is read. */
let chosen: ConsentChoice | undefined | null = null;
const listeners = new Set<() => void>();

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

/** Returns the choice for prerendered documents. */
export function getServerConsent(): undefined {
  return undefined;
}

/** Stores a choice and applies it, in the other tabs of the browser as well. */
export function setConsent(choice: ConsentChoice): void {
  chosen = choice;
  writeStored(CONSENT_KEY, formatConsent(choice, clock.now()));
  for (const listener of listeners) listener();
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
    if (key !== CONSENT_KEY && key !== null) return;
    chosen = readChoice();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}
