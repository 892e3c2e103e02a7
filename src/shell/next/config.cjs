const { execFileSync } = require('node:child_process');
const { existsSync, realpathSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join, sep } = require('node:path');
const { pathToFileURL } = require('node:url');
const { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } = require('next/constants');

/** The settings of Next for a family; its `next.config.js` exports them. */

/**
 * The folder for the export of `next build` if `npm run build` completes it; a bare `next build` writes
 * `out/`.
 */
const STAGING = process.env.DOCS_SHELL_STAGING;

/** Exists after the first complete build. */
const BUILT_BEFORE = 'out';

/**
 * Returns the bundler's root: the nearest folder that holds the project and its packages, which is the project folder
 * unless some are links or in a folder above. Names of classes and chunks depend on paths relative to
 * the root, so lock files in folders above must not decide about it.
 */
function findRoot() {
  const family = createRequire(join(process.cwd(), 'package.json'));
  const { dependencies, devDependencies, optionalDependencies } = family('./package.json');
  let root = process.cwd();
  for (const name of Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
    const places = family.resolve.paths(name).map((folder) => join(folder, name));
    const found = places.find((folder) => existsSync(folder));
    while (found && !join(realpathSync(found), sep).startsWith(join(root, sep))) root = dirname(root);
  }
  return root;
}

/**
 * The server's code is discarded after the export, so minifying it wastes time and makes its traces harder to
 * read.
 */
const QUICK_BUILD = {
  turbopackSourceMaps: false,
  turbopackMinify: { server: false, client: true },
  // Writing the bundler's cache takes time, which is wasted if the first build of a folder is its only one.
  turbopackFileSystemCacheForBuild: existsSync(BUILT_BEFORE),
};

/** A bare `next build` or `next dev` runs the content step itself, so that its pages exist. */
function prepare() {
  const program = ['js', 'ts']
    .map((end) => join(__dirname, `../../commands/prepare.${end}`))
    .find((file) => existsSync(file));
  const loader = pathToFileURL(require.resolve('tsx')).href;
  execFileSync(process.execPath, ['--import', loader, program], { stdio: 'inherit' });
}

/** @returns {import('next').NextConfig} */
module.exports = (phase) => {
  const building = phase === PHASE_PRODUCTION_BUILD;
  if ((building || phase === PHASE_DEVELOPMENT_SERVER) && !process.env.DOCS_SHELL_PREPARED) {
    prepare();
    process.env.DOCS_SHELL_PREPARED = '1';
    if (building) {
      console.log('Pages only: `npm run build` adds the other output files and checks the whole site.');
    }
  }
  return {
    ...(building ? { output: 'export', distDir: STAGING ?? '.next' } : {}),
    trailingSlash: true,
    reactStrictMode: true,
    poweredByHeader: false,
    devIndicators: false,
    // `npm test` checks types, with a different compiler.
    typescript: { ignoreBuildErrors: true },
    // Otherwise the server loads Emotion twice, and styles are rendered without their layer.
    bundlePagesRouterDependencies: true,
    turbopack: { root: findRoot() },
    experimental: {
      // The default is one worker.
      cpus: 2,
      // It separates pages of Next's two routers; this site uses one of them.
      clientRouterFilter: false,
      ...(building ? QUICK_BUILD : {}),
    },
    // Independent of the page text, so that an edited word changes one page and no URL.
    generateBuildId: () => process.env.DOCS_SHELL_BUILD_ID ?? 'site',
  };
};
