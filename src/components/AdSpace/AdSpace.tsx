import type { Translate } from '../Translations';

interface AdSpaceProps {
  /** Whether the page has ads. Without them there is no slot, and no space is reserved. */
  hasAds: boolean;
  /** The reader's language; the page's text may be in another one. */
  language: string;
  translate: Translate;
}

/** The place of the ad. The document reserves its height before any ad is loaded; the island `ads` fills the slot. */
export function AdSpace({ hasAds, language, translate }: AdSpaceProps) {
  if (!hasAds) return null;
  return (
    <div data-ad-holder="" data-island="ads">
      <div className="ad-space-holder">
        <aside aria-label={translate('advertisement')} data-ad-state="in-house" lang={language} />
      </div>
    </div>
  );
}
