import { createContext, useContext, type ReactNode } from 'react';
import { TranslationsProvider } from '../components/Translations';
import type { DocsValue } from '../model/page/PageFacts';
import type { Track } from '../model/analytics/AnalyticsEvent';

const DocsContext = createContext<DocsValue | undefined>(undefined);

/** Provides the page that was resolved at build time. */
export function DocsProvider({ value, children }: { value: DocsValue; children: ReactNode }) {
  return (
    <DocsContext.Provider value={value}>
      <TranslationsProvider value={value.translations}>{children}</TranslationsProvider>
    </DocsContext.Provider>
  );
}

/**
 * Returns the current page.
 * @throws 'Could not find docs config context value; please ensure the component is wrapped in a
 * <DocsProvider>' (specification, section 8)
 */
export function useDocs(): DocsValue {
  const value = useContext(DocsContext);
  if (!value) {
    throw new Error(
      'Could not find docs config context value; please ensure the component is wrapped in a <DocsProvider>',
    );
  }
  return value;
}

/** The advertising settings of a page, decided before it is drawn. */
interface AdConfig {
  /** Whether the page disables ads. */
  readonly disabled: boolean;
  /** Address of the data that fills the slot, see `AdsData`; absent on pages without a slot. */
  readonly adsHref: string | undefined;
  /** Reports events of the slot. */
  readonly track: Track;
}

const AdContext = createContext<AdConfig | undefined>(undefined);

/** Provides the advertising settings of the page to its slots. */
export function AdProvider({ value, children }: { value: AdConfig; children: ReactNode }) {
  return <AdContext.Provider value={value}>{children}</AdContext.Provider>;
}

/**
 * Returns the advertising settings of the current page.
 * @throws 'Could not find ad config context value; please ensure the component is wrapped in a <AdProvider>'
 * (specification, section 8)
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
