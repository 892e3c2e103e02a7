import type ts from 'typescript-js';
import type { TypeGeneric } from '../TypeReader';

/** The type parameters of a declaration or a signature. */
export function readGenerics(nodes: readonly ts.TypeParameterDeclaration[] | undefined): TypeGeneric[] {
  return (nodes ?? []).map((node) => ({
    name: node.name.text,
    ...(node.constraint && { constraint: node.constraint.getText().replace(/\s+/g, ' ') }),
    ...(node.default && { default: node.default.getText().replace(/\s+/g, ' ') }),
  }));
}
