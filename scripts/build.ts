/** `npm run build`: content, pages, what goes out beside them, checks, and the swap into `out/`. */
import { buildSite } from './buildSite';

void buildSite().then((code) => {
  process.exitCode = code;
});
