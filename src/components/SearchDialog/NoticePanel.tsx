import type { Translate } from '../Translations';
import styles from './SearchDialog.module.css';

interface NoticePanelProps {
  /** Names of the products of which a part is missing. */
  failed: readonly string[];
  /** Nothing of the index can be had. */
  isDown: boolean;
  /** The hosted index does not answer, and the local one stands in. */
  isHostedDown: boolean;
  /** The reader's. */
  language: string;
  translate: Translate;
  onRetry: () => void;
}

/** Says what search lacks at the moment, and offers to try again. */
export function NoticePanel({
  failed,
  isDown,
  isHostedDown,
  language,
  translate,
  onRetry,
}: NoticePanelProps) {
  const isPart = failed.length > 0;
  const list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' });
  const text = isDown
    ? translate('searchDown')
    : isPart
      ? translate('searchPartMissing', { products: list.format(failed) })
      : isHostedDown
        ? translate('searchHostedDown')
        : '';
  return (
    <div role="status">
      {text ? (
        <p className={styles.notice}>
          {text}{' '}
          {isDown || isPart ? (
            <button type="button" onClick={onRetry}>
              {translate('searchRetry')}
            </button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
