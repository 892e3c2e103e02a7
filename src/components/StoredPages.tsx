import type { Translate } from './Translations';

/** The empty list of stored pages. The service worker fills it, see `fillOfflinePage`. */
export function StoredPages({ translate }: { translate: Translate }) {
  return (
    <>
      <p data-not-stored="" hidden>
        {translate('offlineNotStored')}
      </p>
      <p data-nothing-stored="">{translate('offlineNothing')}</p>
      <ul data-stored-pages="" />
    </>
  );
}
