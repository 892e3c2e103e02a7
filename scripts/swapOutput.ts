import { existsSync, renameSync, rmSync } from 'node:fs';

const OUT = 'out';
/** The former output, between the two renames. */
const OLD = 'out.old';

/**
 * Finishes or undoes an interrupted swap: without `out/`, the former output is restored; with both, the
 * former output is deleted.
 */
export function finishSwap(): void {
  if (!existsSync(OLD)) return;
  if (existsSync(OUT)) rmSync(OLD, { recursive: true, force: true });
  else renameSync(OLD, OUT);
}

/**
 * Replaces `out/` with a complete export, by two renames.
 * @throws the system error of a failed rename; the former output is restored first
 */
export function swapIntoPlace(staging: string): void {
  finishSwap();
  if (existsSync(OUT)) renameSync(OUT, OLD);
  try {
    renameSync(staging, OUT);
  } catch (error) {
    finishSwap();
    throw error;
  }
  rmSync(OLD, { recursive: true, force: true });
}
