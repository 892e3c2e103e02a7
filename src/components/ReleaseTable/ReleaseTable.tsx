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
  /** Whether any day is known: all tables have the same columns. */
  hasDates: boolean;
}

/** A day of a release. */
function Day({ date, language }: { date: string; language: string }) {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return <time dateTime={date}>{day.format(new Date(date))}</time>;
}

/** A version that leads to its documentation. */
function LinkedVersion({ release: { version, docs } }: { release: ReleaseLine }) {
  const number = <bdi dir="ltr">{version}</bdi>;
  return docs ? <a href={docs}>{number}</a> : number;
}

/** Which release of each product is documented, and which one is the newest: the first one of its list. */
function Summary({ releases, language, translate }: ReleasesProps) {
  const products = [...new Set(releases.map(({ product }) => product))];
  const hasDates = releases.some(({ date }) => date);
  return (
    <div className="table release-summary">
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('releaseProduct')}</th>
            <th scope="col">{translate('statusCurrent')}</th>
            <th scope="col">{translate('statusNewest')}</th>
            {hasDates ? <th scope="col">{translate('releaseDate')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {products.map((product) => {
            const ofProduct = releases.filter((release) => release.product === product);
            const current = ofProduct.find(({ status }) => status === 'current');
            const [newest] = ofProduct;
            return (
              <tr key={product}>
                <th scope="row">
                  <a href={`#${releasesId(product)}`}>{product}</a>
                </th>
                <td>{current ? <LinkedVersion release={current} /> : null}</td>
                <td>{newest ? <LinkedVersion release={newest} /> : null}</td>
                {hasDates ? (
                  <td>{newest?.date ? <Day date={newest.date} language={language} /> : null}</td>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** A table of releases, with columns for days and packages only if they tell something. */
function Releases({ releases, language, translate, name, namedPackage, hasDates }: ReleasesOfProductProps) {
  const hasPackages = releases.some(({ packageName }) => packageName !== namedPackage);
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
                  {release.date ? <Day date={release.date} language={language} /> : null}
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
 * all releases that get fixes is named once. Releases without fixes are folded. A summary of several products comes
 * first.
 */
export function ReleaseTable({ releases, ...context }: ReleasesProps) {
  const products = [...new Set(releases.map(({ product }) => product))];
  const hasDates = releases.some(({ date }) => date);
  return (
    <>
      {products.length > 1 ? <Summary releases={releases} {...context} /> : null}
      {products.map((product) => {
        const ofProduct = releases.filter((release) => release.product === product);
        const old = ofProduct.filter(isOld);
        const supported = ofProduct.filter((release) => !isOld(release));
        const named = { ...context, namedPackage: onlyPackage(supported) };
        const older = context.translate('releasesOlder', { count: String(old.length) });
        return (
          <section key={product} className="releases">
            <h2 id={releasesId(product)}>{product}</h2>
            {named.namedPackage === undefined ? null : (
              <p>
                <code dir="ltr">{named.namedPackage}</code>
              </p>
            )}
            <Releases {...named} releases={supported} name={product} hasDates={hasDates} />
            {old.length > 0 ? (
              <details>
                <summary>{older}</summary>
                <Releases {...named} releases={old} name={`${product}: ${older}`} hasDates={hasDates} />
              </details>
            ) : null}
          </section>
        );
      })}
    </>
  );
}
