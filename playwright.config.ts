import { defineConfig } from '@playwright/test';
import { CACHE } from './src/content/workspace';
import { setDefaultLanguage } from './src/model/languages/defaultLanguage';

/** Tests that are left out: those of `npm run test:full`. */
const leftOut = process.env.TEST_TIER === 'full' ? [] : [/@full/];

// Every process of the tests reads this file.
setDefaultLanguage('en');

/**
 * Browser tests of the exported site, run by `npm test` after the build. The fixtures start the system's
 * Chromium; nothing is downloaded. Video is off because it needs a separate Playwright program.
 */
export default defineConfig({
  testDir: 'tests/browser',
  snapshotPathTemplate: 'tests/fixtures/look/{arg}{ext}',
  outputDir: `${CACHE.tests}/browser`,
  // Jest's tests have the same suffix, and Playwright's tests do not need Next's module loader.
  testMatch: '**/*.test.ts',
  grepInvert: leftOut,
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? `${CACHE.tests}/browser.json` }],
  ],
  use: {
    // Snapshots wait for every frame, and some tests have a frame whose code never ends.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    screenshot: 'only-on-failure',
    video: 'off',
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
  },
});
