import type { Plugin } from 'esbuild';
import { installedPackage } from '../demos/installedPackages';
import { packageName } from '../../model/demos/specifiers';

/**
 * Stands in, by empty modules, for packages that are not installed: libraries have optional peers that only some of
 * their modules need. Whoever uses such a module learns that there is nothing in it.
 */
export const missingPeers: Plugin = {
  name: 'missing-peers',
  setup: (build) => {
    build.onResolve({ filter: /^[@\w]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || installedPackage(packageName(path))) return undefined;
      return { path, namespace: 'missing' };
    });
    build.onLoad({ filter: /.*/, namespace: 'missing' }, () => ({ contents: 'module.exports = {};' }));
  },
};
