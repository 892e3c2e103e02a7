import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** Where `scripts/install.mjs` looks for a browser, in the same order. */
const PROGRAMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without windows and all that belongs to them: the same pages in half the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';

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
  return findProgram(PROGRAMS);
}

function findProgram(programs: readonly string[]): string {
  const program = process.env.CHROMIUM ?? programs.find((candidate) => existsSync(candidate));
  if (!program) throw new Error('There is no Chromium; run npm test, or name its program in CHROMIUM');
  return program;
}

/**
 * A running Chromium of the machine, whole: with what the shell has not, such as tabs that show a page's icon.
 * @throws 'There is no Chromium; run npm test, or name its program in CHROMIUM'
 */
export async function launchBrowser(...flags: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...FLAGS, ...flags] });
}

/**
 * A running Chromium without windows, for what needs pages only; the whole one where the machine has no other.
 * @throws 'There is no Chromium; run npm test, or name its program in CHROMIUM'
 */
export async function launchShell(...flags: readonly string[]): Promise<Browser> {
  // The whole browser gives frames of other sites, and sandboxed ones, a process of their own by itself.
  const args = [...FLAGS, '--site-per-process', '--enable-features=IsolateSandboxedIframes', ...flags];
  return chromium.launch({ executablePath: findProgram([SHELL, ...PROGRAMS]), args });
}
