import { Icon } from '../Icon';
import type { Translate } from '../Translations';
import styles from './BackToTop.module.css';

/** A link to the start of the page; the style sheet shows it once the reader has scrolled a screen. */
export function BackToTop({ translate }: { translate: Translate }) {
  return (
    <div className={styles.track}>
      <a className={styles.link} href="#main-content" aria-label={translate('backToTop')}>
        <Icon name="up" />
      </a>
    </div>
  );
}
