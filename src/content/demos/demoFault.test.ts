import { hintOfThrow } from './demoFault';

describe('hintOfThrow', () => {
  it.each([
    'window is not defined',
    'document is not defined',
    'ResizeObserver is not defined',
    'window.matchMedia is not a function',
    'fetch failed',
    'connect ECONNREFUSED 127.0.0.1:80',
  ])('leads to effects: %s', (message) => {
    expect(hintOfThrow(new Error(message))).toContain('in effects and event handlers only');
  });

  it.each([
    "Cannot read properties of undefined (reading 'toUpperCase')",
    'rows.map is not a function',
    'too bright',
  ])('leads to the demo itself: %s', (message) => {
    expect(hintOfThrow(new TypeError(message))).toContain('the first render must not throw');
  });
});
