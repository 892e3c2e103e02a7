import { createContext, useContext, type ReactNode } from 'react';
import type { Track } from '../../model/analytics/AnalyticsEvent';

/** What is decided about advertising before a page is drawn. */
export interface AdConfig {
  /** The page asks for no advertisement. */
  readonly disabled: boolean;
  /** What fills the slot, see `AdsData`; absent on pages without one. */
  readonly adsHref: string | undefined;
  /** Reports what happens in the slot. */
  readonly track: Track;
}

const AdContext = createContext<AdConfig | undefined>(undefined);

/** Gives the advertising decision of the page to the slots below it. */
export function AdProvider({ value, children }: { value: AdConfig; children: ReactNode }) {
  return <AdContext.Provider value={value}>{children}</AdContext.Provider>;
}

/**
 * The advertising decision of the page that is shown.
 * @throws 'Could not find ad config context value; please ensure the component is wrapped in a <AdProvider>' (specification, section 8)
 */
export function useAdConfig(): AdConfig {
  const value = useContext(AdContext);
  if (!value) {
    throw new Error(
      'Could not find ad config context value; please ensure the component is wrapped in a <AdProvider>',
    );
  }
  return value;
}
