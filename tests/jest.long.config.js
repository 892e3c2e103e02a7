const nextJest = require('next/jest');

/** Kills, clean builds and load: `npm run test:long`. One at a time, since each wants the whole machine. */
module.exports = nextJest({ dir: `${__dirname}/..` })({
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/long/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/', '<rootDir>/out/'],
  maxWorkers: 1,
});
