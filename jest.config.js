const nextJest = require('next/jest');

/** Unit tests, beside the code. Browser and whole-site tests have a configuration of their own in tests/. */
module.exports = nextJest({ dir: './' })({
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/scripts', '<rootDir>/data', '<rootDir>/tests/unit'].filter((root) =>
    require('node:fs').existsSync(root.replace('<rootDir>', __dirname)),
  ),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/', '<rootDir>/out/'],
});
