/**
 * Keys that a flat JSON object has more than once; of those, `JSON.parse` keeps the last and says nothing.
 * @example listRepeatedKeys('{"demo": "A.js", "bg": true, "bg": "inline"}') // ['bg']
 */
export function listRepeatedKeys(json: string): string[] {
  const keys = [...json.matchAll(/"((?:[^"\\]|\\.)*)"\s*(:)?/g)]
    .filter(([, , colon]) => colon !== undefined)
    .map(([, key = '']) => key);
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
}
