/** `npm run build`: content, pages, the other output files, checks, and the swap into `out/`. */
import { buildSite } from '../build/buildSite';

void buildSite().then((code) => {
  process.exitCode = code;
});
