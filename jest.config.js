const nextJest = require('next/jest');

/** Unit tests, next to the code. Browser and whole-site tests in tests/ have a different configuration. */
module.exports = nextJest({ dir: './' })({
  testEnvironment: 'node',
  // Ends a test that hangs. A busy machine may take as long as it needs.
  testTimeout: 60_000,
  setupFiles: ['<rootDir>/tests/unit/setupLanguage.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setupWaiting.ts'],
  // Without it, Jest leaves one processor idle.
  maxWorkers: '100%',
  roots: ['<rootDir>/src', '<rootDir>/scripts', '<rootDir>/data', '<rootDir>/tests/unit'].filter((root) =>
    require('node:fs').existsSync(root.replace('<rootDir>', __dirname)),
  ),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/', '<rootDir>/out/'],
});
