import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect } from 'react';
import { ANNOUNCER_ID, announceColorMode } from '../../browser/announce';
import { openApiTarget, takeOverApiFilter, watchApiPage } from '../../browser/navigation/watchApiPage';
import { repeatClicks } from '../../browser/boot/keptClick';
import { watchCopying } from '../../browser/code/copying';
import { watchNavigation } from '../../browser/navigation/watchNavigation';
import { followLinks } from '../../browser/navigation/followLinks';
import { ignoreCanceledNavigations, recoverNavigation } from '../../browser/navigation/brokenNavigation';
import { showPlace, followPlaces, holdFragment, isTraversing } from '../next/places';
import { useTranslate } from '../../components/Translations';
import { useDocs } from '../contexts';
import { watchSearch } from '../search/openSearch';
import styles from './Runtime.module.css';
import { isEmbedded } from '../../browser/isEmbedded';
import { closestTo } from '../../browser/boot/closestTo';
import { getCurrentPage, readRunTime, showCurrentPage } from '../../browser/navigation/currentPage';
import { type FailureTexts, showFailure } from '../../browser/failure';
import { loadLazily } from '../../browser/fetching/loadLazily';
import { noteEarlyControls } from '../../browser/analytics/earlyControls';
import { linkManifest } from '../../browser/offline/linkManifest';
import { askPageQuery } from '../../browser/navigation/pageQuery';
import { readStored } from '../../browser/storage';
import { DEMO_THEME_KEY } from '../../model/demoTheme/themeRules';
import { whenIdle } from '../../browser/clock';
import type { PageProps } from '../../model/page/PageData';

/** What the framework adds to the frame: navigation without loading documents, its progress, copying. */
export function Runtime() {
  const router = useRouter();
  const translate = useTranslate();
  const docs = useDocs();
  const { page } = docs;
  useEffect(() => followLinks(router), [router]);
  useEffect(() => {
    // A build without this branch has no byte of the module.
    if (process.env.NODE_ENV !== 'development') return;
    const following = import('../../browser/navigation/followChanges').then(({ followChanges }) =>
      followChanges(),
    );
    return () => void following.then((stop) => stop());
  }, []);
  useEffect(() => followPlaces(router), [router]);
  useEffect(() => watchNavigation(router.events), [router]);
  useEffect(() => recoverNavigation(router.events), [router]);
  useEffect(() => ignoreCanceledNavigations(), []);
  useServices(docs);
  useEffect(() => followDemoTheme(), []);
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
      announceColorMode({
        light: translate('colorModeLight'),
        dark: translate('colorModeDark'),
        system: translate('colorModeSystem'),
      }),
    [translate],
  );
  // Before the page is painted, so that a stored choice of tab or view does not flash.
  useLayoutEffect(() => window.docsShell?.restoreChoices?.(), [page.href]);
  useEffect(() => watchSearch(translate), [translate]);
  // After navigation without loading a document; otherwise the head script has done it.
  useEffect(() => askPageQuery(), [page.href]);
  useEffect(() => watchApiPage(router.events, isTraversing), [router]);
  useLayoutEffect(() => takeOverApiFilter(), []);
  useLayoutEffect(() => openApiTarget(), [page.href]);
  // After all effects that change the length of the page.
  useLayoutEffect(() => showPlace(), [page.href]);
  useLayoutEffect(() => holdFragment(), []);
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

/**
 * Gives demos the theme of the address or of the reader, and follows other tabs. Returns a function that undoes
 * this.
 */
function followDemoTheme(): () => void {
  const { dataset } = document.documentElement;
  const start = () => {
    loadLazily(() => import('../../browser/demos/demoThemes'))
      .then((themes) => themes.startTheme())
      .catch(() => delete dataset.demoTheme);
  };
  const follow = ({ key }: StorageEvent) => {
    if (key === DEMO_THEME_KEY || key === null) start();
  };
  if (dataset.demoTheme !== undefined || readStored(DEMO_THEME_KEY)) start();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Opens the settings; in a frame of another origin, the page in a tab of its own instead. */
async function openSettings(): Promise<void> {
  if (isEmbedded()) {
    window.open(window.location.href, '_blank', 'noopener');
    return;
  }
  const page = getCurrentPage();
  if (!page) return;
  const panel = await loadLazily(() => import('../settings/openSettings'));
  await panel.openSettings(page);
}

/**
 * Opens the settings when a control requests them, or shows a failure. Returns a function that undoes this.
 */
function openPanels(texts: FailureTexts, className: string): () => void {
  let opening = false;
  const click = (event: MouseEvent) => {
    if (opening || !closestTo(event, '[data-opens="settings"]')) return;
    opening = true;
    openSettings()
      .catch(() => showFailure(texts, className))
      .finally(() => {
        opening = false;
      });
  };
  document.addEventListener('click', click);
  return () => document.removeEventListener('click', click);
}

/** Starts the background services if this deployment has any; otherwise nothing is loaded. */
function startWhenIdle(): void {
  const runTime = readRunTime();
  if (!runTime) return;
  whenIdle(linkManifest);
  const { host, analytics, consent, fontSheets } = runTime;
  if (window.location.host !== host && !consent && !fontSheets) return;
  if (analytics) noteEarlyControls();
  whenIdle(() => {
    loadLazily(() => import('./startServices')).then(
      ({ startServices }) => startServices(runTime),
      () => undefined,
    );
  });
}

/** Reports the current page to the background services. */
function useServices({ page, translations: texts }: PageProps): void {
  const { pathname, href, product, userLanguage, textsHref } = page;
  useEffect(() => {
    showCurrentPage({ pathname, href, product: product.id, language: userLanguage, textsHref, texts });
  }, [pathname, href, product.id, userLanguage, textsHref, texts]);
  useEffect(startWhenIdle, []);
}
