/** Child numbers from the element that holds another one down to it. */
export function pathTo(holder: Element, target: Element): number[] {
  const path: number[] = [];
  for (let node = target; node !== holder && node.parentElement; node = node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  return path;
}

/** The element at the end of a path; undefined where there is none any more. */
export function followPath(holder: Element, path: readonly number[]): Element | undefined {
  let node: Element | undefined = holder;
  for (const index of path) node = node?.children[index];
  return node;
}
