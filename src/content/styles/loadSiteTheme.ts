import { asInProduction } from '../demos/asInProduction';

/** What makes the site's theme. The library of its components is that of the demos, and loaded for them. */
export const loadSiteTheme = () => asInProduction(() => import('../../theme/createSiteTheme'));
