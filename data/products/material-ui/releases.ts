import { describeReleases } from '../releaseLines';
import { product } from './product';

/** Release lines of Material UI, also under its former package names. */
export const releases = describeReleases(
  { version: product.version, docs: '/material-ui/getting-started/' },
  (version) => `https://github.com/mui/material-ui/releases/tag/v${version}`,
  [
    {
      packageName: '@mui/material',
      major: 9,
      status: 'newest',
      docs: 'https://mui.com/material-ui/getting-started/',
    },
    {
      packageName: '@mui/material',
      major: 7,
      status: 'supported',
      docs: 'https://v7.mui.com/material-ui/getting-started/',
    },
    {
      packageName: '@mui/material',
      major: 6,
      status: 'unsupported',
      docs: 'https://v6.mui.com/material-ui/getting-started/',
    },
    {
      packageName: '@mui/material',
      major: 5,
      status: 'unsupported',
      docs: 'https://v5.mui.com/material-ui/getting-started/',
    },
    {
      packageName: '@material-ui/core',
      major: 4,
      status: 'unsupported',
      docs: 'https://v4.mui.com/getting-started/installation/',
    },
    { packageName: '@material-ui/core', major: 3, status: 'unsupported' },
    { packageName: '@material-ui/core', major: 1, status: 'unsupported' },
    { packageName: 'material-ui', major: 0, status: 'unsupported' },
  ],
);
