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

/** The only package of some releases; undefined if they have several. */
function onlyPackage(releases: readonly ReleaseLine[]): string | undefined {
  const names = new Set(releases.map(({ packageName }) => packageName));
  return names.size === 1 ? [...names][0] : undefined;
}

interface ReleasesOfProductProps extends ReleasesProps {
  name: string;
  /** The package that is named above the table; rows name others. */
  namedPackage: string | undefined;
  /** Whether a day of any product is known: all tables have the same columns. */
  hasDates: boolean;
}

/** A table of releases, with columns for days and packages only if they tell something. */
function Releases({ releases, language, translate, name, namedPackage, hasDates }: ReleasesOfProductProps) {
  const hasPackages = releases.some(({ packageName }) => packageName !== namedPackage);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <div className="table stacked" tabIndex={0} role="region" aria-label={name}>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('releaseVersion')}</th>
            <th scope="col">{translate('releaseStatus')}</th>
            {hasDates ? <th scope="col">{translate('releaseDate')}</th> : null}
            {hasPackages ? <th scope="col">{translate('releasePackage')}</th> : null}
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
              {hasDates ? (
                <td className="release-date">
                  {release.date ? (
                    <time dateTime={release.date}>{day.format(new Date(release.date))}</time>
                  ) : null}
                </td>
              ) : null}
              {hasPackages ? (
                <td className="release-package">
                  <code dir="ltr">{release.packageName}</code>
                </td>
              ) : null}
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
 * The release lines of each product of the family: version, support status, date, package, and links. The package of
 * all releases that get fixes is named once. Releases without fixes are folded.
 */
export function ReleaseTable({ releases, ...context }: ReleasesProps) {
  const products = [...new Set(releases.map(({ product }) => product))];
  const hasDates = releases.some(({ date }) => date);
  return products.map((product) => {
    const ofProduct = releases.filter((release) => release.product === product);
    const old = ofProduct.filter(isOld);
    const supported = ofProduct.filter((release) => !isOld(release));
    const namedPackage = onlyPackage(supported);
    const older = context.translate('releasesOlder', { count: String(old.length) });
    return (
      <section key={product} className="releases">
        <h2 id={releasesId(product)}>{product}</h2>
        {namedPackage === undefined ? null : (
          <p>
            <code dir="ltr">{namedPackage}</code>
          </p>
        )}
        <Releases
          {...context}
          releases={supported}
          name={product}
          namedPackage={namedPackage}
          hasDates={hasDates}
        />
        {old.length > 0 ? (
          <details>
            <summary>{older}</summary>
            <Releases
              {...context}
              releases={old}
              name={`${product}: ${older}`}
              namedPackage={namedPackage}
              hasDates={hasDates}
            />
          </details>
        ) : null}
      </section>
    );
  });
}
