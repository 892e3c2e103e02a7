module.exports = require('./src/shell/next/config.cjs');
