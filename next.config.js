const { execFileSync } = require('node:child_process');
const { existsSync, lstatSync } = require('node:fs');
const { relative } = require('node:path');
const { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } = require('next/constants');
const { watchBuild } = require('./scripts/watchBuild.cjs');

/** Where `next build` leaves the export when `npm run build` completes it; a bare `next build` writes `out/`. */
const STAGING = process.env.DOCS_SHELL_STAGING;

/** Is there once a build has been through. */
const BUILT_BEFORE = 'out';

/**
 * The bundler's root is the project's own folder, whatever lock files stand above it: names of classes and chunks are
 * made from paths below the root. Undefined where the packages are those of a folder above.
 */
function findRoot() {
  return existsSync('node_modules') && !lstatSync('node_modules').isSymbolicLink() ? __dirname : undefined;
}

/** The server's code is thrown away after the export: time for it is lost, and its traces read better so. */
const QUICK_BUILD = {
  turbopackSourceMaps: false,
  turbopackMinify: { server: false, client: true },
  // What the bundler remembers costs the build that writes it: the first build of a folder may be its only one.
  turbopackFileSystemCacheForBuild: existsSync(BUILT_BEFORE),
};

/** A bare `next build` or `next dev` does the content work itself, so that its pages are there. */
function prepare() {
  execFileSync(process.execPath, [require.resolve('tsx/cli'), 'scripts/prepare.ts'], { stdio: 'inherit' });
}

/** Hydration starts in a transition; see `src/shell/next/reactDomClient.ts`. */
const ALIASES = {
  'react-dom/client': { browser: './src/shell/next/reactDomClient.ts' },
  'react-dom-client-as-delivered': `./${relative(__dirname, require.resolve('react-dom/client'))}`,
};

/** @returns {import('next').NextConfig} */
module.exports = (phase) => {
  const building = phase === PHASE_PRODUCTION_BUILD;
  if ((building || phase === PHASE_DEVELOPMENT_SERVER) && !process.env.DOCS_SHELL_PREPARED) {
    prepare();
    process.env.DOCS_SHELL_PREPARED = '1';
    if (building) {
      console.log('Pages only: `npm run build` adds what goes out beside them and checks the whole site.');
    }
  }
  if (process.env.DOCS_SHELL_BUILDER) watchBuild();
  return {
    ...(building ? { output: 'export', distDir: STAGING ?? '.next' } : {}),
    trailingSlash: true,
    reactStrictMode: true,
    poweredByHeader: false,
    devIndicators: false,
    // Types are checked by `npm test`, with a compiler of its own.
    typescript: { ignoreBuildErrors: true },
    // Without it, Emotion is there twice on the server, and styles come out without their layer.
    bundlePagesRouterDependencies: true,
    turbopack: { root: findRoot(), resolveAlias: ALIASES },
    experimental: {
      // The default is one worker.
      cpus: 2,
      // Keeps the two routers of Next apart, and here is one.
      clientRouterFilter: false,
      ...(building ? QUICK_BUILD : {}),
    },
    // The page text is no part of it, so that an edited word changes one page and no address.
    generateBuildId: () => process.env.DOCS_SHELL_BUILD_ID ?? 'site',
  };
};
