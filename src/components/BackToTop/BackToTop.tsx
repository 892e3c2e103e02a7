import { CONTENT_ID } from '../../model/page/contentId';
import { Icon } from '../Icon';
import type { Translate } from '../Translations';

/** A link to the top of the page. The style sheet shows it after the reader has scrolled by one screen. */
export function BackToTop({ translate }: { translate: Translate }) {
  return (
    <div className="back-to-top-track">
      <a className="back-to-top-link" href={`#${CONTENT_ID}`} aria-label={translate('backToTop')}>
        <Icon name="up" />
      </a>
    </div>
  );
}
