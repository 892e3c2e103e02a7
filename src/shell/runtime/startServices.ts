import { takeEarlyControls } from '../../browser/analytics/earlyControls';
import { track } from '../../browser/analytics/track';
import { whenShown, reportPage, reportReader, watchVitals } from '../../browser/analytics/pageReport';
import { getConsent, hasOptedOut, subscribeConsent } from '../../browser/consent';
import { getCurrentPage, watchCurrentPage } from '../../browser/navigation/currentPage';
import { resumeKeeping } from '../../browser/offline/keeper';
import { startWorker } from '../../browser/offline/startWorker';
import { isEmbedded } from '../../browser/isEmbedded';
import { loadFontSheets } from '../../browser/fetching/loadFontSheets';
import { parseClickLabel } from '../../model/analytics/AnalyticsEvent';
import { isConsentGiven, isConsentOpen } from '../../model/analytics/consent';
import type { RunTime } from '../../model/page/PageData';
import { askHelpful } from '../../browser/analytics/askHelpful';
import { loadTag, unloadTag } from '../../browser/analytics/loadTag';
import { watchControls, watchSettingControls } from '../../browser/analytics/controlEvents';
import { dice } from '../../browser/dice';
import { subscribeCodeVariant } from '../../browser/settings/codeVariant';
import type { Analytics } from '../../model/analytics/services';

function isOwn(href: string): boolean {
  return new URL(href, window.location.href).origin === window.location.origin;
}

/**
 * Applies the reader's consent: loads and counts what it allows, asks if it is undecided, stops when it is
 * withdrawn. Asks nothing in a frame of another site.
 */
function followConsent(runTime: RunTime): void {
  const { consent, analytics, fontSheets = [], textFont } = runTime;
  let stop: (() => void) | undefined;
  let closeQuestion: (() => void) | undefined;
  const follow = () => {
    const facts = { needed: consent === true, choice: getConsent(), optOut: hasOptedOut() };
    if (!isConsentOpen(facts)) closeQuestion?.();
    if (isConsentGiven(facts)) {
      if (analytics) stop ??= startAnalytics(analytics);
      loadFontSheets(fontSheets, textFont);
    } else {
      stop?.();
      stop = undefined;
    }
    return isConsentOpen(facts);
  };
  const isOpen = follow();
  // Without consent they are discarded.
  for (const label of takeEarlyControls().map(parseClickLabel)) {
    if (stop && label) track({ name: 'control', label });
  }
  subscribeConsent(() => void follow());
  const page = getCurrentPage();
  if (!isOpen || !page || isEmbedded()) return;
  import('../settings/openConsent').then(
    async ({ openConsent }) => {
      closeQuestion = await openConsent(page, runTime);
      follow();
    },
    // If the question cannot be shown, there is no consent.
    () => undefined,
  );
}

/** Starts services that the page does not depend on: consent, analytics, fonts, the service worker. */
export function startServices(runTime: RunTime): void {
  whenShown(() => {
    // Register the worker first; it does not depend on the rest.
    void startWorker(runTime.host).then((works) => {
      if (!works) return;
      void resumeKeeping();
      window.addEventListener('online', () => void resumeKeeping());
    });
    loadFontSheets((runTime.fontSheets ?? []).filter(isOwn), runTime.textFont);
    if (runTime.consent) followConsent(runTime);
  });
}

/** The user properties depend on these attributes of the document. */
const READER_ATTRIBUTES = ['data-color-mode', 'dir'];
let measured = false;

/** Starts counting, including the current page. Returns a function that stops it. */
function startAnalytics(analytics: Analytics): () => void {
  loadTag(analytics);
  reportReader();
  const stopPages = watchCurrentPage(reportPage);
  const stopAsking = askHelpful(track);
  const stopControls = watchControls(track);
  const stopSettings = watchSettingControls(track);
  const stopVariant = subscribeCodeVariant(reportReader);
  const observer = new MutationObserver(reportReader);
  observer.observe(document.documentElement, { attributeFilter: READER_ATTRIBUTES });
  const onShow = ({ persisted }: PageTransitionEvent) => {
    const page = getCurrentPage();
    // Restored from the back/forward cache: shown again without loading anything.
    if (persisted && page) reportPage(page);
  };
  window.addEventListener('pageshow', onShow);
  if (!measured) void watchVitals(dice, track);
  measured = true;
  return () => {
    stopPages();
    stopAsking();
    stopControls();
    stopSettings();
    stopVariant();
    observer.disconnect();
    window.removeEventListener('pageshow', onShow);
    unloadTag(analytics);
  };
}
