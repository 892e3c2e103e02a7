const DATA = /^\/_next\/data\/[^/]+(\/.+)\.json$/;

/**
 * Address of the page whose data stands at an address; undefined where no page's does.
 * @example pageOfData('/_next/data/1f/x/react-chip.json') // '/x/react-chip/'
 * @example pageOfData('/_next/data/1f/index.json') // '/'
 */
export function pageOfData(pathname: string): string | undefined {
  const [, path] = DATA.exec(pathname) ?? [];
  return path === '/index' ? '/' : path && `${path}/`;
}
