const nextJest = require('next/jest');

/** What `npm test` leaves to `npm run test:full`. */
const FULL_ONLY = '\\.full\\.test\\.ts$';
const isFull = process.env.TEST_TIER === 'full';

/** Whole-site rules over the export, `out/`, which has to be built. Browser tests are run by Playwright. */
module.exports = nextJest({ dir: `${__dirname}/..` })({
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/site/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...(isFull ? [] : [FULL_ONLY])],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/', '<rootDir>/out/'],
  testTimeout: 60_000,
  maxWorkers: 2,
});
