import type { ReleaseLine } from '../../../src/model/page/PageData';

const notes = 'https://github.com/mui/material-ui/releases/tag';

/** The documented release, and the last one of each earlier line, dated by the installed change logs. */
export const releases = [
  {
    packageName: '@mui/system',
    version: '9.5.0',
    status: 'newest',
    docs: 'https://mui.com/system/getting-started/',
    notes: `${notes}/v9.5.0`,
  },
  {
    packageName: '@mui/system',
    version: '7.3.11',
    date: '2026-05-06',
    status: 'supported',
    docs: 'https://v7.mui.com/system/getting-started/',
    notes: `${notes}/v7.3.11`,
  },
  {
    packageName: '@mui/system',
    version: '7.0.2',
    date: '2025-04-09',
    status: 'current',
    docs: '/system/getting-started/',
    notes: `${notes}/v7.0.2`,
  },
  {
    packageName: '@mui/system',
    version: '6.5.0',
    date: '2025-07-02',
    status: 'unsupported',
    docs: 'https://v6.mui.com/system/getting-started/',
    notes: `${notes}/v6.5.0`,
  },
  {
    packageName: '@mui/system',
    version: '5.18.0',
    status: 'unsupported',
    docs: 'https://v5.mui.com/system/getting-started/',
    notes: `${notes}/v5.18.0`,
  },
  {
    packageName: '@material-ui/system',
    version: '4.12.2',
    status: 'unsupported',
    docs: 'https://v4.mui.com/system/basics/',
    notes: `${notes}/v4.12.2`,
  },
] as const satisfies readonly Omit<ReleaseLine, 'product'>[];
