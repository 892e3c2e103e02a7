/** The content step alone, for a bare `next build` or `next dev`. */
import { prepareAlone } from '../src/build/buildSite';
import { reportProblems } from '../src/build/report';
import { listLateFaults } from '../src/content/demos/demoStore';

// What a demo has begun may fail until this process ends.
process.on('exit', () => {
  if (reportProblems(listLateFaults())) process.exitCode = 1;
});
void prepareAlone().then((code) => {
  process.exitCode = code;
});
