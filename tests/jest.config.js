const nextJest = require('next/jest');

/** Tests that only `npm run test:full` runs. */
const FULL_ONLY = '\\.full\\.test\\.ts$';
const isFull = process.env.TEST_TIER === 'full';

/**
 * Whole-site rules over the export in `out/`, which must already be built. Playwright runs the browser tests.
 */
module.exports = nextJest({ dir: `${__dirname}/..` })({
  rootDir: '..',
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/tests/unit/setupLanguage.ts'],
  testMatch: ['<rootDir>/tests/site/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...(isFull ? [] : [FULL_ONLY])],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/', '<rootDir>/out/'],
  testTimeout: 60_000,
  maxWorkers: 2,
});
