/** What a crash leaves: nothing, in a place that keeps its size. */
export function AdEmpty() {
  return null;
}
