import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { track } from '../../browser/analytics/track';
import { loadThemedProviders } from '../../browser/demos/themedProviders';
import { importLazily } from '../../browser/fetching/importLazily';
import { getCurrentPage } from '../../browser/navigation/currentPage';
import {
  getCodeVariant,
  getServerCodeVariant,
  subscribeCodeVariant,
} from '../../browser/settings/codeVariant';
import { getDemoTheme, subscribeDemoTheme } from '../../browser/settings/demoTheme';
import { subscribeRoot } from '../../browser/settings/directionChoice';
import { colorThemeCode } from '../../model/demoTheme/themeCode';
import type { ThemeChoices } from '../../model/demoTheme/ThemeChoices';
import { COLOR_MODE_ATTRIBUTE } from '../../model/settings/appearance';
import { Adopted } from '../Adopted';
import { Icon } from '../Icon';
import { Tip } from '../Tip';
import type { Translate } from '../Translations';
import { useCopying } from '../useCopying';
import { useTrustedHtml } from '../useTrustedHtml';

/** What a theme of the switch decides. The brand color and all else that the reader has chosen stays. */
type Shape = Pick<ThemeChoices, 'radius' | 'spacing' | 'density'>;

const THEMES = [
  ['themeStandard', {}],
  ['themeRounded', { radius: 16, density: 'comfortable' }],
  ['themeCompact', { radius: 0, spacing: 6, density: 'compact' }],
] as const satisfies readonly (readonly [string, Shape])[];

/** Brand colors to begin with. The first is the library's own, which needs no choice. */
const COLORS = [
  ['colorBlue', '#1976d2'],
  ['colorViolet', '#7c4dff'],
  ['colorGreen', '#00897b'],
  ['colorOrange', '#d84315'],
] as const;
const [[, OWN_COLOR]] = COLORS;

const SCHEMES = [
  ['light', 'colorModeLight', 'sun'],
  ['dark', 'colorModeDark', 'moon'],
] as const;

function hasShape(theme: ThemeChoices, { radius, spacing, density }: Shape): boolean {
  const isDense = (theme.density ?? 'standard') === (density ?? 'standard');
  return theme.radius === radius && theme.spacing === spacing && isDense;
}

function withShape(theme: ThemeChoices, shape: Shape): ThemeChoices {
  const { radius: _radius, spacing: _spacing, density: _density, ...kept } = theme;
  return { ...kept, ...shape };
}

function withColor(theme: ThemeChoices, primary: string): ThemeChoices {
  const { primary: _primary, ...kept } = theme;
  return primary === OWN_COLOR ? kept : { ...kept, primary };
}

const subscribeScheme = (listener: () => void) => subscribeRoot(COLOR_MODE_ATTRIBUTE, listener);
const getScheme = () => document.documentElement.getAttribute(COLOR_MODE_ATTRIBUTE);
const returnUndefined = () => undefined;

/** What themes are made with: the libraries, which are loaded for the first choice. */
const loadThemes = () =>
  Promise.all([importLazily(() => import('../../browser/demos/demoThemes')), loadThemedProviders()]);

interface ThemeSwitchProps {
  /** Region of the theme's code; absent if only the demos show the theme. */
  readonly codeRegion?: string;
  /** HTML of the code; absent in the browser, where it is in the document. */
  readonly codeHtml?: string | undefined;
  /** Whether other code is shown in its place. */
  readonly isCodeHidden?: boolean;
  /** What shows the theme: it is between the switch and the code. */
  readonly children?: ReactNode;
  readonly translate: Translate;
}

/**
 * Switches the theme, the color mode and the brand color of all demos, as the settings do (`ThemeFields`). With a
 * region, the code of the theme is below, and follows.
 */
