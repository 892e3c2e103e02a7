import { WEB_VITALS_SAMPLING_RATIO } from '../../constants';

/** Whether a full page load with this roll is measured: 0.01 % of them (specification, section 9). */
export function isVitalsSampled(roll: number): boolean {
  return roll < WEB_VITALS_SAMPLING_RATIO;
}
