import type { ReleaseLine } from '../../../src/model/page/PageData';

/** The only release line. No installed change log names it, so it has no date. */
export const releases = [
  {
    packageName: '@mui/joy',
    version: '5.0.0-beta.52',
    status: 'beta',
    docs: 'https://mui.com/joy-ui/getting-started/',
  },
  {
    packageName: '@mui/joy',
    version: '5.0.0-beta.49',
    status: 'current',
    docs: '/joy-ui/getting-started/',
    notes: 'https://github.com/mui/material-ui/blob/v7.0.2/CHANGELOG.md',
  },
] as const satisfies readonly Omit<ReleaseLine, 'product'>[];
