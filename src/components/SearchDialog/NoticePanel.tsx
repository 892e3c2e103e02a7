import type { Translate } from '../Translations/Translations';
import styles from './SearchDialog.module.css';

interface NoticePanelProps {
  /** Names of the products of which a part is missing. */
  failed: readonly string[];
  /** Nothing of the index can be had. */
  isDown: boolean;
  /** The hosted index does not answer, and the local one stands in. */
  isHostedDown: boolean;
  translate: Translate;
  onRetry: () => void;
}

/** Says what search lacks at the moment, and offers to try again. */
export function NoticePanel({ failed, isDown, isHostedDown, translate, onRetry }: NoticePanelProps) {
  const isPart = failed.length > 0;
  const text = isDown
    ? translate('searchDown')
    : isPart
      ? translate('searchPartMissing', { products: failed.join(', ') })
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
