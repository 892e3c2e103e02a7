/** A loader of the bundler: gives another source in the place of a module's. */
module.exports = function replaceModule() {
  return this.getOptions().source;
};
