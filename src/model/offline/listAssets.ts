const ADDRESS = /["'(](\/(?:_next\/static|_docs)\/[\w\-./~%[\]@+]+\.\w+)/g;

/**
 * The hashed assets that a document names, in the order in which it first names them.
 * @example listAssets('<link href="/_next/static/a.css"><script>["/_docs/x.1f.json"]</script>')
 *   // ['/_next/static/a.css', '/_docs/x.1f.json']
 */
export function listAssets(html: string): string[] {
  return [...new Set([...html.matchAll(ADDRESS)].map(([, address]) => address ?? ''))];
}
