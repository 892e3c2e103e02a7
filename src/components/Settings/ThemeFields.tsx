import { useSyncExternalStore } from 'react';
import { chooseDemoTheme, themedAddress, themeModule } from '../../browser/demos/demoThemes';
import { loadThemedProviders, type ThemedProviders } from '../../browser/demos/themedProviders';
import { getCodeVariant } from '../../browser/settings/codeVariant';
import { getColorMode, subscribeColorMode } from '../../browser/settings/colorModeChoice';
import { getDemoTheme, subscribeDemoTheme } from '../../browser/settings/demoTheme';
import type { Track } from '../../model/analytics/AnalyticsEvent';
import { THEME_RANGES, type ThemeChoices, type ThemeNumber } from '../../model/demoTheme/ThemeChoices';
import type { TextKey } from '../../model/languages/textKeys';
import type { Translate } from '../Translations';
import { useCopying } from '../useCopying';
import { ChoiceGroup } from './ChoiceGroup';

export interface ThemeFieldsProps {
  readonly providers: ThemedProviders;
  /** The current product, whose library's own theme is shown, and whose code is copied. */
  readonly product: string;
  readonly track: Track;
  readonly translate: Translate;
}

const COLORS = { primary: 'themePrimary', secondary: 'themeSecondary' } as const;
const NUMBERS = { radius: 'themeRadius', spacing: 'themeSpacing', fontSize: 'themeFontSize' } as const;
const DENSITIES = [
  ['compact', 'themeCompact'],
  ['standard', 'themeStandard'],
  ['comfortable', 'themeComfortable'],
] as const;

/** Returns the keys of texts that apply to a product: it has a default for the choice. */
function listOffered<Key extends keyof ThemeChoices>(
  texts: Readonly<Record<Key, TextKey>>,
  defaults: ThemeChoices,
): readonly (readonly [Key, TextKey])[] {
  return (Object.entries(texts) as [Key, TextKey][]).filter(([key]) => defaults[key] !== undefined);
}

function withUnit(key: ThemeNumber, value = 0): string {
  return key === 'fontSize' ? `${value}%` : `${value} px`;
}

/** The fields, and what they need. */
export interface LoadedTheme {
  readonly ThemeFields: typeof ThemeFields;
  readonly providers: ThemedProviders;
}

/** @throws if a provider could not be loaded */
export async function loadTheme(): Promise<LoadedTheme> {
  return { ThemeFields, providers: await loadThemedProviders() };
}

/**
 * The fields of the reader's theme for demos. Each choice takes effect immediately. The theme applies to all
 * products: beside demos that can have none, the fields are those of the first product that can.
 */
export function ThemeFields({ providers, product: current, track, translate }: ThemeFieldsProps) {
  const product = providers[current] ? current : (Object.keys(providers)[0] ?? current);
  const theme = useSyncExternalStore(subscribeDemoTheme, getDemoTheme);
  const mode = useSyncExternalStore(subscribeColorMode, getColorMode);
  const defaults = providers[product]?.theming.defaults ?? {};
  const choose = (choices: ThemeChoices) => {
    chooseDemoTheme(providers, choices);
    if (!theme || Object.keys(choices).length === 0)
      track({ name: 'setting', setting: 'demoTheme', value: theme ? 'own' : 'chosen' });
  };
  const shown = { ...defaults, ...theme };
  return (
    <>
      <div className="settings-fields">
        {listOffered(COLORS, defaults).map(([key, text]) => (
          <label key={key} className="settings-field">
            {translate(text)}
            <input
              type="color"
              className="control-field"
              value={shown[key]}
              onChange={({ target }) => choose({ ...theme, [key]: target.value })}
            />
          </label>
        ))}
        {listOffered(NUMBERS, defaults).map(([key, text]) => (
          <label key={key} className="settings-field">
            {translate(text)}
            <small dir="ltr" aria-hidden="true">
              {withUnit(key, shown[key])}
            </small>
            <input
              type="range"
              min={THEME_RANGES[key][0]}
              max={THEME_RANGES[key][1]}
              step={key === 'fontSize' ? 5 : 1}
              value={shown[key]}
              aria-valuetext={withUnit(key, shown[key])}
              onChange={({ target }) => choose({ ...theme, [key]: target.valueAsNumber })}
            />
          </label>
        ))}
      </div>
      <ChoiceGroup
        name="density"
        legend={translate('themeDensity')}
        value={shown.density ?? 'standard'}
        choices={DENSITIES.map(([value, text]) => ({ value, text: translate(text) }))}
        onChoose={(value) => {
          const density = DENSITIES.find(([each]) => each === value)?.[0];
          if (density) choose({ ...theme, density });
        }}
      />
      <div className="settings-links">
        <CopyButton
          text="themeCopyLink"
          read={themedAddress}
          isDisabled={!theme && mode === 'system'}
          translate={translate}
        />
        <CopyButton
          text="themeCopyCode"
          read={() => themeModule(providers, product, getCodeVariant()) ?? ''}
          translate={translate}
        />
        <button type="button" onClick={() => choose({})}>
          {translate('themeReset')}
        </button>
      </div>
    </>
  );
}

interface CopyButtonProps {
  readonly text: TextKey;
  readonly read: () => string;
  readonly isDisabled?: boolean;
  readonly translate: Translate;
}

function CopyButton({ text, read, isDisabled = false, translate }: CopyButtonProps) {
  const [state, copy] = useCopying(
    async () => read(),
    { name: 'copy', label: 'theme' },
    {
      copied: translate('copied'),
      unread: translate('copyFailed'),
      refused: translate('copyFailed'),
    },
  );
  return (
    <button type="button" disabled={isDisabled} onClick={copy}>
      {state === 'idle' ? translate(text) : translate(state === 'copied' ? 'copied' : 'copyFailed')}
    </button>
  );
}
