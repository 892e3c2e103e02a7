import type { Track } from '../../model/analytics/AnalyticsEvent';
import { sendToTag } from './sendToTag';

/** Reports an event to the global tag function, see `sendToTag`. */
export const track: Track = ({ name, ...fields }) => sendToTag('event', name, fields);
