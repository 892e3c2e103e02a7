/**
 * Whether a path of this site leads to a file and not to a page: files have no language prefix.
 * @example isAsset('/favicon.ico') // true
 * @example isAsset('/material-ui/') // false
 */
export function isAsset(path: string): boolean {
  const pathname = path.replace(/[?#].*$/su, '');
  return pathname.startsWith('/_next/') || /\.[a-z\d]+$/i.test(pathname);
}
