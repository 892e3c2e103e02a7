import type { NavPage } from './NavPage';
import { duplicatedPathnameMessage } from './duplicatedPathnameMessage';
import { listDuplicatedPathnames } from './listDuplicatedPathnames';

/**
 * Passes when no pathname stands twice in the tree, the components-api and hooks-api tabs apart
 * (specification, sections 5 and 8). An entry that is its own ancestor stands twice too.
 * @throws `Duplicated pathname {path} in pages` for the first one
 */
export function assertUniquePathnames(tree: readonly NavPage[]): void {
  const [first] = listDuplicatedPathnames(tree);
  if (first !== undefined) throw new Error(duplicatedPathnameMessage(first));
}
