import type { NavPage } from './NavPage';

/**
 * A subheader in slug form (`data-display`, `/material-ui/customization/theme`) is converted like a pathname.
 */
const SLUG_OR_PATH = /^[a-z\d/-]+$/;

/**
 * Returns the text of a navigation entry: its translation (see `pageNameKey`), otherwise its title, its
 * subheader, or the last segment of its pathname (specification, section 2). Empty texts count as absent.
 * @example pageTitle({ pathname: '/a/react-foo' }, { 'pages./a/react-foo': 'Fou' }) // 'Fou'
 * @example pageTitle({ pathname: '/a/inputs', subheader: 'data-display' }) // 'Data display'
 */
export function pageTitle(
  page: NavPage,
  translations: Readonly<Record<string, string | undefined>> = {},
): string {
  const { pathname, title, subheader } = page;
  const key = pageNameKey(page);
  const translated = key !== undefined && Object.hasOwn(translations, key) ? translations[key] : undefined;
  if (translated) return translated;
  if (title) return title;
  if (subheader) return SLUG_OR_PATH.test(subheader) ? pathnameToTitle(subheader) : subheader;
  return pathnameToTitle(pathname);
}

/**
 * Returns the key of the interface text that names a navigation entry; undefined for an entry with a query,
 * which is never translated. An empty subheader counts as absent.
 * @example pageNameKey({ pathname: '/a/react-foo' }) // 'pages./a/react-foo'
 */
export function pageNameKey({
  subheader,
  pathname,
}: Pick<NavPage, 'subheader' | 'pathname'>): string | undefined {
  return pathname.includes('?') ? undefined : `pages.${subheader || pathname}`;
}

function capitalize(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}

/**
 * Returns a title made from the last segment of a pathname (specification, section 2): words for a page, the
 * name of the component or hook below `/api/` and `/api-docs/`. A leading `react-` is removed; `react-use-`
 * begins the name of a hook. `/` returns `''`.
 * @example pathnameToTitle('/material-ui/guides/minimizing-bundle-size') // 'Minimizing bundle size'
 * @example pathnameToTitle('/material-ui/react-app-bar') // 'App bar'
 * @example pathnameToTitle('/material-ui/api/button-base') // 'ButtonBase'
 * @example pathnameToTitle('/material-ui/react-use-media-query') // 'useMediaQuery'
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
  const [first, ...rest] = words;
  const isHook = first === 'use' && rest.length > 0 && (isApi || slug.startsWith('react-'));
  if (isHook) return first + rest.map(capitalize).join('');
  return isApi ? words.map(capitalize).join('') : capitalize(words.join(' '));
}
