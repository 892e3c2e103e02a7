import type { Track } from '../../model/analytics/AnalyticsEvent';
import type { FamilyEvent } from '../../model/analytics/FamilyEvent';
import { closestTo } from '../closestTo';

/** Events of the document for what a reader does. A middle click is no `click`. */
const TYPES = {
  click: ['click', 'auxclick'],
  change: ['change'],
  submit: ['submit'],
} as const satisfies Record<FamilyEvent['on'], readonly (keyof DocumentEventMap)[]>;

/** Whether an event means a press: the right button opens a menu. */
export const isPress = (event: Event): boolean =>
  event.type !== 'auxclick' || (event as MouseEvent).button === 1;

/** Reports the events that the family adds. Returns a function that removes the listeners. */
export function watchFamilyEvents(events: readonly FamilyEvent[], track: Track): () => void {
  const end = new AbortController();
  for (const { name, on, selector, fields = {} } of events)
    for (const type of TYPES[on])
      document.addEventListener(
        type,
        (event) => {
          if (isPress(event) && closestTo(event, selector)) track({ name: 'family', event: name, fields });
        },
        { capture: true, signal: end.signal },
      );
  return () => end.abort();
}
