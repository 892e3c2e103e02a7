import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { StyledEngineProvider } from '@mui/material/styles';
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
        <Button className="wide" variant="contained">
          Board the ship
        </Button>
      </StyledEngineProvider>
    </CacheProvider>
  );
}

export const playground = {
  defaults: { injectFirst: true },
  first: ['injectFirst', 'enableCssLayer'],
};
