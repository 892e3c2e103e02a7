import type { LogoPicture, PageData, PageLogo } from '../../model/page/PageData';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { COLOR_MODES } from '../../model/settings/appearance';
import { Icon } from '../Icon';
import { Menu } from '../Menu/Menu';
import { SearchButton } from '../SearchButton/SearchButton';
import { Slot } from '../Slot';
import { Tip } from '../Tip';
import type { Translate } from '../Translations';

interface HeaderProps {
  page: PageData;
  /** Id of the sidebar that the navigation button opens; absent on pages without a sidebar. */
  sidebarId?: string;
  translate: Translate;
}

/** Id of the menu of versions, which the sidebar opens, too. */
export const VERSIONS_ID = '_versions';

const MODE_NAMES = { light: 'colorModeLight', dark: 'colorModeDark', system: 'colorModeSystem' } as const;
const MODE_ICONS = { light: 'sun', dark: 'moon', system: 'device' } as const;

/**
 * The logo of the family. Of two pictures, the one of the color mode is shown, and the other one is not loaded: browsers
 * load lazy pictures when they are shown. Both have the same size, so nothing moves.
 */
function Logo({ light, dark, name }: PageLogo) {
  const alt = name?.isInPicture ? name.text : '';
  return (
    <>
      {dark ? (
        <>
          <Picture picture={light} alt={alt} className="header-light-logo" />
          <Picture picture={dark} alt={alt} className="header-dark-logo" />
        </>
      ) : (
        <Picture picture={light} alt={alt} />
      )}
      {name && !name.isInPicture ? <span className="header-name">{name.text}</span> : null}
    </>
  );
}

function Picture({ picture, alt, className }: { picture: LogoPicture; alt: string; className?: string }) {
  const { href, width, height } = picture;
  const loading = className ? 'lazy' : undefined;
  return <img src={href} alt={alt} width={width} height={height} className={className} loading={loading} />;
}

/** The fixed bar at the top: mark, product, version, search, language, color mode, settings and repository. */
export function Header({ page, sidebarId, translate }: HeaderProps) {
  const language = page.languages.find(({ code }) => code === page.userLanguage);
  const version = page.versions.find(({ current }) => current);
  return (
    <header className="header-root">
      {sidebarId ? (
        <button
          type="button"
          className="header-navigation"
          popoverTarget={sidebarId}
          aria-label={translate('openNavigation')}
        >
          <Icon name="menu" />
        </button>
      ) : null}
      <a
        className={`header-button header-mark${page.logo ? ' header-logo' : ''}`}
        href={pathnameToHref('/', page.userLanguage)}
        // With the name of the site, that names the link.
        aria-label={page.logo?.name ? undefined : translate('home')}
      >
        {page.logo ? <Logo {...page.logo} /> : <img src="/favicon.svg" alt="" width="26" height="26" />}
        <Tip>{translate('home')}</Tip>
      </a>
      <Menu id="_products" label={translate('selectProduct')} value={page.product.name} strong>
        {page.products.map((product) => (
          <a
            key={product.id}
            href={product.href}
            aria-current={product.id === page.product.id ? 'true' : undefined}
          >
            {product.text}
            <small
              lang={product.descriptionLanguage}
              dir={product.descriptionLanguage === undefined ? undefined : 'auto'}
            >
              {product.description}
            </small>
          </a>
        ))}
      </Menu>
      <Menu
        id={VERSIONS_ID}
        label={translate('selectVersion')}
        value={version?.text ?? translate('allVersions')}
        className="header-version"
      >
        {page.versions.map((entry) => (
          <a key={entry.text} href={entry.href} aria-current={entry.current ? 'true' : undefined}>
            {entry.text}
            {entry.current ? <small>{translate('currentVersion')}</small> : null}
          </a>
        ))}
        {page.newest ? (
          <a className="menu-newest" href={page.newest.href} rel="noopener">
            {page.newest.text} <small>{translate('newestVersion')}</small>
          </a>
        ) : null}
      </Menu>
      <span className="header-space" />
      <SearchButton href={page.searchHref ?? page.product.href} translate={translate} />
      <Menu
        id="_languages"
        label={translate('selectLanguage')}
        value={language?.text}
        icon="language"
        compact
      >
        {page.languages.map((entry) => (
          <a
            key={entry.code}
            href={entry.href}
            lang={entry.code}
            hrefLang={entry.code}
            data-keep-hash=""
            aria-current={entry.code === page.userLanguage ? 'true' : undefined}
          >
            {entry.text}
          </a>
        ))}
      </Menu>
      <button type="button" className="header-button" data-action="color-mode">
        {COLOR_MODES.map((mode) => (
          <span key={mode} className={`header-${mode}`}>
            <Icon name={MODE_ICONS[mode]} />
            <span className="tip">
              {translate('changeColorMode')}: {translate(MODE_NAMES[mode])}
            </span>
          </span>
        ))}
      </button>
      <button
        type="button"
        className="header-button header-optional"
        data-opens="settings"
        data-track="settings"
        data-island="settings"
        data-waits=""
        aria-label={translate('settings')}
      >
        <Icon name="settings" />
        <Tip>{translate('settings')}</Tip>
      </button>
      <a
        className="header-button header-optional"
        href={page.repositoryHref}
        rel="noopener"
        aria-label={translate('repository')}
      >
        <Icon name="repository" />
        <Tip>{translate('repository')}</Tip>
      </a>
      <Slot name="headerEnd" page={page} />
    </header>
  );
}
