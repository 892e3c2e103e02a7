import type { ReleaseLine } from '../../../src/model/page/PageData';

const notes = 'https://github.com/mui/material-ui/releases/tag';

/**
 * The newest release, the last one of the documented line, the documented release, and the last one of each earlier line. Dates come from the change logs in the
 * packages; a release that no installed change log names has no date.
 */
export const releases = [
  {
    packageName: '@mui/material',
    version: '9.5.0',
    status: 'newest',
    docs: 'https://mui.com/material-ui/getting-started/',
    notes: `${notes}/v9.5.0`,
  },
  {
    packageName: '@mui/material',
    version: '7.3.11',
    date: '2026-05-06',
    status: 'supported',
    docs: 'https://v7.mui.com/material-ui/getting-started/',
    notes: `${notes}/v7.3.11`,
  },
  {
    packageName: '@mui/material',
    version: '7.0.2',
    date: '2025-04-09',
    status: 'current',
    docs: '/material-ui/getting-started/',
    notes: `${notes}/v7.0.2`,
  },
  {
    packageName: '@mui/material',
    version: '6.5.0',
    date: '2025-07-02',
    status: 'unsupported',
    docs: 'https://v6.mui.com/material-ui/getting-started/',
    notes: `${notes}/v6.5.0`,
  },
  {
    packageName: '@mui/material',
    version: '5.18.0',
    status: 'unsupported',
    docs: 'https://v5.mui.com/material-ui/getting-started/',
    notes: `${notes}/v5.18.0`,
  },
  {
    packageName: '@material-ui/core',
    version: '4.12.4',
    status: 'unsupported',
    docs: 'https://v4.mui.com/getting-started/installation/',
    notes: `${notes}/v4.12.4`,
  },
] as const satisfies readonly Omit<ReleaseLine, 'product'>[];
