import type { ApiSource } from './ApiSource';

/**
 * The class name of a key of a component's classes, without the dot.
 * @example classKeyToName(source, 'Button', 'root') // 'MuiButton-root'
 * @example classKeyToName(source, 'Button', 'disabled') // 'Mui-disabled'
 */
export function classKeyToName(
  { classPrefix, states }: Pick<ApiSource, 'classPrefix' | 'states'>,
  component: string,
  key: string,
): string {
  return states.keys.includes(key) ? `${states.prefix}${key}` : `${classPrefix}${component}-${key}`;
}
