import { useEffect, useState } from 'react';
import { track } from '../../browser/analytics/track';
import { announce } from '../../browser/announce/announce';
import { copyText } from '../../browser/clipboard/copyText';
import { COPY_CONFIRMATION_MS } from '../../constants';

/** What a control shows of its last copying. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** How it ended, for those who hear it. */
interface CopyTexts {
  readonly copied: string;
  readonly failed: string;
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
    try {
      await copyText(await read());
      setState('copied');
      announce(texts.copied);
      track({ name: 'copy', label });
    } catch {
      texts.onFailed?.();
      setState('failed');
      announce(texts.failed);
    }
  };
  return [state, () => void copy()];
}
