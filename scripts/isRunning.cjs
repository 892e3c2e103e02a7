/**
 * Returns whether a process with this id runs. A process of another user counts, because it could be a build.
 * @param {number} pid
 * @returns {boolean}
 * /
 */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

module.exports = { isRunning };
