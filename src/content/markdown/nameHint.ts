import { nearestName } from './nearestName';

/**
 * The hint for an unknown name: the nearest known one, or all of them where none is near.
 * @example nameHint('tip', ['info', 'error']) // 'known: info, error'
 */
export function nameHint(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? `known: ${known.join(', ')}` : `did you mean ${nearest}?`;
}
