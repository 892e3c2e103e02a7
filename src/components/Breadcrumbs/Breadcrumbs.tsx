import type { PageLink } from '../../model/page/PageData';
import { Icon } from '../Icon';
import type { Translate } from '../Translations';

/** Links from the product's landing page down to the page, without the page itself. */
export function Breadcrumbs({ links, translate }: { links: readonly PageLink[]; translate: Translate }) {
  if (links.length === 0) return null;
  return (
    <nav className="breadcrumbs-root" aria-label={translate('breadcrumbs')}>
      <ol>
        {links.map((link, index) => (
          <li key={link.href}>
            {index > 0 ? <Icon name="chevron" size={14} flip /> : null}
            <a href={link.href}>{link.text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
