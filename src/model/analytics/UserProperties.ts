import type { CodeVariant } from '../settings/codeSettings';
import type { ColorMode } from '../settings/appearance';

/** Properties of the reader's browser that are sent once, under these names. */
export interface UserProperties {
  readonly code_variant: CodeVariant;
  readonly language: string;
  readonly color_mode: ColorMode;
  readonly direction: 'ltr' | 'rtl';
  /** Rounded to quarters, so that a zoom level does not identify a reader. */
  readonly device_pixel_ratio: number;
}

/**
 * Rounds a device pixel ratio to quarters, between 0.5 and 4.
 * @example roundPixelRatio(1.099) // 1
 */
export function roundPixelRatio(ratio: number): number {
  return Math.min(4, Math.max(0.5, Math.round(ratio * 4) / 4)) || 1;
}
