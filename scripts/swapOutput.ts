import { existsSync, renameSync, rmSync } from 'node:fs';

const OUT = 'out';
/** The former output, for the moment between the two renames. */
const OLD = 'out.old';

/**
 * Finishes or undoes a swap that was cut off: with no `out/`, the former one comes back; with both, the former
 * one goes.
 */
export function finishSwap(): void {
  if (!existsSync(OLD)) return;
  if (existsSync(OUT)) rmSync(OLD, { recursive: true, force: true });
  else renameSync(OLD, OUT);
}

/**
 * Puts a complete export in the place of `out/`, by two renames.
 * @throws what the system says, where it can't; then the former output is in its place again
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
