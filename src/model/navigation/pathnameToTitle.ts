function capitalize(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}

/**
 * The title that the last segment of a pathname gives (specification, section 2): words for a page,
 * the component's name below `/api/` and `/api-docs/`. A leading `react-` goes. `/` gives `''`.
 * @example pathnameToTitle('/material-ui/guides/minimizing-bundle-size') // 'Minimizing bundle size'
 * @example pathnameToTitle('/material-ui/react-app-bar') // 'App bar'
 * @example pathnameToTitle('/material-ui/api/button-base') // 'ButtonBase'
 */
export function pathnameToTitle(pathname: string): string {
  const segments = pathname
    .replace(/[?#].*$/su, '')
    .split('/')
    .filter(Boolean);
  const slug = segments.pop() ?? '';
  const words = slug
    .replace(/^react-(?=.)/, '')
    .split('-')
    .filter(Boolean);
  const isApi = segments.includes('api') || segments.includes('api-docs');
  return isApi ? words.map(capitalize).join('') : capitalize(words.join(' '));
}
