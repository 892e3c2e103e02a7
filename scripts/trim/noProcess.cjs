/** Stands in for Node's `process` in the browser: no more of it is read there than its environment, which is empty. */
module.exports = { env: {} };
