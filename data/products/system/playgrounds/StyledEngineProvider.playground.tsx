import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/system/Box';
import GlobalStyles from '@mui/system/GlobalStyles';
import { StyledEngineProvider } from '@mui/system';
import type { ComponentProps } from 'react';

declare const props: ComponentProps<typeof StyledEngineProvider>;

const cache = createCache({ key: 'app' });
/** The style sheet of an app. */
const sheet = { '.wide': { padding: '16px 64px' } };

export default function StyledEngineProviderPlayground() {
  return (
    <CacheProvider value={cache}>
      <GlobalStyles styles={sheet} />
      <StyledEngineProvider {...props}>
        <Box
          className="wide"
          component="span"
          sx={{ padding: 1, border: '1px solid' }}
        >
          Board the ship
        </Box>
      </StyledEngineProvider>
    </CacheProvider>
  );
}

export const playground = {
  defaults: { injectFirst: true },
  first: ['injectFirst', 'enableCssLayer'],
};
