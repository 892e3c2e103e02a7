/** The content step alone, for `next dev` and for a bare `next build`. */
import { prepareSite } from './prepareSite';

void prepareSite().then((routes) => {
  if (routes === undefined) process.exitCode = 1;
});
