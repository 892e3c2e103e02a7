import type { LanguageRedirect, Redirect } from '../src/model/outputs/Redirect';

/**
 * Pages and parts of pages that have moved. An entry holds for every language and is permanent, because links
 * to a published page may be anywhere.
 *
 * - `{ from: '/material-ui/old', to: '/material-ui/new' }` – the page is elsewhere
 * - `{ from: '/material-ui/old', to: '/material-ui/new', fragments: { part: '/material-ui/other#part' } }` –
 *   and one of
 *   its parts is on a third page
 * - `{ from: '/material-ui/page', fragments: { old: '#new' } }` – the page is still there, a heading was
 *   renamed
 * - `{ language: 'pt', to: 'en' }` – the language was removed; its pages lead to those of another one
 */
export const redirects = [
  // The options of a component's own hook are the component's own props.
  { from: '/material-ui/api/autocomplete', fragments: { inheritance: '#props' } },
  { from: '/material-ui/api/pagination', fragments: { inheritance: '#props' } },
  // The theme does not read these names.
  { from: '/joy-ui/api/box', fragments: { 'theme-default-props': '#props' } },
  { from: '/material-ui/api/menu-list', fragments: { 'theme-default-props': '#props' } },
  { from: '/material-ui/api/radio-group', fragments: { 'theme-default-props': '#props' } },
] as const satisfies readonly (Redirect | LanguageRedirect)[];
