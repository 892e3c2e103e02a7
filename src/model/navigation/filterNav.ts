/** An entry of either form of the tree: `NavPage` or `SidebarNode`. */
export interface FilterableNode<Node> {
  readonly children?: readonly Node[];
}

/** Accents and case do not count when typing. */
function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

function filterBy<Node extends FilterableNode<Node>>(
  nodes: readonly Node[],
  words: readonly string[],
  textOf: (node: Node) => string,
): readonly Node[] {
  return nodes.flatMap((node) => {
    const text = simplify(textOf(node));
    const missing = words.filter((word) => !text.includes(word));
    if (missing.length === 0) return [node];
    const children = filterBy(node.children ?? [], missing, textOf);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}

/**
 * The part of a checked tree that holds all typed words, each in an entry's text or in that of a group above it.
 * A group that matches keeps all its children. Case and accents do not count; no words give the whole tree.
 * @param textOf what the reader sees of an entry
 * @example filterNav(tree, 'api but', pageTitle) // the group "APIs" with "Button" and "ButtonBase"
 */
export function filterNav<Node extends FilterableNode<Node>>(
  tree: readonly Node[],
  words: string,
  textOf: (node: Node) => string,
): readonly Node[] {
  const list = simplify(words).split(/\s+/).filter(Boolean);
  return list.length === 0 ? tree : filterBy(tree, list, textOf);
}
