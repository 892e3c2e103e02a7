/** Measured pages of the real site: one of each kind. */
export const PAGES = [
  { name: 'home', route: '/' },
  { name: 'component', route: '/material-ui/react-button/' },
  { name: 'API', route: '/material-ui/api/button/' },
  { name: 'data grid', route: '/x/react-data-grid/' },
  { name: 'Arabic', route: '/ar/material-ui/react-button/' },
] as const;
