import type { ApiDeprecation } from './ApiUnit';

const ADVICE = /\buse (?<advice>.*?)(?: instead| in the | to |\.(?:\s|$)|$)/is;

/**
 * A deprecation from the text behind `@deprecated`: the reason, and the names in code that follow "use".
 * @example parseDeprecation('Use `slots.root` instead.') // { reason: 'Use `slots.root` instead.', replacements: ['slots.root'] }
 */
export function parseDeprecation(text: string): ApiDeprecation {
  const advice = ADVICE.exec(text)?.groups?.['advice'] ?? '';
  const replacements = [...advice.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return { reason: text, replacements };
}
