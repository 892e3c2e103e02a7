import { relative } from 'node:path';
import ts from 'typescript-js';
import type { TypeDeclaration, TypeDoc, TypePosition, TypeGeneric } from '../TypeReader';
import { packageOfFile } from '../../packages';
import type { Compiler } from './Compiler';

/**
 * Returns the comments of a declaration as they are written. The compiler finds them, but its own reading of their
 * text takes every at sign for a tag.
 */
function readDoc(declaration: ts.Node): TypeDoc {
  const { text } = declaration.getSourceFile();
  const comments = ts.isTypeParameterDeclaration(declaration)
    ? listRanges(text, declaration.pos)
    : ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc);
  return { text: comments.map(({ pos, end }) => readComment(text.slice(pos, end))).join('\n\n') };
}

/** Lists the doc comments at a position; the compiler has none for type parameters. */
function listRanges(text: string, at: number): ts.CommentRange[] {
  const ranges = [
    ...(ts.getTrailingCommentRanges(text, at) ?? []),
    ...(ts.getLeadingCommentRanges(text, at) ?? []),
  ];
  return ranges.filter(({ pos }) => text.startsWith('/**', pos));
}

/** Removes the delimiters of a comment, and the star of each line. */
function readComment(comment: string): string {
  return comment
    .replace(/^\/\*+/, '')
    .replace(/(?<!\*)\*+\/$/, '')
    .replace(/(?<=\n)[ \t]*\*[ \t]?/g, '')
    .trim();
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
  return positionAt(source, node.getStart(source), root);
}

/** Returns the position of a character of a file: file, 1-based line and 1-based column. */
export function positionAt(source: ts.SourceFile, at: number, root: string): TypePosition {
  const { line, character } = source.getLineAndCharacterOfPosition(at);
  return {
    file: relative(root, source.fileName).replaceAll('\\', '/'),
    line: line + 1,
    column: character + 1,
  };
}

/** Descriptions by declaration: hundreds of components inherit the same props. */
const known = new WeakMap<ts.Node, TypeDeclaration>();

/** Describes a declaration. The package name of one outside of packages is empty. */
export function readDeclaration(declaration: ts.Node, root: string): TypeDeclaration {
  const described = known.get(declaration) ?? describeDeclaration(declaration, root);
  known.set(declaration, described);
  return described;
}

function describeDeclaration(declaration: ts.Node, root: string): TypeDeclaration {
  const found = packageOfFile(declaration.getSourceFile().fileName);
  return {
    ...positionOf(declaration, root),
    packageName: found?.packageName ?? '',
    path: found?.path ?? '',
    owner: ownerName(declaration),
    doc: () => readDoc(declaration),
  };
}

/** Returns the declarations of a symbol. */
export function readDeclarations(symbol: ts.Symbol, { root }: Compiler): TypeDeclaration[] {
  return [...new Set(symbol.declarations)].map((declaration) => readDeclaration(declaration, root));
}

/** Returns the type parameters of a declaration or a signature. */
export function readGenerics(
  nodes: readonly ts.TypeParameterDeclaration[] | undefined,
  { root }: Compiler,
): TypeGeneric[] {
  return (nodes ?? []).map((node) => ({
    name: node.name.text,
    declaration: () => readDeclaration(node, root),
    ...(node.constraint && { constraint: node.constraint.getText().replace(/\s+/g, ' ') }),
    ...(node.default && { default: node.default.getText().replace(/\s+/g, ' ') }),
  }));
}
