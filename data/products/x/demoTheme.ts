import type { DemoTheming, ThemeChoices } from 'docs-shell';
import {
  codeOptions,
  themeOptions as materialOptions,
  theming as materialTheming,
} from '../material-ui/demoTheme';

/** Returns the options of a Material theme with the reader's choices; the grid has a density of its own. */
export function themeOptions(choices: ThemeChoices) {
  const options = materialOptions(choices);
  const { density } = choices;
  if (density === undefined || density === 'standard') return options;
  return {
    ...options,
    components: { ...options.components, MuiDataGrid: { defaultProps: { density } } },
  };
}

export const theming: DemoTheming = {
  defaults: materialTheming.defaults,
  prefix: materialTheming.prefix,
  code: (choices) => ({
    imports: [
      "import { createTheme } from '@mui/material/styles';",
      "import type {} from '@mui/x-data-grid/themeAugmentation';",
    ],
    create: 'createTheme',
    options: codeOptions(choices, themeOptions(choices)),
  }),
};
