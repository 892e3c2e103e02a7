/** Returns the child indexes from an ancestor down to an element. */
export function pathTo(holder: Element, target: Element): number[] {
  const path: number[] = [];
  for (let node = target; node !== holder && node.parentElement; node = node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  return path;
}

/** Returns the element at the end of a path; undefined if there is none. */
export function followPath(holder: Element, path: readonly number[]): Element | undefined {
  let node: Element | undefined = holder;
  for (const index of path) node = node?.children[index];
  return node;
}
