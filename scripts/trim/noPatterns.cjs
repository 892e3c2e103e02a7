/** Stands in for the compiler of path patterns, which Next needs for rewrites alone. */
function refuse() {
  throw new Error('There are no rewrites');
}
module.exports = { compile: refuse, pathToRegexp: refuse, regexpToFunction: refuse, tokensToRegexp: refuse };
