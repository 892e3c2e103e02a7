/** An address, or a script of the bundler's by its path below `/_next/`, as the boot list and other scripts name it. */
const ADDRESS =
  /["'(](?:(\/(?:_next\/static|_docs)\/[\w\-./~%[\]@+]+\.\w+)|(static\/chunks\/[\w\-./~]+\.(?:js|css))["'])/g;

/**
 * The hashed assets that a document or a script names, in the order in which it first names them.
 * @example listAssets('<link href="/_next/static/a.css"><script>["/_docs/x.1f.json","static/chunks/b.js"]</script>')
 *   // ['/_next/static/a.css', '/_docs/x.1f.json', '/_next/static/chunks/b.js']
 */
export function listAssets(text: string): string[] {
  return [...new Set([...text.matchAll(ADDRESS)].map(([, address, chunk]) => address ?? `/_next/${chunk}`))];
}
