import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useTranslate } from '../../components/Translations/Translations';
import { followLinks } from './followLinks';
import { watchNavigation } from './watchNavigation';
import styles from './Runtime.module.css';

/** What the frame does once the framework runs: navigation without loading documents, and its progress. */
export function Runtime() {
  const router = useRouter();
  const translate = useTranslate();
  useEffect(() => followLinks(router), [router]);
  useEffect(() => watchNavigation(router.events), [router]);
  useEffect(() => {
    window.dispatchEvent(new Event('docs:ready'));
    document.documentElement.dataset.ready = '';
  }, []);
  return (
    <div
      id="progress"
      className={styles.progress}
      role="progressbar"
      aria-label={translate('loadingPage')}
      hidden
      suppressHydrationWarning
    />
  );
}
