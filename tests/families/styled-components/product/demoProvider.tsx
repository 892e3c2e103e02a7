import { ServerStyleSheet, StyleSheetManager, ThemeProvider } from 'styled-components';
import type { CreateDemoStyles, DemoProviderProps } from 'docs-shell';

export function DemoProvider({ mode, direction, children }: DemoProviderProps) {
  return (
    <ThemeProvider theme={{ ink: mode === 'dark' ? '#fbcfe8' : '#9d174d', direction }}>
      {children}
    </ThemeProvider>
  );
}

export const createDemoStyles: CreateDemoStyles = ({ container }) => {
  const sheet = container ? undefined : new ServerStyleSheet();
  return {
    wrap: (demo) => (
      <StyleSheetManager {...(sheet ? { sheet: sheet.instance } : { target: container })}>
        {demo}
      </StyleSheetManager>
    ),
    list: () => [{ css: sheet?.instance.toString() ?? '' }],
    remove: () => {},
  };
};
