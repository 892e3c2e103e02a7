import type { TextKey } from '../../model/languages/textKeys';
import type { Translate } from '../Translations/Translations';

/** A host outside of the site, and what it is asked for. */
export interface HostPurpose {
  readonly host: string;
  readonly purpose: TextKey;
}

/** Every host outside of the site that a page may talk to. */
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
