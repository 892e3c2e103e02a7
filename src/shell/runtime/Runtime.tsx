import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect } from 'react';
import { ANNOUNCER_ID, announceColourMode } from '../../browser/announce/announce';
import { openApiTarget, takeOverApiFilter, watchApiPage } from '../../browser/api/watchApiPage';
import { repeatClicks } from '../../browser/boot/keptClick';
import { watchCopying } from '../../browser/code/copying';
import { followChanges, watchNavigation } from '../../browser/navigation/watchNavigation';
import { followLinks } from '../../browser/navigation/followLinks';
import { muteSuperseded, rescueNavigation } from '../../browser/navigation/brokenNavigation';
import { useTranslate } from '../../components/Translations/Translations';
import { useDocs } from '../context/DocsProvider';
import { watchSearch } from '../search/watchSearch';
import { openPanels } from './openPanels';
import { useServices } from './useServices';
import styles from './Runtime.module.css';

/** What the frame does once the framework runs: navigation without loading documents, its progress, copying. */
export function Runtime() {
  const router = useRouter();
  const translate = useTranslate();
  const docs = useDocs();
  const { page } = docs;
  useEffect(() => followLinks(router), [router]);
  useEffect(() => (process.env.NODE_ENV === 'development' ? followChanges(router) : undefined), [router]);
  useEffect(() => watchNavigation(router.events), [router]);
  useEffect(() => rescueNavigation(router.events), [router]);
  useEffect(() => muteSuperseded(), []);
  useServices(docs);
  useEffect(
    () => openPanels({ text: translate('partNotLoaded'), reload: translate('reload') }, styles.failure ?? ''),
    [translate],
  );
  useEffect(
    () => watchCopying({ copied: translate('copied'), copyFailed: translate('copyFailed') }),
    [translate],
  );
  useEffect(
    () =>
      announceColourMode({
        light: translate('colourModeLight'),
        dark: translate('colourModeDark'),
        system: translate('colourModeSystem'),
      }),
    [translate],
  );
  // Before the page is painted, so that a tab or a view that was chosen before does not flash.
  useLayoutEffect(() => window.docsShell?.restoreChoices?.(), [page.href]);
  useEffect(() => watchSearch(translate), [translate]);
  useEffect(() => watchApiPage(router), [router]);
  useLayoutEffect(() => takeOverApiFilter(), []);
  useLayoutEffect(() => openApiTarget(), [page.href]);
  useEffect(() => {
    window.dispatchEvent(new Event('docs:ready'));
    document.documentElement.dataset.ready = '';
    repeatClicks(window.docsShell?.takeClicks() ?? []);
  }, []);
  return (
    <>
      <div
        id="_progress"
        className={styles.progress}
        role="progressbar"
        aria-label={translate('loadingPage')}
        hidden
        suppressHydrationWarning
      />
      <div id={ANNOUNCER_ID} className="visually-hidden" role="status" suppressHydrationWarning />
    </>
  );
}
