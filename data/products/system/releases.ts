import type { ReleaseLine } from '../../../src/model/page/PageData';

const notes = 'https://github.com/mui/material-ui/releases/tag';

/** The documented release, and the last one of each earlier line, dated by the package registry's `time` field. */
export const releases = [
  {
    packageName: '@mui/system',
    version: '7.0.2',
    date: '2025-04-25',
    status: 'current',
    docs: '/system/getting-started/',
    notes: `${notes}/v7.0.2`,
  },
  {
    packageName: '@mui/system',
    version: '6.5.0',
    date: '2025-07-08',
    status: 'supported',
    docs: 'https://v6.mui.com/system/getting-started/',
    notes: `${notes}/v6.5.0`,
  },
  {
    packageName: '@mui/system',
    version: '5.18.0',
    date: '2025-07-08',
    status: 'unsupported',
    docs: 'https://v5.mui.com/system/getting-started/',
    notes: `${notes}/v5.18.0`,
  },
] as const satisfies readonly Omit<ReleaseLine, 'product'>[];
