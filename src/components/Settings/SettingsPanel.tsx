import { useState, useSyncExternalStore } from 'react';
import { hasThemes } from 'family/demos/hasThemes';
import { importLazily } from '../../browser/fetching/importLazily';
import { getColorMode, subscribeColorMode } from '../../browser/settings/colorModeChoice';
import { chooseSlash, opensBySlash, subscribeSlash } from '../../browser/search/searchKey';
import { getCodeVariant, setCodeVariant, subscribeCodeVariant } from '../../browser/settings/codeVariant';
import { getDirectionChoice, subscribeDirection } from '../../browser/settings/directionChoice';
import type { Track } from '../../model/analytics/AnalyticsEvent';
import type { RunTime } from '../../model/page/PageData';
import { CODE_VARIANTS } from '../../model/settings/codeSettings';
import { parseColorMode, parseDirection, type DirectionChoice } from '../../model/settings/appearance';
import { languagePrefix } from '../../model/routes/languagePrefix';
import { Icon } from '../Icon';
import type { Translate } from '../Translations';
import { ChoiceGroup, PrivacyChoice } from './ChoiceGroup';
import { OfflineProducts } from './OfflineProducts';
import type { LoadedTheme, ThemeFieldsProps } from './ThemeFields';

/** Id of the title of the settings, which names their dialog. */
export const SETTINGS_TITLE_ID = '_settings';

interface SettingsPanelProps {
  readonly language: string;
  readonly product: string;
  readonly runTime: Pick<RunTime, 'consent' | 'adsUnasked' | 'thirdParty' | 'privacy' | 'offline'>;
  readonly setColorMode: (mode: 'light' | 'dark' | 'system') => void;
  readonly setDirection: (direction: DirectionChoice) => void;
  readonly track: Track;
  readonly translate: Translate;
  readonly onClose: () => void;
}

/** All settings of the site. Each choice takes effect immediately. */
export function SettingsPanel(props: SettingsPanelProps) {
  const { language, product, runTime, track, translate, onClose } = props;
  const mode = useSyncExternalStore(subscribeColorMode, getColorMode);
  const direction = useSyncExternalStore(subscribeDirection, getDirectionChoice);
  const slash = useSyncExternalStore(subscribeSlash, opensBySlash);
  const variant = useSyncExternalStore(subscribeCodeVariant, getCodeVariant);
  return (
    <>
      <div className="settings-head">
        <h2 id={SETTINGS_TITLE_ID}>{translate('settings')}</h2>
        <button type="button" className="settings-close" onClick={onClose} aria-label={translate('close')}>
          <Icon name="close" />
        </button>
      </div>
      <ChoiceGroup
        name="color-mode"
        legend={translate('settingsColors')}
        value={mode}
        choices={[
          { value: 'light', text: translate('colorModeLight') },
          { value: 'dark', text: translate('colorModeDark') },
          { value: 'system', text: translate('colorModeSystem') },
        ]}
        onChoose={(value) => {
          const next = parseColorMode(value);
          props.setColorMode(next);
          track({ name: 'setting', setting: 'colorMode', value: next });
        }}
      />
      <ChoiceGroup
        name="direction"
        legend={translate('settingsDirection')}
        value={direction}
        choices={[
          { value: 'auto', text: translate('directionAuto') },
          { value: 'ltr', text: translate('directionLtr') },
          { value: 'rtl', text: translate('directionRtl') },
        ]}
        onChoose={(value) => {
          const next = parseDirection(value);
          props.setDirection(next);
          track({ name: 'setting', setting: 'direction', value: next });
        }}
      />
      <ChoiceGroup
        name="code-variant"
        legend={translate('codeLanguage')}
        value={variant}
        choices={CODE_VARIANTS.map((value) => ({
          value,
          text: value === 'TS' ? 'TypeScript' : 'JavaScript',
        }))}
        onChoose={(value) => {
          const next = value === 'JS' ? 'JS' : 'TS';
          setCodeVariant(next);
          track({ name: 'setting', setting: 'codeVariant', value: next });
        }}
      />
      <label className="settings-choice">
        <input
          type="checkbox"
          role="switch"
          className="control-switch"
          checked={slash}
          aria-checked={slash}
          onChange={({ target }) => {
            const next = target.checked ? 'on' : 'off';
            chooseSlash(next);
            track({ name: 'setting', setting: 'searchSlash', value: next });
          }}
        />
        {translate('settingsSearchSlash')}
      </label>
      {hasThemes ? <ThemeSection product={product} track={track} translate={translate} /> : null}
      <h3>{translate('privacy')}</h3>
      <PrivacyChoice runTime={runTime} translate={translate} />
      <p className="settings-links">
        {runTime.privacy ? (
          <a href={languagePrefix(language) + runTime.privacy}>{translate('privacyPage')}</a>
        ) : null}
        {runTime.offline ? (
          <a href={languagePrefix(language) + runTime.offline}>{translate('offlinePage')}</a>
        ) : null}
      </p>
      <OfflineProducts language={language} product={product} translate={translate} />
    </>
  );
}

/** The reader's theme for demos, which is loaded when the section is opened. */
function ThemeSection(props: Omit<ThemeFieldsProps, 'providers'>) {
  const [loaded, setLoaded] = useState<LoadedTheme>();
  const [isFailed, setFailed] = useState(false);
  const open = () => {
    importLazily(() => import('./ThemeFields'))
      .then(({ loadTheme }) => loadTheme())
      .then(setLoaded, () => setFailed(true));
  };
  const { translate } = props;
  return (
    <details className="settings-section" onToggle={open}>
      <summary>{translate('settingsTheme')}</summary>
      {loaded ? (
        <loaded.ThemeFields {...props} providers={loaded.providers} />
      ) : (
        isFailed && <p role="alert">{translate('needsNetwork')}</p>
      )}
    </details>
  );
}
