import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { track } from '../browser/analytics/track';
import { loadTexts } from '../browser/fetching/fetchOnce';
import { loadSheet } from '../browser/fetching/loadSheet';
import { readFacts } from '../browser/pageFacts';
import type { Translations } from '../model/languages/textKeys';
import { AdProvider, DocsProvider } from '../shell/contexts';

/** Calls back once what is inside has its effects. */
function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}

/**
 * Returns the texts of the reader's language, after the complete style sheet has been asked for.
 * @throws if one of them could not be loaded
 */
export async function loadSurroundings(): Promise<Translations> {
  const [texts] = await Promise.all([loadTexts(readFacts().page.textsHref), loadSheet()]);
  return texts;
}

/** The providers around every page, see `src/shell/App.tsx`. */
export function PageProviders({
  translations,
  children,
}: {
  translations: Translations;
  children: ReactNode;
}) {
  const { page } = readFacts();
  return (
    <DocsProvider value={{ userLanguage: page.userLanguage, translations, page }}>
      <AdProvider value={{ disabled: page.disableAd, adsHref: page.adsHref, track }}>{children}</AdProvider>
    </DocsProvider>
  );
}

/** Hydrates the part of a page in an element. Resolves once it handles events. */
export function hydratePart(
  element: HTMLElement,
  translations: Translations,
  children: ReactNode,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <Drawn onDrawn={resolve}>
        <PageProviders translations={translations}>{children}</PageProviders>
      </Drawn>,
    );
  });
}
