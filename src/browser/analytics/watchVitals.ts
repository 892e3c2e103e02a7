import type { MetricType } from 'web-vitals';
import { type Track, isVitalsSampled } from '../../model/analytics/AnalyticsEvent';
import type { Dice } from '../dice';

/** Measures one full page load in ten thousand; the code that measures is fetched for those only. */
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
    // Without the code nothing is measured.
  }
}
