import type { TextKey } from '../model/languages/textKeys';
import type { Translate } from './Translations';
import type { StoredItem } from '../model/storedItems';

/** An external host and the purpose of the requests to it. */
export interface HostPurpose {
  readonly host: string;
  readonly purpose: TextKey;
}

/** Lists every external host that a page may send requests to. */
export function HostTable({ hosts, translate }: { hosts: readonly HostPurpose[]; translate: Translate }) {
  return (
    <div className="table" tabIndex={0} role="region" aria-label={translate('hostColumn')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('hostColumn')}</th>
            <th scope="col">{translate('storedPurpose')}</th>
          </tr>
        </thead>
        <tbody>
          {hosts.map(({ host, purpose }) => (
            <tr key={`${host} ${purpose}`}>
              <th scope="row">
                <code dir="ltr">{host}</code>
              </th>
              <td>{translate(purpose)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const STORAGES: Readonly<Record<StoredItem['storage'], TextKey>> = {
  localStorage: 'placeLocalStorage',
  sessionStorage: 'placeSessionStorage',
  cookie: 'placeCookie',
  cache: 'placeCache',
};

/** Lists everything that the site may store in a reader's browser: name, place, purpose, lifetime. */
export function StorageTable({ items, translate }: { items: readonly StoredItem[]; translate: Translate }) {
  return (
    <div
      className="table stacked privacy-table"
      tabIndex={0}
      role="region"
      aria-label={translate('privacyPage')}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('storedKey')}</th>
            <th scope="col">{translate('storedPlace')}</th>
            <th scope="col">{translate('storedPurpose')}</th>
            <th scope="col">{translate('storedLifetime')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ storage, key, prefix, purpose, lifetime }) => (
            <tr key={`${storage} ${key}`}>
              <th scope="row">
                <code dir="ltr">{prefix ? `${key}*` : key}</code>
              </th>
              <td>{translate(STORAGES[storage])}</td>
              <td>{translate(purpose)}</td>
              <td>{translate(lifetime)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
