const nextJest = require('next/jest');

/** Tests of the exported site: whole-site rules, and Chromium driving it. `npm test` builds `out/` first. */
module.exports = nextJest({ dir: `${__dirname}/..` })({
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/site/**/*.test.ts', '<rootDir>/tests/browser/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/', '<rootDir>/out/'],
  testTimeout: 60_000,
  maxWorkers: 2,
});
