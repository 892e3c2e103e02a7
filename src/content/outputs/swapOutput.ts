import { existsSync, renameSync, rmSync } from 'node:fs';
import { OLD_OUT, OUT } from '../workspace';

/**
 * Finishes or undoes an interrupted swap: without `out/`, the former output is restored; with both, the
 * former output is deleted.
 */
export function finishSwap(): void {
  if (!existsSync(OLD_OUT)) return;
  if (existsSync(OUT)) rmSync(OLD_OUT, { recursive: true, force: true });
  else renameSync(OLD_OUT, OUT);
}

/**
 * Replaces `out/` with a complete export, by two renames.
 * @throws the system error of a failed rename; the former output is restored first
 */
export function swapIntoPlace(staging: string): void {
  finishSwap();
  if (existsSync(OUT)) renameSync(OUT, OLD_OUT);
  try {
    renameSync(staging, OUT);
  } catch (error) {
    finishSwap();
    throw error;
  }
  rmSync(OLD_OUT, { recursive: true, force: true });
}
