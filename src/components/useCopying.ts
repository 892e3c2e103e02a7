import { useEffect, useState } from 'react';
import { track } from '../browser/analytics/track';
import { announce } from '../browser/announce';
import { copyText } from '../browser/code/copying';
import { COPY_CONFIRMATION_MS } from '../constants';
import type { AnalyticsEvent } from '../model/analytics/AnalyticsEvent';

/** Result of a copy: `unread` if the text could not be loaded, `refused` if the browser did not allow it. */
type CopyEnd = 'copied' | 'unread' | 'refused';

/** What a control shows about the last copy. */
type CopyState = 'idle' | CopyEnd;

/** Texts that announce the result to screen readers. */
type CopyTexts = Readonly<Record<CopyEnd, string>>;

/**
 * Returns the state of the last copy and a function that copies the text from `read`, counts it in analytics
 * and announces the result. Success returns to `idle` after `COPY_CONFIRMATION_MS`; failure stays until the
 * next copy.
 * @param copied the analytics event
 */
export function useCopying(
  read: () => Promise<string>,
  copied: Extract<AnalyticsEvent, { name: 'copy' }>,
  texts: CopyTexts,
): readonly [state: CopyState, copy: () => void] {
  // An object, so that a second copy starts the time of the confirmation again.
  const [last, setLast] = useState<{ readonly state: CopyState }>({ state: 'idle' });
  useEffect(() => {
    if (last.state !== 'copied') return undefined;
    const timer = setTimeout(() => setLast({ state: 'idle' }), COPY_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [last]);
  const copy = async () => {
    let end: CopyEnd = 'unread';
    try {
      const text = await read();
      end = 'refused';
      await copyText(text);
      end = 'copied';
      track(copied);
    } catch {
      // The result says so.
    }
    setLast({ state: end });
    announce(texts[end]);
  };
  return [last.state, () => void copy()];
}
