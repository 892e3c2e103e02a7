const LOOK_MS = 250;

/**
 * Ends this process soon after the one that has started it is gone: another build may follow at once, and write the same
 * files. A kill of the first process alone reaches nobody else.
 */
function watchBuild() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, LOOK_MS).unref();
}

module.exports = { watchBuild };
