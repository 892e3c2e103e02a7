import { foldText } from './foldText';

/**
 * A name as `Query.symbol` spells it: lower case, without spaces and punctuation.
 * @example symbolOf('Button', 'startIcon') // 'buttonstarticon'
 */
export function symbolOf(...names: readonly string[]): string {
  return foldText(names.join('')).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The names of a list with spaces between; none for the empty list. */
export function splitNames(list: string): string[] {
  return list ? list.split(' ') : [];
}

/** What addresses of components begin with; nobody calls a component so. */
const ADDRESS_PREFIX = /^react-(?=.)/;

/**
 * What the address of a page calls it.
 * @example addressName('/material-ui/customization/theming') // 'theming'
 * @example addressName('/x/react-data-grid') // 'data grid'
 */
export function addressName(pathname: string): string {
  return pathname
    .slice(pathname.lastIndexOf('/') + 1)
    .replace(ADDRESS_PREFIX, '')
    .replaceAll('-', ' ');
}
