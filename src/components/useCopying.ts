import { useEffect, useState } from 'react';
import { track } from '../browser/analytics/track';
import { announce } from '../browser/announce';
import { copyText } from '../browser/code/copying';
import { COPY_CONFIRMATION_MS } from '../constants';

/** How copying ends: the text could not be had, or the browser does not allow it. */
type CopyEnd = 'copied' | 'unread' | 'refused';

/** What a control shows of its last copying. */
type CopyState = 'idle' | CopyEnd;

/** How it ended, for those who hear it. */
interface CopyTexts extends Readonly<Record<CopyEnd, string>> {
  /** Told ahead of the drawing that shows the failure. */
  readonly onFailed?: () => void;
}

/**
 * Copies what `read` gives, counts it and announces how it ended. Returns the state, which shows success for a moment
 * and failure until the next copy, and what begins.
 * @param label by what it is counted
 */
export function useCopying(
  read: () => Promise<string>,
  label: 'demo' | 'page',
  texts: CopyTexts,
): readonly [state: CopyState, copy: () => void] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), COPY_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    let end: CopyEnd = 'unread';
    try {
      const text = await read();
      end = 'refused';
      await copyText(text);
      end = 'copied';
      track({ name: 'copy', label });
    } catch {
      texts.onFailed?.();
    }
    setState(end);
    announce(texts[end]);
  };
  return [state, () => void copy()];
}
