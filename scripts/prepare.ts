/** The content step alone, for `next dev` and for a bare `next build`. */
import { prepareSite } from './prepareSite';

if (prepareSite() === undefined) process.exit(1);
