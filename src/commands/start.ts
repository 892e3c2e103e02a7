/** `npm start`: builds the site and serves the export. */
import { buildSite } from '../build/buildSite';
import { findPort, findPortProblem } from './findPort';
import { reportProblems } from '../build/report';
import { serveFolder } from './serveFolder';
import { reportFault } from '../build/report';
import { OUT } from '../content/workspace';

async function start(): Promise<number> {
  // Checked before the build, which takes a while.
  const port = await findPort();
  if (typeof port !== 'number') {
    reportProblems([port]);
    return 1;
  }
  const code = await buildSite();
  if (code !== 0) return code;
  try {
    const { origin } = await serveFolder(OUT, { port });
    console.log(`\nThe site is at ${origin}/`);
    return 0;
  } catch (error) {
    const problem = findPortProblem(error);
    if (!problem) throw error;
    reportProblems([problem], 'the site is built and is in out/');
    return 1;
  }
}

start().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    reportFault(error);
    process.exitCode = 1;
  },
);
