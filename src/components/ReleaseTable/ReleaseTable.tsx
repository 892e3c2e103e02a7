import type { ReleaseLine } from '../../model/page/PageData';
import type { TextKey } from '../../model/languages/textKeys';
import type { Translate } from '../Translations';

const STATUS_TEXTS: Record<ReleaseLine['status'], TextKey> = {
  newest: 'statusNewest',
  current: 'statusCurrent',
  supported: 'statusSupported',
  superseded: 'statusSuperseded',
  unsupported: 'statusUnsupported',
  beta: 'statusBeta',
};

/** Whether a release gets no fixes; such releases are folded. */
const isOld = ({ status }: ReleaseLine) => status === 'superseded' || status === 'unsupported';

/** What a link in the table is about, for those who come to it without the row. */
function ReleaseName({ product, version }: ReleaseLine) {
  return <span className="visually-hidden">{` ${product} ${version}`}</span>;
}

interface ReleasesProps {
  releases: readonly ReleaseLine[];
  language: string;
  translate: Translate;
}

function Releases({ releases, language, translate, name }: ReleasesProps & { name: string }) {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <div className="table stacked" tabIndex={0} role="region" aria-label={name}>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('releaseVersion')}</th>
            <th scope="col">{translate('releaseStatus')}</th>
            <th scope="col">{translate('releaseDate')}</th>
            <th scope="col">{translate('releasePackage')}</th>
            <th scope="col">{translate('releaseLinks')}</th>
          </tr>
        </thead>
        <tbody>
          {releases.map((release) => (
            <tr key={`${release.packageName}@${release.version}`} className={`release-${release.status}`}>
              <th scope="row">
                <bdi dir="ltr">{release.version}</bdi>
              </th>
              <td className="release-state">
                <span>{translate(STATUS_TEXTS[release.status])}</span>
              </td>
              <td>
                {release.date ? (
                  <time dateTime={release.date}>{day.format(new Date(release.date))}</time>
                ) : null}
              </td>
              <td>
                <code dir="ltr">{release.packageName}</code>
              </td>
              <td className="release-links">
                {release.docs ? (
                  <a href={release.docs}>
                    {translate('releaseDocs')} <ReleaseName {...release} />
                  </a>
                ) : null}{' '}
                {release.notes ? (
                  <a href={release.notes}>
                    {translate('releaseNotes')} <ReleaseName {...release} />
                  </a>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Returns the id of the heading of a product's releases.
 * @example releasesId('Joy UI') // 'joy-ui'
 */
export function releasesId(product: string): string {
  return product.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');
}

/**
 * The release lines of each product of the family: version, support status, package, date, and links. Releases
 * without fixes are folded.
 */
export function ReleaseTable({ releases, ...context }: ReleasesProps) {
  const products = [...new Set(releases.map(({ product }) => product))];
  return products.map((product) => {
    const ofProduct = releases.filter((release) => release.product === product);
    const old = ofProduct.filter(isOld);
    const older = context.translate('releasesOlder', { count: String(old.length) });
    return (
      <section key={product} className="releases">
        <h2 id={releasesId(product)}>{product}</h2>
        <Releases {...context} releases={ofProduct.filter((release) => !isOld(release))} name={product} />
        {old.length > 0 ? (
          <details>
            <summary>{older}</summary>
            <Releases {...context} releases={old} name={`${product}: ${older}`} />
          </details>
        ) : null}
      </section>
    );
  });
}
