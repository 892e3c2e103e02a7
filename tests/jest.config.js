const nextJest = require('next/jest');

/**
 * Suites that have been seen green on a quiet machine. `npm test` runs these; `npm run test:open` runs every suite, and
 * tells what is still open. A suite moves up here once it is green, and only then counts.
 */
const GREEN = [
  '<rootDir>/tests/browser/apiReference.test.ts',
  '<rootDir>/tests/browser/colourMode.test.ts',
  '<rootDir>/tests/browser/heldBoot.test.ts',
  '<rootDir>/tests/browser/search.test.ts',
  '<rootDir>/tests/browser/sidebar.test.ts',
  '<rootDir>/tests/site/documents.test.ts',
  '<rootDir>/tests/site/search.test.ts',
];
const ALL = ['<rootDir>/tests/site/**/*.test.ts', '<rootDir>/tests/browser/**/*.test.ts'];

/** Tests of the exported site: whole-site rules, and Chromium driving it. `npm test` builds `out/` first. */
module.exports = nextJest({ dir: `${__dirname}/..` })({
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: process.env.TEST_OPEN ? ALL : GREEN,
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/', '<rootDir>/out/'],
  testTimeout: 60_000,
  maxWorkers: 2,
});
