import { useEffect, useRef, useState, useSyncExternalStore, useLayoutEffect, type RefObject } from 'react';
import { fetchKeepIndex } from '../../browser/offline/keepFiles';
import { loadOfflineRecords } from '../../browser/offline/keeper';
import { getOfflineRecords, subscribeOfflineRecords } from '../../browser/offline/shownRecords';
import type { KeepIndex, OfflineRecord } from '../../model/offline/offlineProduct';
import type { Translate } from '../Translations';
import { OfflineProduct } from './OfflineProduct';
import styles from './Settings.module.css';

const NONE: readonly OfflineRecord[] = [];

/**
 * Returns the products that are offered in the reader's language, then the records of other languages or
 * removed products. The name of a record in another language includes that language. An unlisted product is
 * offered on its own pages only.
 */
function listRows(
  index: KeepIndex | undefined,
  records: readonly OfflineRecord[],
  language: string,
  current: string,
) {
  const products = index?.products ?? [];
  const recordOf = (id: string) =>
    records.find((record) => record.product === id && record.language === language);
  const listed = products.filter(({ id, unlisted }) => !unlisted || id === current || recordOf(id));
  const offered = listed.map(({ id, name, offers }) => ({
    product: id,
    name,
    language,
    offer: offers[language],
    record: recordOf(id),
  }));
  const languageNames = new Intl.DisplayNames([language], { type: 'language' });
  const others = records
    .filter((record) => record.language !== language || !products.some(({ id }) => id === record.product))
    .map((record) => ({
      product: record.product,
      name:
        record.language === language
          ? record.name
          : `${record.name} (${languageNames.of(record.language) ?? record.language})`,
      language: record.language,
      offer: products.find(({ id }) => id === record.product)?.offers[record.language],
      record,
    }));
  return [...offered, ...others];
}

interface OfflineProductsProps {
  readonly language: string;
  /** Id of the current product, which is listed first. */
  readonly product: string;
  readonly translate: Translate;
}

/**
 * The products that can be saved offline in the reader's language, and those already saved in any language.
 */
export function OfflineProducts({ language, product, translate }: OfflineProductsProps) {
  const records = useSyncExternalStore(subscribeOfflineRecords, getOfflineRecords, () => NONE);
  const [index, setIndex] = useState<KeepIndex>();
  const [stores, setStores] = useState(true);
  useEffect(() => {
    let gone = false;
    void loadOfflineRecords().then((able) => !gone && setStores(able));
    fetchKeepIndex().then(
      (found) => !gone && setIndex(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  const list = useRef<HTMLUListElement>(null);
  useRowFocus(list, records);
  if (!stores || !('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) {
    return <p>{translate('keepUnsupported')}</p>;
  }
  const rows = listRows(index, records, language, product).sort(
    (a, b) => Number(b.product === product) - Number(a.product === product),
  );
  return (
    <ul ref={list} className={styles.products}>
      {rows.map((row) => (
        <OfflineProduct
          key={`${row.product} ${row.language}`}
          {...row}
          readerLanguage={language}
          translate={translate}
        />
      ))}
    </ul>
  );
}

/**
 * Keeps the focus in the list of offline products. A click may remove its button or the whole row, and the focus
 * would move to the page behind the dialog. It moves to the first enabled button of the row, or else of the
 * list.
 */
function useRowFocus(list: RefObject<HTMLElement | null>, records: readonly OfflineRecord[]): void {
  /** The focused element before the last change, and its row. */
  const before = useRef<readonly (Element | null)[]>([]);
  // Subscribers are called before the change is rendered.
  useEffect(
    () =>
      subscribeOfflineRecords(() => {
        const { activeElement } = document;
        before.current = list.current?.contains(activeElement)
          ? [activeElement, activeElement?.closest('li') ?? null]
          : [];
      }),
    [list],
  );
  useLayoutEffect(() => {
    const [button, row] = before.current;
    if (!button || button.isConnected) return;
    const near = row?.isConnected ? row : list.current;
    near?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [list, records]);
}
