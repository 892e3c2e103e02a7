import type { CodeVariant } from '../settings/codeSettings';
import type { ColorMode } from '../settings/appearance';

/** What is said once about the reader's browser; names as they are sent. */
export interface UserProperties {
  readonly code_variant: CodeVariant;
  readonly language: string;
  readonly color_mode: ColorMode;
  readonly direction: 'ltr' | 'rtl';
  /** Rounded to quarters, so that a zoomed page tells nobody apart. */
  readonly device_pixel_ratio: number;
}

/**
 * A device pixel ratio in quarters, between 0.5 and 4.
 * @example roundPixelRatio(1.099) // 1
 */
export function roundPixelRatio(ratio: number): number {
  return Math.min(4, Math.max(0.5, Math.round(ratio * 4) / 4)) || 1;
}
