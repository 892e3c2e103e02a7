/** @jest-environment jsdom */
import { muteSuperseded } from './muteSuperseded';

function reject(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('keeps quiet about superseded navigation, and about nothing else', () => {
  const stop = muteSuperseded();
  const superseded = Object.assign(new Error('Cancel rendering route'), { cancelled: true });
  expect(reject(superseded)).toBe(true);
  expect(reject(new Error('broken'))).toBe(false);
  expect(reject(undefined)).toBe(false);
  stop();
  expect(reject(superseded)).toBe(false);
});