export function ThemeSwitch(props: ThemeSwitchProps) {
  const { codeRegion, codeHtml, isCodeHidden = false, children, translate } = props;
  const stored = useSyncExternalStore(subscribeDemoTheme, getDemoTheme, returnUndefined);
  const scheme = useSyncExternalStore(subscribeScheme, getScheme, returnUndefined);
  /** Shown at once, while its libraries load. */
  const [wanted, setWanted] = useState<ThemeChoices>();
  const [isFailed, setFailed] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const theme = wanted ?? stored ?? {};
  const color = theme.primary ?? OWN_COLOR;
  const choose = (change: (theme: ThemeChoices) => ThemeChoices) => {
    const next = change(theme);
    setUsed(true);
    setWanted(next);
    setFailed(false);
    loadThemes()
      .then(([{ changeDemoTheme }, providers]) => {
        changeDemoTheme(providers, change);
        track({ name: 'setting', setting: 'demoTheme', value: getDemoTheme() ? 'chosen' : 'own' });
      })
      .catch(() => setFailed(true))
      .finally(() => setWanted((current) => (current === next ? undefined : current)));
  };
  return (
    <div className="theme-switch">
      <div className="theme-switch-bar">
        <span className="control-segments" role="group" aria-label={translate('settingsTheme')}>
          {THEMES.map(([text, shape]) => (
            <button
              key={text}
              type="button"
              data-waits=""
              aria-pressed={hasShape(theme, shape)}
              onClick={() => choose((current) => withShape(current, shape))}
            >
              {translate(text)}
            </button>
          ))}
        </span>
        <span className="control-segments" role="group" aria-label={translate('settingsColors')}>
          {SCHEMES.map(([value, text, icon]) => (
            <button
              key={value}
              type="button"
              data-waits=""
              data-mode={value}
              aria-label={translate(text)}
              title={translate(text)}
              aria-pressed={scheme === value}
              onClick={() => {
                setUsed(true);
                window.docsShell?.setColorMode(value);
                track({ name: 'setting', setting: 'colorMode', value });
              }}
            >
              <Icon name={icon} size={18} />
            </button>
          ))}
        </span>
        <span className="theme-switch-colors" role="group" aria-label={translate('themeBrand')}>
          {COLORS.map(([text, value]) => (
            <button
              key={text}
              type="button"
              data-waits=""
              aria-label={translate(text)}
              title={translate(text)}
              aria-pressed={color === value}
              onClick={() => choose((current) => withColor(current, value))}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <circle cx="10" cy="10" r="10" fill={value} />
              </svg>
            </button>
          ))}
          <input
            type="color"
            data-waits=""
            aria-label={translate('colorOther')}
            title={translate('colorOther')}
            value={color}
            onChange={({ target: { value } }) => choose((current) => withColor(current, value))}
          />
        </span>
        {isFailed ? <p role="alert">{translate('needsNetwork')}</p> : null}
      </div>
      {children}
      {codeRegion ? (
        <ThemeCode
          region={codeRegion}
          html={codeHtml}
          isHidden={isCodeHidden}
          theme={stored}
          scheme={scheme}
          isUsed={isUsed}
          translate={translate}
        />
      ) : null}
    </div>
  );
}

interface ThemeCodeProps {
  readonly region: string;
  readonly html: string | undefined;
  readonly isHidden: boolean;
  readonly theme: ThemeChoices | undefined;
  readonly scheme: string | null | undefined;
  readonly isUsed: boolean;
  readonly translate: Translate;
}

/** The code of the reader's theme: that of the library's own theme until a reader has chosen something. */
function ThemeCode({ region, html, isHidden, theme, scheme, isUsed, translate }: ThemeCodeProps) {
  const variant = useSyncExternalStore(subscribeCodeVariant, getCodeVariant, getServerCodeVariant);
  const [chosen, setChosen] = useState<string>();
  const isNeeded = isUsed || theme !== undefined;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let gone = false;
    loadThemes().then(
      ([{ themeModule }, providers]) => {
        const code = themeModule(providers, getCurrentPage()?.product ?? '', variant);
        if (!gone && code !== undefined) setChosen(colorThemeCode(code));
      },
      // The switch says that its libraries are missing.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [isNeeded, theme, scheme, variant]);
  const trusted = useTrustedHtml(chosen ?? '');
  const code = useRef<HTMLDivElement>(null);
  const [copied, copy] = useCopying(
    async () => `${code.current?.querySelector(':scope > div:not([hidden]) code')?.textContent}\n`,
    { name: 'copy', label: 'theme' },
    { copied: translate('copied'), unread: translate('copyFailed'), refused: translate('copyFailed') },
  );
  const name = translate(copied === 'idle' ? 'themeCopyCode' : copied === 'copied' ? 'copied' : 'copyFailed');
  return (
    <div className="theme-switch-code" ref={code} hidden={isHidden}>
      <p>{`theme.${variant.toLowerCase()}`}</p>
      <button type="button" className="theme-switch-copy" data-waits="" aria-label={name} onClick={copy}>
        <Icon name={copied === 'copied' ? 'check' : 'copy'} size={18} />
        <Tip>{name}</Tip>
      </button>
      {chosen === undefined ? null : <div dangerouslySetInnerHTML={trusted} />}
      <div hidden={chosen !== undefined}>
        <Adopted id={region} html={html} />
      </div>
    </div>
  );
}
