const { endWithBuild } = require('./endWithBuild.cjs');

const LOOK_MS = 250;

/** Ends this process soon after its build ends. */
function watchBuild() {
  setInterval(endWithBuild, LOOK_MS).unref();
}

module.exports = { watchBuild };
