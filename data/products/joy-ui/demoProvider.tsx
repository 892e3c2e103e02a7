import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import { useMemo } from 'react';
import {
  BREAKPOINT_PX,
  type DemoProviderProps,
  type DemoStage,
  type DemoSurface,
  SPACING_PX,
  type ThemeChoices,
} from 'docs-shell';
import { themeOptions } from './demoTheme';

const colorSchemeSelector = '[data-mui-color-scheme="%s"]';

function createDemoTheme(direction: 'ltr' | 'rtl', choices: ThemeChoices = {}) {
  return extendTheme({
    colorSchemeSelector,
    direction,
    spacing: SPACING_PX,
    breakpoints: { values: BREAKPOINT_PX },
    ...themeOptions(choices),
  });
}

const themes = { ltr: createDemoTheme('ltr'), rtl: createDemoTheme('rtl') };
type Theme = (typeof themes)['ltr'];

/**
 * Returns theme components that keep what a demo opens, and what it measures, inside the surface of the demo.
 */
function surfaceDefaults({ container: element, window }: DemoSurface) {
  const container = () => element;
  const matchMedia = (query: string) => window.matchMedia(query);
  const inRoot = { defaultProps: { slotProps: { root: { container } } } };
  const inListbox = { defaultProps: { slotProps: { listbox: { container } } } };
  return {
    JoyModal: { defaultProps: { container } },
    JoyDrawer: { defaultProps: { container } },
    JoyMenu: inRoot,
    JoyTooltip: inRoot,
    JoySelect: inListbox,
    JoyAutocomplete: inListbox,
    MuiUseMediaQuery: { defaultProps: { matchMedia } },
  };
}

/**
 * Returns theme components that keep modals inside the stage of a demo, in which they are open at first. They take the
 * focus only from something in the stage, and no reader has to leave them before anything else.
 */
function stageDefaults({ container, hasFocus }: DemoStage) {
  return {
    JoyModal: {
      defaultProps: {
        container,
        disablePortal: true,
        disableEnforceFocus: true,
        disableScrollLock: true,
        // Read whenever the component is rendered.
        get disableAutoFocus() {
          return !hasFocus();
        },
      },
    },
    // Screen readers would not leave it otherwise.
    JoyModalDialog: { defaultProps: { 'aria-modal': false } },
  };
}

/** Returns a theme whose components have the defaults of a surface beside their own. */
function onSurface(theme: Theme, surface: DemoSurface): Theme {
  const { components: own } = theme as Theme & {
    readonly components: Readonly<Record<string, { defaultProps?: object }>>;
  };
  const components = Object.entries(surfaceDefaults(surface)).map(([name, { defaultProps }]) => [
    name,
    { defaultProps: { ...own[name]?.defaultProps, ...defaultProps } },
  ]);
  return Object.assign({ ...theme }, { components: { ...own, ...Object.fromEntries(components) } });
}

/**
 * Joy's own theme, with the reader's choices. The page sets mode and style sheet: the provider changes neither
 * document nor storage.
 */
export function DemoProvider({ direction, surface, stage, choices, children }: DemoProviderProps) {
  const own = useMemo(
    () => (choices ? createDemoTheme(direction, choices) : themes[direction]),
    [direction, choices],
  );
  const theme = useMemo(() => {
    const placed: Theme & { readonly components?: object } = surface ? onSurface(own, surface) : own;
    const components = { ...placed.components, ...(stage && stageDefaults(stage)) };
    return stage ? Object.assign({ ...placed }, { components }) : placed;
  }, [own, surface, stage]);
  return (
    <CssVarsProvider
      theme={theme}
      modeStorageKey="color-mode"
      colorSchemeNode={null}
      disableStyleSheetGeneration
    >
      {children}
    </CssVarsProvider>
  );
}

export function listStyleSheets(choices?: ThemeChoices): readonly object[] {
  return (choices ? createDemoTheme('ltr', choices) : themes.ltr).generateStyleSheets();
}

export { theming } from './demoTheme';
