import type { Theme } from '@mui/material/styles';

// #region clamp
/** Keeps a value within two bounds. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
// #endregion clamp

export function clampRadius({ shape }: Theme): number {
  return clamp(Number(shape.borderRadius), 0, 16);
}
