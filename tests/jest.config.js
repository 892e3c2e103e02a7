const nextJest = require('next/jest');

/**
 * Suites that have been seen green on a quiet machine. `npm test` runs these; `npm run test:open` runs every suite, and
 * tells what is still open. A suite moves up here once it is green, and only then counts.
 */
const GREEN = [
  '<rootDir>/tests/browser/accessibility.test.ts',
  '<rootDir>/tests/browser/ads/circumstances.test.ts',
  '<rootDir>/tests/browser/ads/events.test.ts',
  '<rootDir>/tests/browser/ads/hostileFields.test.ts',
  '<rootDir>/tests/browser/ads/isolated.test.ts',
  '<rootDir>/tests/browser/ads/leaving.test.ts',
  '<rootDir>/tests/browser/ads/outcomes.test.ts',
  '<rootDir>/tests/browser/colourMode.test.ts',
  '<rootDir>/tests/browser/demos/code.test.ts',
  '<rootDir>/tests/browser/demos/everyDemo.test.ts',
  '<rootDir>/tests/browser/demos/live.test.ts',
  '<rootDir>/tests/browser/demos/sandbox.test.ts',
  '<rootDir>/tests/browser/demos/toolbar.test.ts',
  '<rootDir>/tests/browser/heldBoot.test.ts',
  '<rootDir>/tests/browser/keyboard.test.ts',
  '<rootDir>/tests/browser/media.test.ts',
  '<rootDir>/tests/browser/navigation.test.ts',
  '<rootDir>/tests/browser/noScript.test.ts',
  '<rootDir>/tests/browser/notFound.test.ts',
  '<rootDir>/tests/browser/routes.test.ts',
  '<rootDir>/tests/browser/languages.test.ts',
  '<rootDir>/tests/browser/offline/analytics.test.ts',
  '<rootDir>/tests/browser/offline/denied.test.ts',
  '<rootDir>/tests/browser/offline/journeys.test.ts',
  '<rootDir>/tests/browser/offline/keeping.test.ts',
  '<rootDir>/tests/browser/offline/newProcess.test.ts',
  '<rootDir>/tests/browser/offline/oldTab.test.ts',
  '<rootDir>/tests/browser/offline/optionalSheet.test.ts',
  '<rootDir>/tests/browser/offline/privacyPage.test.ts',
  '<rootDir>/tests/browser/offline/reading.test.ts',
  '<rootDir>/tests/browser/offline/updates.test.ts',
  '<rootDir>/tests/browser/sidebar.test.ts',
  '<rootDir>/tests/browser/versions.test.ts',
  '<rootDir>/tests/site/badInput.test.ts',
  '<rootDir>/tests/site/badDemos.test.ts',
  '<rootDir>/tests/site/documents.test.ts',
  '<rootDir>/tests/site/hosting.test.ts',
  '<rootDir>/tests/site/parity.test.ts',
  '<rootDir>/tests/site/policy.test.ts',
  '<rootDir>/tests/site/secondFamily.test.ts',
  '<rootDir>/tests/site/urls.test.ts',
  '<rootDir>/tests/site/search.test.ts',
  '<rootDir>/tests/site/languages.test.ts',
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
