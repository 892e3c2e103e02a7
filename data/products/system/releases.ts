import { describeReleases } from '../releaseLines';
import { product } from './product';

/** Release lines of MUI System, also under its former package name. */
export const releases = describeReleases(
  { version: product.version, docs: '/system/getting-started/' },
  (version) => `https://github.com/mui/material-ui/releases/tag/v${version}`,
  [
    {
      packageName: '@mui/system',
      major: 9,
      status: 'newest',
      docs: 'https://mui.com/system/getting-started/',
    },
    {
      packageName: '@mui/system',
      major: 7,
      status: 'supported',
      docs: 'https://v7.mui.com/system/getting-started/',
    },
    {
      packageName: '@mui/system',
      major: 6,
      status: 'unsupported',
      docs: 'https://v6.mui.com/system/getting-started/',
    },
    {
      packageName: '@mui/system',
      major: 5,
      status: 'unsupported',
      docs: 'https://v5.mui.com/system/getting-started/',
    },
    {
      packageName: '@material-ui/system',
      major: 4,
      status: 'unsupported',
      docs: 'https://v4.mui.com/system/basics/',
    },
  ],
);
