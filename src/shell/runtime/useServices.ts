import { useEffect } from 'react';
import { noteEarlyControls } from '../../browser/analytics/earlyControls';
import { readRunTime, showCurrentPage } from '../../browser/currentPage/currentPage';
import { linkManifest } from '../../browser/offline/linkManifest';
import { loadLazily } from '../../browser/lazy/loadLazily';
import { whenIdle } from '../../browser/clock';
import type { PageProps } from '../../model/page/PageData';

/** Starts what runs beside the page, where this deployment has anything of the kind; nothing is loaded elsewhere. */
function startWhenIdle(): void {
  const runTime = readRunTime();
  if (!runTime) return;
  whenIdle(linkManifest);
  const { host, analytics, consent, fontSheets } = runTime;
  if (window.location.host !== host && !consent && !fontSheets) return;
  if (analytics) noteEarlyControls();
  whenIdle(() => {
    loadLazily(() => import('../services/startServices')).then(
      ({ startServices }) => startServices(runTime),
      () => undefined,
    );
  });
}

/** Keeps the services beside the page informed of what is shown. */
export function useServices({ page, translations: texts }: PageProps): void {
  const { pathname, href, product, userLanguage, textsHref } = page;
  useEffect(() => {
    showCurrentPage({ pathname, href, product: product.id, language: userLanguage, textsHref, texts });
  }, [pathname, href, product.id, userLanguage, textsHref, texts]);
  useEffect(startWhenIdle, []);
}
