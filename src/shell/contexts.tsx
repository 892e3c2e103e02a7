import { createContext, useContext, type ReactNode } from 'react';
import { Translations } from '../components/Translations';
import type { PageProps } from '../model/page/PageData';
import type { Track } from '../model/analytics/AnalyticsEvent';

const DocsContext = createContext<PageProps | undefined>(undefined);

/** Gives the page that was resolved at build to everything below it. */
export function DocsProvider({ value, children }: { value: PageProps; children: ReactNode }) {
  return (
    <DocsContext.Provider value={value}>
      <Translations value={value.translations}>{children}</Translations>
    </DocsContext.Provider>
  );
}

/**
 * The page that is shown.
 * @throws 'Could not find docs config context value; please ensure the component is wrapped in a <DocsProvider>' (specification, section 8)
 */
export function useDocs(): PageProps {
  const value = useContext(DocsContext);
  if (!value) {
    throw new Error(
      'Could not find docs config context value; please ensure the component is wrapped in a <DocsProvider>',
    );
  }
  return value;
}

/** What is decided about advertising before a page is drawn. */
interface AdConfig {
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
