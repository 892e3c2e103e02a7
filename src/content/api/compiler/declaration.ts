import { relative } from 'node:path';
import ts from 'typescript-js';
import type { TypeDeclaration, TypeDoc, TypePosition, TypeGeneric } from '../TypeReader';
import { type Compiler, packageOfFile } from './Compiler';

function readDoc(declaration: ts.Node): TypeDoc {
  const comments = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc);
  return {
    text: comments.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join('\n\n'),
    tags: ts.getJSDocTags(declaration).map((tag) => ({
      name: tag.tagName.text,
      text: ts.getTextOfJSDocComment(tag.comment) ?? '',
      ...(ts.isJSDocParameterTag(tag) && { argument: tag.name.getText() }),
    })),
  };
}

function ownerName(declaration: ts.Node): string {
  for (let node: ts.Node | undefined = declaration; node; node = node.parent) {
    const name =
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isVariableDeclaration(node)
        ? node.name
        : undefined;
    if (name) return name.getText();
  }
  return '';
}

/** Returns the position of a node: file, 1-based line and 1-based column. */
export function positionOf(node: ts.Node, root: string): TypePosition {
  const source = node.getSourceFile();
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return {
    file: relative(root, source.fileName).replaceAll('\\', '/'),
    line: line + 1,
    column: character + 1,
  };
}

/** Returns the declarations of a symbol. The package name of a declaration outside of packages is empty. */
export function readDeclarations(symbol: ts.Symbol, { root }: Compiler): TypeDeclaration[] {
  const declarations = symbol.declarations ?? [];
  return [...new Set(declarations)].map((declaration) => {
    const found = packageOfFile(declaration.getSourceFile().fileName);
    return {
      ...positionOf(declaration, root),
      packageName: found?.packageName ?? '',
      path: found?.path ?? '',
      owner: ownerName(declaration),
      doc: () => readDoc(declaration),
    };
  });
}

/** Returns the type parameters of a declaration or a signature. */
export function readGenerics(nodes: readonly ts.TypeParameterDeclaration[] | undefined): TypeGeneric[] {
  return (nodes ?? []).map((node) => ({
    name: node.name.text,
    ...(node.constraint && { constraint: node.constraint.getText().replace(/\s+/g, ' ') }),
    ...(node.default && { default: node.default.getText().replace(/\s+/g, ' ') }),
  }));
}
