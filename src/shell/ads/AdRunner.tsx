import { useEffect } from 'react';
import { afterLoad } from '../../browser/ads/afterLoad';
import { useAdConfig } from '../contexts';

/**
 * Fills the ad slot of one page; its key is the page's address, so that every page has a view of its own. Draws
 * nothing itself and loads nothing before the page's load event: everything else about ads is a chunk of its own.
 */
export function AdRunner() {
  const { disabled, adsHref, track } = useAdConfig();
  useEffect(() => {
    const slot = document.querySelector<HTMLElement>('[data-place] aside');
    const isBot = document.documentElement.dataset.noAds !== undefined;
    if (disabled || adsHref === undefined || isBot || !slot) return undefined;
    const leave = new AbortController();
    const fill = async () => {
      try {
        const { showAd } = await import('./showAd');
        await showAd({ slot, adsHref, track, signal: leave.signal });
      } catch {
        // Without its code or its data the place stays empty.
        if (!leave.signal.aborted) slot.dataset.adState = 'empty';
      }
    };
    afterLoad(() => void fill(), leave.signal);
    return () => {
      leave.abort();
      // What was shown before the runtime, and was not taken over until now, goes with its page.
      if (slot.dataset.early === undefined) return;
      slot.replaceChildren();
      delete slot.dataset.early;
    };
  }, [disabled, adsHref, track]);
  return null;
}
