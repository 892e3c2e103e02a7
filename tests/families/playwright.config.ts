import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** Browser tests of families with other libraries, run by `npm run test:families`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'libraries.test.ts',
  grepInvert: [],
  workers: 2,
  outputDir: '../../.cache/tests/families',
  reporter: [['list', { printSteps: false }]],
});
