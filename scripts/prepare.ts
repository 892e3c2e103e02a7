/** The content step alone, for a bare `next build` or `next dev`. */
import { prepareAlone } from './prepareAlone';
import { reportLateFaults } from './reportLateFaults';

reportLateFaults();
void prepareAlone().then((code) => {
  process.exitCode = code;
});
