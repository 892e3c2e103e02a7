import { readRoutes } from './readRoutes';

/** At least one page of each kind, with and without a translation, and in a language from right to left. */
const CHOSEN = [
  '/',
  '/zh/',
  '/versions/',
  '/api-reference/',
  '/material-ui/',
  '/material-ui/components/navigation/',
  '/zh/material-ui/components/navigation/',
  '/ar/material-ui/components/navigation/',
  '/material-ui/react-button/',
  '/zh/material-ui/react-button/',
  '/ar/material-ui/react-button/',
  '/material-ui/api/badge/',
  '/pt/material-ui/api/badge/',
  '/joy-ui/react-button/',
  '/x/react-data-grid/',
  '/zh/x/react-data-grid/clipboard/',
  // A list of pages with descriptions.
  '/zh/material-ui/customization/',
];
/** Of all others, every nth page. */
const EVERY = 50;

/**
 * Lists the pages that tests of the export read. What has to hold on each of the thousands of pages is a rule of
 * `src/checks/export`, which the build applies to every document.
 */
export function sampleRoutes(): string[] {
  const others = readRoutes().filter((route) => !CHOSEN.includes(route));
  return [...CHOSEN, ...others.filter((_, index) => index % EVERY === 0)];
}
