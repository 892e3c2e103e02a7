const nextJest = require('next/jest');

/**
 * Kills, clean builds and load: `npm run test:long`. One test file at a time, because each needs the whole
 * machine.
 */
module.exports = nextJest({ dir: `${__dirname}/..` })({
  rootDir: '..',
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/tests/unit/setupLanguage.ts'],
  testMatch: ['<rootDir>/tests/long/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/', '<rootDir>/out/'],
  maxWorkers: 1,
});
