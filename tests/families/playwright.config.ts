import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** Which facts are drawn; the same in a test that runs again. */
process.env.FACTS_SEED ??= String(Date.now() % 1_000_000);

/** Browser tests of families with other libraries, run by `npm run test:families`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.test.ts',
  grepInvert: [],
  workers: 2,
  outputDir: '../../.cache/tests/families',
  reporter: [['list', { printSteps: false }]],
});
