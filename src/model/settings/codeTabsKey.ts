/** Beginning of the keys under which the chosen code tabs are kept. */
export const CODE_TABS_PREFIX = 'codeblock-';

/**
 * The key under which the chosen tab of every group with a storage key is kept.
 * @example codeTabsKey('package-manager') // 'codeblock-package-manager'
 */
export function codeTabsKey(storageKey: string): string {
  return CODE_TABS_PREFIX + storageKey;
}
