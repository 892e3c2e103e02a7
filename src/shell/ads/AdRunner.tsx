import { useEffect } from 'react';
import { afterLoad } from '../../browser/ads/readerPresence';
import { useAdConfig } from '../contexts';

/**
 * Fills the ad slot of one page. Its key is the page's address, so every page has its own view. Renders
 * nothing, and loads nothing before the page's load event: all other ad code is in a separate chunk.
 */
export function AdRunner() {
  const { disabled, adsHref, track } = useAdConfig();
  useEffect(() => {
    const slot = document.querySelector<HTMLElement>('[data-ad-holder] aside');
    const isBot = document.documentElement.dataset.noAds !== undefined;
    if (disabled || adsHref === undefined || isBot || !slot) return undefined;
    const leave = new AbortController();
    const fill = async () => {
      try {
        const { showAd } = await import('./showAd');
        await showAd({ slot, adsHref, track, signal: leave.signal });
      } catch {
        // Without its code or data, the slot stays empty.
        if (!leave.signal.aborted) slot.dataset.adState = 'empty';
      }
    };
    afterLoad(() => void fill(), leave.signal);
    return () => {
      leave.abort();
      // An ad that was shown before the runtime and has not been taken over is removed with its page.
      if (slot.dataset.early === undefined) return;
      slot.replaceChildren();
      delete slot.dataset.early;
    };
  }, [disabled, adsHref, track]);
  return null;
}
