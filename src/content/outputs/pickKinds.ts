/** Documents that stand for each kind of page which the bundler knows: home, error pages, and all others. */
export function pickKinds(documents: readonly string[]): string[] {
  const own = documents.filter((file) => ['index.html', '404.html', '500.html'].includes(file));
  const other = documents.find((file) => !own.includes(file));
  return other === undefined ? own : [...own, other];
}
