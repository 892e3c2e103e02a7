import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/joy/Button';
import GlobalStyles from '@mui/joy/GlobalStyles';
import { StyledEngineProvider } from '@mui/joy/styles';
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
        <Button className="wide">Board the ship</Button>
      </StyledEngineProvider>
    </CacheProvider>
  );
}

export const playground = {
  defaults: { injectFirst: true },
  first: ['injectFirst', 'enableCssLayer'],
};
