import { beginKeeping, keep, pauseKeeping, removeOfflineProduct } from '../../browser/offline/keeper';
import { formatBytes } from '../../model/offline/formatBytes';
import type { ClickLabel } from '../../model/analytics/AnalyticsEvent';
import type { KeepOffer, OfflineRecord } from '../../model/offline/offlineProduct';
import type { TextKey } from '../../model/languages/textKeys';
import type { Translate } from '../Translations';

interface OfflineProductProps {
  readonly product: string;
  readonly name: string;
  /** Language of the pages that are, or would be, saved. */
  readonly language: string;
  /** Language in which sizes are formatted. */
  readonly readerLanguage: string;
  readonly offer: KeepOffer | undefined;
  readonly record: OfflineRecord | undefined;
  readonly translate: Translate;
}

const FAILURES: Readonly<Record<NonNullable<OfflineRecord['failure']>, TextKey>> = {
  room: 'keepNoRoom',
  network: 'keepNoNetwork',
  damaged: 'keepDamaged',
  gone: 'keepGone',
};

function describe({ record, offer, readerLanguage, translate }: OfflineProductProps): string {
  const size = (bytes: number) => formatBytes(bytes, readerLanguage);
  if (!record) return translate('keepSize', { pages: offer?.pages ?? 0, size: size(offer?.bytes ?? 0) });
  switch (record.state) {
    case 'loading':
      return translate('keepLoading', { done: size(record.done), total: size(record.total) });
    case 'paused':
      return translate('keepPaused', { done: size(record.done), total: size(record.total) });
    case 'complete':
      return translate('keepComplete', { pages: record.pages, size: size(record.total) });
    case 'failed':
      return translate(FAILURES[record.failure ?? 'network']);
  }
}

/**
 * One product in the offline settings: its size or progress, and buttons to keep, pause, resume or remove it.
 */
export function OfflineProduct(props: OfflineProductProps) {
  const { product, name, language, offer, record, translate } = props;
  const isLoading = record?.state === 'loading';
  const begin = () => {
    if (!offer) return undefined;
    const { landing: href, bytes: total, pages } = offer;
    return beginKeeping({ product, name, language, href, total, pages });
  };
  const button = (
    label: TextKey,
    act: () => Promise<void> | undefined,
    track?: ClickLabel,
    isDisabled = false,
  ) => (
    <button
      type="button"
      data-track={track}
      disabled={isDisabled}
      onClick={() => void act()?.catch(() => undefined)}
    >
      {translate(label)} <span className="visually-hidden">{name}</span>
    </button>
  );
  return (
    <li className="settings-product">
      <span className="settings-name">
        {name}
        {/* Not a status while loading, or screen readers would announce every file; the bar suffices. */}
        <small>{isLoading ? describe(props) : ''}</small>
        <small role="status">{isLoading ? '' : describe(props)}</small>
        {isLoading ? <progress value={record.done} max={record.total} aria-label={name} /> : null}
      </span>
      {record ? null : button('keep', begin, 'keep-product', !offer)}
      {isLoading ? button('keepPause', () => pauseKeeping(record)) : null}
      {record?.state === 'paused' || record?.state === 'failed'
        ? button('keepResume', () => keep(record))
        : null}
      {record && !isLoading
        ? button('keepRemove', () => removeOfflineProduct(record), 'remove-product')
        : null}
    </li>
  );
}
