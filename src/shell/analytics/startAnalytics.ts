import { loadTag, unloadTag } from '../../browser/analytics/loadTag';
import { reportPage, reportReader, watchVitals } from '../../browser/analytics/pageReport';
import { track } from '../../browser/analytics/track';
import { watchControls, watchSettingControls } from '../../browser/analytics/controlEvents';
import { getCurrentPage, watchCurrentPage } from '../../browser/currentPage/currentPage';
import { dice } from '../../browser/dice';
import { subscribeCodeVariant } from '../../browser/settings/codeVariant';
import type { Analytics } from '../../model/analytics/services';

/** What is said of the reader changes with these attributes of the document. */
const READER_ATTRIBUTES = ['data-colour-mode', 'dir'];
let measured = false;

/** Counts from now on, the page that is shown included. Returns what ends it. */
export function startAnalytics(analytics: Analytics): () => void {
  loadTag(analytics);
  reportReader();
  const stopPages = watchCurrentPage(reportPage);
  const stopControls = watchControls(track);
  const stopSettings = watchSettingControls(track);
  const stopVariant = subscribeCodeVariant(reportReader);
  const observer = new MutationObserver(reportReader);
  observer.observe(document.documentElement, { attributeFilter: READER_ATTRIBUTES });
  const onShow = ({ persisted }: PageTransitionEvent) => {
    const page = getCurrentPage();
    // Back from the browser's memory of whole pages: shown anew without anything being loaded.
    if (persisted && page) reportPage(page);
  };
  window.addEventListener('pageshow', onShow);
  if (!measured) void watchVitals(dice, track);
  measured = true;
  return () => {
    stopPages();
    stopControls();
    stopSettings();
    stopVariant();
    observer.disconnect();
    window.removeEventListener('pageshow', onShow);
    unloadTag(analytics);
  };
}
