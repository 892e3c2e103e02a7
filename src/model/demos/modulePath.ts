/**
 * The key of a module beside a demo, seen from another one, without extension.
 * @example modulePath('parts/Row', './cells') // 'parts/cells'
 * @example modulePath('', './data.ts') // 'data'
 */
export function modulePath(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/').replace(/\.[jt]sx?$/, '');
}
