import { defineConfig } from '@playwright/test';

/** What `npm test` leaves to `npm run test:full`. */
const FULL_ONLY = /@full/;
const isFull = process.env.TEST_TIER === 'full';

/**
 * Browser tests of the exported site, run by `npm test` after the build. Browsers are started by the fixtures, from the
 * system's own Chromium; nothing is downloaded. Video is off because it needs a program of Playwright's own.
 */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/tests/browser',
  // Jest's tests have the same ending, and none of Playwright's needs the module loader of Next.
  testMatch: '**/*.test.ts',
  ...(isFull ? {} : { grepInvert: FULL_ONLY }),
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/tests/browser.json' }],
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
