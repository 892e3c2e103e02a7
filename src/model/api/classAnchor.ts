import { unitSlug } from './unitSlug';

/**
 * The fragment of a class key.
 * @example classAnchor('Button', 'colorInherit') // 'button-classes-colorInherit'
 */
export function classAnchor(unit: string, key: string): string {
  return `${unitSlug(unit)}-classes-${key}`;
}
