import { describeReleases } from '../releaseLines';
import { product } from './product';

/** The only release line. Its notes are part of those of Material UI. */
export const releases = describeReleases(
  { version: product.version, docs: '/joy-ui/getting-started/' },
  (version) =>
    version === product.version ? 'https://github.com/mui/material-ui/blob/v7.0.2/CHANGELOG.md' : undefined,
  [{ packageName: '@mui/joy', major: 5, status: 'beta', docs: 'https://mui.com/joy-ui/getting-started/' }],
);
