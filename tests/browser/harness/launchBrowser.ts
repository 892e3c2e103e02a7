import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** Where `scripts/install.mjs` looks for a browser, in the same order. */
const PROGRAMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The program of the machine's Chromium.
 * @throws 'There is no Chromium; run npm test, or name its program in CHROMIUM'
 */
export function findBrowser(): string {
  const program = process.env.CHROMIUM ?? PROGRAMS.find((candidate) => existsSync(candidate));
  if (!program) throw new Error('There is no Chromium; run npm test, or name its program in CHROMIUM');
  return program;
}

/**
 * A running Chromium of the machine.
 * @throws 'There is no Chromium; run npm test, or name its program in CHROMIUM'
 */
export async function launchBrowser(...flags: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...FLAGS, ...flags] });
}
