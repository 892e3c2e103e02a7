/** The content step alone, for a bare `next build` or `next dev`. */
import { prepareAlone } from './prepareAlone';
import { tellLateFaults } from './tellLateFaults';

tellLateFaults();
void prepareAlone().then((code) => {
  process.exitCode = code;
});
