import { loadSiteTheme } from '../styles/loadSiteTheme';
import type { CardColours } from './cards/drawCard';

/** Colours of the site for pictures and for the frame that a browser draws, from its theme. */
export async function siteColours(): Promise<{ readonly light: CardColours; readonly dark: CardColours }> {
  const { createSiteTheme } = await loadSiteTheme();
  const { colorSchemes } = createSiteTheme();
  const read = (scheme: 'light' | 'dark'): CardColours => {
    const palette = colorSchemes[scheme]?.palette;
    if (!palette) throw new Error(`The theme has no ${scheme} colours`);
    return {
      background: palette.background.default,
      surface: palette.background.paper,
      text: palette.text.primary,
      quiet: palette.text.secondary,
      accent: palette.primary.main,
    };
  };
  return { light: read('light'), dark: read('dark') };
}
