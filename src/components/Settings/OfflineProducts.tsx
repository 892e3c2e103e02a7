import { useEffect, useState, useSyncExternalStore } from 'react';
import { fetchKeepIndex } from '../../browser/offline/fetchKeepIndex';
import { getKept, loadKept, subscribeKept } from '../../browser/offline/keeper';
import type { KeepIndex } from '../../model/offline/KeepList';
import type { KeptRecord } from '../../model/offline/KeptRecord';
import type { Translate } from '../Translations/Translations';
import { KeptProduct } from './KeptProduct';
import styles from './Settings.module.css';

const NONE: readonly KeptRecord[] = [];

interface OfflineProductsProps {
  readonly language: string;
  /** The product that is read, which stands first. */
  readonly product: string;
  readonly translate: Translate;
}

/** The products that can be kept offline in the reader's language, and what is kept already. */
export function OfflineProducts({ language, product, translate }: OfflineProductsProps) {
  const kept = useSyncExternalStore(subscribeKept, getKept, () => NONE);
  const [index, setIndex] = useState<KeepIndex>();
  const [stores, setStores] = useState(true);
  useEffect(() => {
    let gone = false;
    void loadKept().then((able) => !gone && setStores(able));
    fetchKeepIndex().then(
      (found) => !gone && setIndex(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  if (!stores || !('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) {
    return <p>{translate('keepUnsupported')}</p>;
  }
  const offered =
    index?.products.map(({ id, name, offers }) => ({ id, name, offer: offers[language] })) ?? [];
  const others = kept
    .filter((record) => record.language === language && !offered.some(({ id }) => id === record.product))
    .map((record) => ({ id: record.product, name: record.name, offer: undefined }));
  const rows = [...offered, ...others].sort((a, b) => Number(b.id === product) - Number(a.id === product));
  return (
    <ul className={styles.products}>
      {rows.map(({ id, name, offer }) => (
        <KeptProduct
          key={id}
          product={id}
          name={name}
          language={language}
          offer={offer}
          record={kept.find((record) => record.product === id && record.language === language)}
          translate={translate}
        />
      ))}
    </ul>
  );
}
