import { AD_POLL_MAX_LOOKS } from '../../constants';
import type { AdView } from './AdView';

/** Whether another look for the ad is to be taken in this view. */
export function isLooking({ channel, filled, looks }: AdView): boolean {
  return channel !== 'none' && !filled && looks < AD_POLL_MAX_LOOKS;
}
