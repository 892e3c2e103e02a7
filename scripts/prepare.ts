/** The content step alone, for `next dev` and for a bare `next build`. */
import { prepareSite } from './prepareSite';

void prepareSite().then((prepared) => {
  if (!prepared) process.exitCode = 1;
});
