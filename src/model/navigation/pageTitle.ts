import type { NavPage } from './NavPage';
import { pageNameKey } from './pageNameKey';
import { pathnameToTitle } from './pathnameToTitle';

/** A subheader in slug form (`data-display`, `/material-ui/customization/theme`) is derived like a pathname. */
const SLUG_OR_PATH = /^[a-z\d/-]+$/;

/**
 * The text of a navigation entry: its translation (see `pageNameKey`), else its title, its subheader, its pathname's
 * last segment (specification, section 2). Empty texts count as absent.
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
