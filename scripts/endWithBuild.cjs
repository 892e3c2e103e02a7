const { isRunning } = require('./isRunning.cjs');

const parent = process.ppid;
/** The build process. It may have ended before this program reads it. */
const builder = Number(process.env.DOCS_SHELL_BUILDER ?? parent);

/**
 * Ends this process if its build is gone: another build may follow at once and write the same files. Killing
 * the first process alone does not kill its children.
 */
function endWithBuild() {
  if (process.ppid !== parent || !isRunning(builder)) process.exit(1);
}

module.exports = { endWithBuild };
