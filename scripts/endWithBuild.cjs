const { isRunning } = require('./isRunning.cjs');

const parent = process.ppid;
/** The build itself; it may have ended before this program could look. */
const builder = Number(process.env.DOCS_SHELL_BUILDER ?? parent);

/**
 * Ends this process where the build that it works for is gone: another may follow at once, and write the same files.
 * A kill of the first process alone reaches nobody else.
 */
function endWithBuild() {
  if (process.ppid !== parent || !isRunning(builder)) process.exit(1);
}

module.exports = { endWithBuild };
