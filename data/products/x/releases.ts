import type { ReleaseLine } from '../../../src/model/page/PageData';

const notes = 'https://github.com/mui/mui-x/releases/tag';

/**
 * The documented release, and the last one of each earlier line, dated by the installed change log if it
 * names them.
 */
export const releases = [
  {
    packageName: '@mui/x-data-grid',
    version: '9.17.0',
    status: 'newest',
    docs: 'https://mui.com/x/react-data-grid/',
    notes: `${notes}/v9.17.0`,
  },
  {
    packageName: '@mui/x-data-grid',
    version: '8.29.5',
    status: 'supported',
    docs: '/x/react-data-grid/',
    notes: `${notes}/v8.29.5`,
  },
  {
    packageName: '@mui/x-data-grid',
    version: '8.29.3',
    date: '2026-08-21',
    status: 'current',
    docs: '/x/react-data-grid/',
    notes: `${notes}/v8.29.3`,
  },
  {
    packageName: '@mui/x-data-grid',
    version: '7.29.13',
    status: 'supported',
    docs: 'https://v7.mui.com/x/react-data-grid/',
    notes: `${notes}/v7.29.13`,
  },
  {
    packageName: '@mui/x-data-grid',
    version: '6.20.4',
    status: 'unsupported',
    docs: 'https://v6.mui.com/x/react-data-grid/',
    notes: `${notes}/v6.20.4`,
  },
  {
    packageName: '@mui/x-data-grid',
    version: '5.17.26',
    status: 'unsupported',
    docs: 'https://v5.mui.com/x/react-data-grid/',
    notes: `${notes}/v5.17.26`,
  },
] as const satisfies readonly Omit<ReleaseLine, 'product'>[];
