import type { Translate } from '../Translations';
import styles from './AdAppeal.module.css';

/** The message to readers whose ads are blocked. */
export function AdAppeal({ translate }: { translate: Translate }) {
  return (
    <div className={styles.appeal}>
      <p className={styles.title}>{translate('adAppealTitle')}</p>
      <p className={styles.text}>{translate('adAppealText')}</p>
    </div>
  );
}
