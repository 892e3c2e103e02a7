import { describeReleases } from '../releaseLines';
import { product } from './product';

/** Release lines of the data grid, also under its former package name. */
export const releases = describeReleases(
  { version: product.version, docs: '/x/react-data-grid/' },
  (version) => `https://github.com/mui/mui-x/releases/tag/v${version}`,
  [
    {
      packageName: '@mui/x-data-grid',
      major: 9,
      status: 'newest',
      docs: 'https://mui.com/x/react-data-grid/',
    },
    { packageName: '@mui/x-data-grid', major: 8, status: 'supported', docs: '/x/react-data-grid/' },
    {
      packageName: '@mui/x-data-grid',
      major: 7,
      status: 'supported',
      docs: 'https://v7.mui.com/x/react-data-grid/',
    },
    {
      packageName: '@mui/x-data-grid',
      major: 6,
      status: 'unsupported',
      docs: 'https://v6.mui.com/x/react-data-grid/',
    },
    {
      packageName: '@mui/x-data-grid',
      major: 5,
      status: 'unsupported',
      docs: 'https://v5.mui.com/x/react-data-grid/',
    },
    { packageName: '@mui/x-data-grid', major: 4, status: 'unsupported' },
    { packageName: '@material-ui/data-grid', major: 0, status: 'unsupported' },
  ],
);
