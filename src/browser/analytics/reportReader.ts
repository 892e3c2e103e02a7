import { roundPixelRatio, type UserProperties } from '../../model/analytics/UserProperties';
import { parseColourMode } from '../../model/settings/appearance';
import { getCodeVariant } from '../settings/codeVariant';
import { sendToTag } from './sendToTag';

/** What is said of the reader's browser now. */
export function readUserProperties(): UserProperties {
  const { lang, dir, dataset } = document.documentElement;
  return {
    code_variant: getCodeVariant(),
    language: lang,
    colour_mode: parseColourMode(dataset.colourMode),
    direction: dir === 'rtl' ? 'rtl' : 'ltr',
    device_pixel_ratio: roundPixelRatio(window.devicePixelRatio),
  };
}

/** Reports the user properties. */
export function reportReader(): void {
  sendToTag('set', 'user_properties', readUserProperties());
}
