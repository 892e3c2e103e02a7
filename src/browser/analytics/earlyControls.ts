import type { AnalyticsEvent } from '../../model/analytics/AnalyticsEvent';
import { watchControls } from './watchControls';

let pressed: AnalyticsEvent[] = [];
let stop: (() => void) | undefined;

/**
 * Notes, in memory only, which controls are used before it is known whether anything may be counted: the first press
 * often is what starts the page's scripts.
 */
export function noteEarlyControls(): void {
  stop ??= watchControls((event) => pressed.push(event));
}

/** What was noted, in its order; it is forgotten here, and nothing more is noted. */
export function takeEarlyControls(): readonly AnalyticsEvent[] {
  const taken = pressed;
  pressed = [];
  stop?.();
  stop = undefined;
  return taken;
}
