import { useCallback, useEffect, useRef, useState, useLayoutEffect, type RefObject } from 'react';
import { fetchKeepIndex } from '../../browser/offline/keepFiles';
import { readRecords } from '../../browser/offline/offlineRecords';
import { canKeep } from '../../browser/offline/workerContainer';
import { languageName } from '../../model/languages/languageName';
import type { KeepIndex, OfflineRecord } from '../../model/offline/offlineProduct';
import type { Translate } from '../Translations';
import { OfflineProduct } from './OfflineProduct';

/** Interval for reading the progress, of any tab, in ms. */
const FOLLOW_MS = 500;

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
  const others = records
    .filter((record) => record.language !== language || !products.some(({ id }) => id === record.product))
    .map((record) => ({
      product: record.product,
      name:
        record.language === language
          ? record.name
          : `${record.name} (${languageName(record.language, language)})`,
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
 * The products that can be saved offline in the reader's language, and those already saved in any language; a line
 * where the browser saves nothing.
 */
export function OfflineProducts({ language, product, translate }: OfflineProductsProps) {
  const [records, setRecords] = useState<readonly OfflineRecord[]>([]);
  const [index, setIndex] = useState<KeepIndex>();
  const [stores, setStores] = useState(true);
  const list = useRef<HTMLUListElement>(null);
  const noteFocus = useRowFocus(list, records);
  useEffect(() => {
    let gone = false;
    fetchKeepIndex().then(
      (found) => !gone && setIndex(found),
      () => undefined,
    );
    const follow = () =>
      readRecords().then(
        (found) => {
          if (gone) return;
          noteFocus();
          setRecords(found);
        },
        () => !gone && setStores(false),
      );
    void follow();
    const timer = setInterval(() => void follow(), FOLLOW_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [noteFocus]);
  if (!stores || !canKeep()) {
    return <p className="settings-note">{translate('keepUnsupported')}</p>;
  }
  const rows = listRows(index, records, language, product).sort(
    (a, b) => Number(b.product === product) - Number(a.product === product),
  );
  return (
    <>
      <h3>{translate('settingsOffline')}</h3>
      <ul ref={list} className="settings-products">
        {rows.map((row) => (
          <OfflineProduct
            key={`${row.product} ${row.language}`}
            {...row}
            readerLanguage={language}
            translate={translate}
          />
        ))}
      </ul>
    </>
  );
}

/**
 * Keeps the focus in the list of offline products. A click may remove its button or the whole row, and the focus
 * would move to the page behind the dialog. It moves to the first enabled button of the row, or else of the
 * list. Returns a function that has to be called before the records change.
 */
function useRowFocus(list: RefObject<HTMLElement | null>, records: readonly OfflineRecord[]): () => void {
  /** The focused element before the last change, and its row. */
  const before = useRef<readonly (Element | null)[]>([]);
  useLayoutEffect(() => {
    const [button, row] = before.current;
    if (!button || button.isConnected) return;
    const near = row?.isConnected ? row : list.current;
    near?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [list, records]);
  return useCallback(() => {
    const { activeElement } = document;
    before.current = list.current?.contains(activeElement)
      ? [activeElement, activeElement?.closest('li') ?? null]
      : [];
  }, [list]);
}
