import { AD_DISPLAY_SAMPLING_RATIO } from '../../constants';

/**
 * Whether a display with this roll is reported (specification, section 9).
 * @example isDisplaySampled(0.1) // true
 * @example isDisplaySampled(0.11) // false
 */
export function isDisplaySampled(roll: number): boolean {
  return roll <= AD_DISPLAY_SAMPLING_RATIO;
}
