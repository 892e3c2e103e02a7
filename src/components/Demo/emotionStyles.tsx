import { CacheProvider } from '@emotion/react';
import type { CreateDemoStyles } from '../../model/demos/DemoStyles';
import { createDemoCache } from './demoCache';

/** Emotion, for products whose provider has no engine of its own. */
export const createDemoStyles: CreateDemoStyles = ({ direction, container, drawn }) => {
  const cache = createDemoCache(direction, drawn, container);
  return {
    wrap: (demo) => <CacheProvider value={cache}>{demo}</CacheProvider>,
    list: () =>
      Object.entries(cache.inserted).flatMap(([name, css]) =>
        typeof css === 'string' && css ? [{ name, css }] : [],
      ),
    remove: () => cache.sheet.flush(),
  };
};
