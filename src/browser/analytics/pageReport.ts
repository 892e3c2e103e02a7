import type { MetricType } from 'web-vitals';
import type { CurrentPage } from '../navigation/currentPage';
import { sendToTag, track } from './track';
import { roundPixelRatio, type UserProperties } from '../../model/analytics/UserProperties';
import { parseColorMode } from '../../model/settings/appearance';
import { getCodeVariant } from '../settings/codeVariant';
import { type Track, isVitalsSampled } from '../../model/analytics/AnalyticsEvent';
import type { Dice } from '../dice';

/** Reports a page view with its canonical pathname; later events use the same address. */
export function reportPage({ pathname }: Pick<CurrentPage, 'pathname'>): void {
  sendToTag('set', { page_location: window.location.origin + pathname, page_referrer: '' });
  track({ name: 'page_view', pathname });
}

/** Returns the current user properties. */
function readUserProperties(): UserProperties {
  const { lang, dir, dataset } = document.documentElement;
  return {
    code_variant: getCodeVariant(),
    language: lang,
    color_mode: parseColorMode(dataset.colorChoice),
    direction: dir === 'rtl' ? 'rtl' : 'ltr',
    device_pixel_ratio: roundPixelRatio(window.devicePixelRatio),
  };
}

/** Reports the user properties. */
export function reportReader(): void {
  sendToTag('set', 'user_properties', readUserProperties());
}

/** Measures one full page load in ten thousand; the measuring code is loaded only for those. */
export async function watchVitals(dice: Dice, track: Track): Promise<void> {
  if (!isVitalsSampled(dice())) return;
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    const report = ({ name, value, rating }: MetricType) => {
      track({
        name: 'web_vital',
        metric: name,
        value: Math.round(name === 'CLS' ? value * 1000 : value),
        rating,
      });
    };
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
  } catch {
    // If the code is unavailable, nothing is measured.
  }
}
