import { askHelpful } from '../browser/analytics/askHelpful';
import { watchControls, watchSettingControls } from '../browser/analytics/controlEvents';
import { watchFamilyEvents } from '../browser/analytics/familyEvents';
import { watchLinks } from '../browser/analytics/linkEvents';
import { loadTag, unloadTag } from '../browser/analytics/loadTag';
import { reportPage, reportReader, watchVitals } from '../browser/analytics/pageReport';
import { track } from '../browser/analytics/track';
import { getConsent, hasOptedOut, subscribeConsent } from '../browser/consent';
import { dice } from '../browser/dice';
import { loadFontSheets } from '../browser/fetching/loadFontSheets';
import { isEmbedded } from '../browser/isEmbedded';
import { getCurrentPage, readRunTime } from '../browser/navigation/currentPage';
import { root } from '../browser/root';
import { subscribeCodeVariant } from '../browser/settings/codeVariant';
import { isConsentGiven, isConsentOpen } from '../model/analytics/consent';
import { COLOR_CHOICE_ATTRIBUTE } from '../model/settings/appearance';
import type { Analytics } from '../model/analytics/services';
import type { RunTime } from '../model/page/PageData';

function isOwn(href: string): boolean {
  return new URL(href, window.location.href).origin === window.location.origin;
}

/**
 * Applies the reader's consent: loads and counts what it allows, asks if it is undecided, stops when it is
 * withdrawn. Asks nothing in a frame of another site.
 */
function followConsent(runTime: RunTime): void {
  const { analytics, fontSheets = [], textFont } = runTime;
  let stop: (() => void) | undefined;
  let closeQuestion: (() => void) | undefined;
  const follow = () => {
    const facts = { needed: true, choice: getConsent(), optOut: hasOptedOut() };
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
  subscribeConsent(() => void follow());
  if (!isOpen || isEmbedded()) return;
  import('../browser/openConsent')
    .then(async ({ openConsent }) => {
      closeQuestion = await openConsent(getCurrentPage(), runTime);
      follow();
    })
    // If the question cannot be shown, there is no consent.
    .catch(() => undefined);
}

/** The user properties depend on these attributes of the document. */
const READER_ATTRIBUTES = [COLOR_CHOICE_ATTRIBUTE, 'dir'];
let measured = false;

/** Starts counting, including this page. Returns a function that stops it. */
function startAnalytics(analytics: Analytics): () => void {
  loadTag(analytics);
  reportReader();
  reportPage(getCurrentPage());
  const stopAsking = askHelpful(track);
  const stopControls = watchControls(track);
  const stopSettings = watchSettingControls(track);
  const stopLinks = watchLinks(track);
  const stopFamily = watchFamilyEvents(analytics.events ?? [], track);
  const stopVariant = subscribeCodeVariant(reportReader);
  const observer = new MutationObserver(reportReader);
  observer.observe(root, { attributeFilter: READER_ATTRIBUTES });
  const onShow = ({ persisted }: PageTransitionEvent) => {
    // Restored from the back/forward cache: shown again without loading anything.
    if (persisted) reportPage(getCurrentPage());
  };
  window.addEventListener('pageshow', onShow);
  if (!measured) void watchVitals(dice, track);
  measured = true;
  return () => {
    stopAsking();
    stopControls();
    stopSettings();
    stopLinks();
    stopFamily();
    stopVariant();
    observer.disconnect();
    window.removeEventListener('pageshow', onShow);
    unloadTag(analytics);
  };
}

/** Starts the services of other hosts that the reader allows, asks whether they are allowed, and loads fonts. */
export function start(): void {
  const runTime = readRunTime();
  loadFontSheets((runTime.fontSheets ?? []).filter(isOwn), runTime.textFont);
  if (runTime.consent) followConsent(runTime);
}
