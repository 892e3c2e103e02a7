import type { ApiSource } from './ApiSource';

/**
 * The class name of a key of a component's classes, without the dot.
 * @example classKeyToName(source, 'Button', 'root') // 'MuiButton-root'
 * @example classKeyToName(source, 'Button', 'disabled') // 'Mui-disabled'
 */
export function classKeyToName(
  { classPrefix, states, sharedClasses }: Pick<ApiSource, 'classPrefix' | 'states' | 'sharedClasses'>,
  component: string,
  key: string,
): string {
  if (states.keys.includes(key)) return `${states.prefix}${key}`;
  const shared = sharedClasses?.[component];
  const owner = shared?.keys.includes(key) ? shared.from : component;
  return `${classPrefix}${owner}-${key}`;
}
