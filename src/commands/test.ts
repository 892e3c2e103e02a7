/**
 * `docs-shell test`: builds the site, checks it like `docs-shell check`, and opens pages of each kind and all demos in
 * Chromium. The last line is the sum.
 */
import { buildSite } from '../build/buildSite';
import { reportFault } from '../build/report';
import { OUT } from '../content/workspace';
import { listFamilyTests } from './familyTests';
import { launchShell } from './findBrowser';
import { reportExport } from './reportExport';
import { serveFolder } from './serveFolder';

/** Number of pages that are open at the same time. */
const AT_ONCE = 2;

/** Opens the pages; returns how many tests have passed and failed. */
async function openPages(): Promise<readonly [passed: number, failed: number]> {
  const served = await serveFolder(OUT);
  const browser = await launchShell();
  let [passed, failed] = [0, 0];
  try {
    const left = listFamilyTests().values();
    const runLeft = async () => {
      for (const { name, run } of left) {
        try {
          await run(browser, served.origin);
          passed += 1;
        } catch (error) {
          failed += 1;
          console.error(`failed: ${name}\n  ${(error as Error).message.replaceAll('\n', '\n  ')}`);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, runLeft));
  } finally {
    await browser.close();
    await served.close();
  }
  return [passed, failed];
}

async function test(): Promise<number> {
  const code = await buildSite();
  if (code !== 0) return code;
  const isUnsound = reportExport();
  const [passed, failed] = await openPages();
  console.log(`${passed + (isUnsound ? 0 : 1)} passed, ${failed + (isUnsound ? 1 : 0)} failed, 0 skipped`);
  return failed > 0 || isUnsound ? 1 : 0;
}

test().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    reportFault(error);
    process.exitCode = 1;
  },
);
