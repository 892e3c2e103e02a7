import type { ReleaseLine } from '../model/page/PageData';
import type { TextKey } from '../model/languages/textKeys';
import type { Translate } from './Translations';

const STATUS_TEXTS: Record<ReleaseLine['status'], TextKey> = {
  newest: 'statusNewest',
  current: 'statusCurrent',
  supported: 'statusSupported',
  superseded: 'statusSuperseded',
  unsupported: 'statusUnsupported',
  beta: 'statusBeta',
};

/** Lists every release line of the product family: package, version, date, support status, and links. */
export function ReleaseTable({
  releases,
  language,
  translate,
}: {
  releases: readonly ReleaseLine[];
  language: string;
  translate: Translate;
}) {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <div className="table" tabIndex={0} role="region" aria-label={translate('allVersions')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('releaseProduct')}</th>
            <th scope="col">{translate('releasePackage')}</th>
            <th scope="col">{translate('releaseVersion')}</th>
            <th scope="col">{translate('releaseDate')}</th>
            <th scope="col">{translate('releaseStatus')}</th>
            <th scope="col">{translate('releaseLinks')}</th>
          </tr>
        </thead>
        <tbody>
          {releases.map((release) => (
            <tr key={`${release.packageName}@${release.version}`}>
              <th scope="row">{release.product}</th>
              <td>
                <code dir="ltr">{release.packageName}</code>
              </td>
              <td dir="ltr">{release.version}</td>
              <td>
                {release.date ? (
                  <time dateTime={release.date}>{day.format(new Date(release.date))}</time>
                ) : (
                  '–'
                )}
              </td>
              <td>{translate(STATUS_TEXTS[release.status])}</td>
              <td>
                {release.docs ? <a href={release.docs}>{translate('releaseDocs')}</a> : null}
                {/* Spaces keep the links apart on one line, so that each is easy to hit. */}
                {release.docs && release.notes ? '\u00a0\u00a0\u00a0\u00a0' : null}
                {release.notes ? <a href={release.notes}>{translate('releaseNotes')}</a> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
