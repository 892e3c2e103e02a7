import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { track } from '../browser/analytics/track';
import { keepFields } from '../browser/keptFields';
import { loadTexts } from '../browser/fetching/fetchOnce';
import { loadSheet } from '../browser/fetching/loadSheet';
import { readFacts } from '../browser/pageFacts';
import type { Translations } from '../model/languages/textKeys';
import { PartBoundary } from '../components/PartBoundary';
import { AdProvider, DocsProvider } from '../shell/contexts';
import { REMOVED } from './removed';

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

/** The providers around every page, see `src/shell/App.tsx`, and the boundary that brings a part back. */
export function PageProviders({
  holder,
  translations,
  children,
}: {
  /** The element that the part is drawn in. */
  holder: Element;
  translations: Translations;
  children: ReactNode;
}) {
  const { page } = readFacts();
  return (
    <DocsProvider value={{ userLanguage: page.userLanguage, translations, page }}>
      <AdProvider value={{ disabled: page.disableAd, adsHref: page.adsHref, track }}>
        <PartBoundary holder={() => holder}>{children}</PartBoundary>
      </AdProvider>
    </DocsProvider>
  );
}

/**
 * Hydrates the part of a page in an element. Resolves once it handles events. If another program has changed its elements
 * before, React renders it again, and what the reader has typed or chosen is entered again.
 */
export function hydratePart(
  element: HTMLElement,
  translations: Translations,
  children: ReactNode,
): Promise<void> {
  let enterAgain = keepFields(element);
  let isDrawnAgain = false;
  const keep = () => {
    enterAgain = keepFields(element);
  };
  element.addEventListener('input', keep, true);
  return new Promise((resolve) => {
    const finish = () => {
      element.removeEventListener('input', keep, true);
      if (isDrawnAgain) enterAgain();
      resolve();
    };
    const root = hydrateRoot(
      element,
      <Drawn onDrawn={finish}>
        <PageProviders holder={element} translations={translations}>
          {children}
        </PageProviders>
      </Drawn>,
      {
        onRecoverableError: (error) => {
          isDrawnAgain = true;
          reportError(error);
        },
      },
    );
    if (process.env.NODE_ENV === 'development')
      element.addEventListener(REMOVED, () => root.unmount(), { once: true });
  });
}
