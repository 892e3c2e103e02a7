import { resolveTheme } from '../../theme/SiteTheme';
import { writeText } from '../pageData/generatedFiles';
import { writeThemeStyles } from './themeStyles';

jest.mock('../../constants', () => ({
  ...jest.requireActual<object>('../../constants'),
  SPACING_PX: 10,
  BORDER_RADIUS_PX: 6,
  SITE_BORDER_RADIUS_PX: 20,
  DURATION_MS: { shortest: 111, standard: 222 },
  // White on the primary color does not reach it.
  CONTRAST_THRESHOLD: 7,
}));
jest.mock('../pageData/generatedFiles');

describe("the variables of the site's theme", () => {
  it('follow the constants', () => {
    writeThemeStyles(resolveTheme());
    const [, styles] = jest.mocked(writeText).mock.calls[0] ?? [];
    for (const declaration of [
      '--site-spacing:10px;',
      '--site-radius:20px;',
      '--site-radius-small:6px;',
      '--site-radius-control:13px;',
      '--site-duration-shortest:111ms;',
      '--site-duration-standard:222ms;',
      '--site-palette-primary-contrastText:rgba(0, 0, 0, 0.87);',
    ])
      expect(styles).toContain(declaration);
  });
});
