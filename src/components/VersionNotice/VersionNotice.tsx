import type { PageData } from '../../model/page/PageData';
import { Icon } from '../Icon';
import type { Translate } from '../Translations';

interface VersionNoticeProps {
  page: Pick<PageData, 'newest' | 'product' | 'versions'>;
  translate: Translate;
}

/**
 * A line beside the breadcrumbs that names the documented version and the newest one, with a link to the same page there. A
 * reader can dismiss it (`src/browser/navigation/versionNotice.ts`). It is no higher than they are, so that nothing moves.
 */
export function VersionNotice({ page: { newest, product, versions }, translate }: VersionNoticeProps) {
  const current = versions.find((version) => version.current);
  if (!newest || !current) return null;
  return (
    <div className="version-notice" data-version-notice={`${product.id} ${current.text}`}>
      <p>
        <span>{translate('versionNotice', { version: current.text })}</span>{' '}
        {/* On a phone, in place of the sentence. */}
        <b aria-hidden="true">{current.text} </b>
        <a href={newest.href} rel="noopener">
          {translate('versionNewest', { version: newest.text })}
        </a>
      </p>
      <button type="button" data-action="dismiss-version" aria-label={translate('dismiss')}>
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}
