import * as ts from 'typescript-js';
import type { CodeTemplate } from '../../model/playground/printCode';

/** The element of a playground's source that takes the chosen props. */
interface PropsElement {
  readonly whole: ts.JsxElement | ts.JsxSelfClosingElement;
  readonly opening: ts.JsxOpeningElement | ts.JsxSelfClosingElement;
  /** Its other props. */
  readonly attributes: readonly ts.JsxAttributeLike[];
}

function isChosen(attribute: ts.JsxAttributeLike): boolean {
  return ts.isJsxSpreadAttribute(attribute) && attribute.expression.getText() === 'props';
}

/** Whether a node is the function that a file exports by default. */
export const isDefaultExport = (node: ts.Node): node is ts.FunctionDeclaration =>
  ts.isFunctionDeclaration(node) &&
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) === true;

/**
 * Visits the nodes of a file in which `props` are those of the playground: not those of a function that has a parameter of
 * that name, unless that is the default export.
 */
export function visitOwn(file: ts.SourceFile, visit: (node: ts.Node) => void): void {
  const walk = (node: ts.Node): void => {
    const isOther =
      ts.isFunctionLike(node) &&
      !isDefaultExport(node) &&
      node.parameters.some(({ name }) => /\bprops\b/.test(name.getText()));
    if (isOther) return;
    visit(node);
    ts.forEachChild(node, walk);
  };
  walk(file);
}

function findElement(file: ts.SourceFile): PropsElement | undefined {
  const found: PropsElement[] = [];
  visitOwn(file, (node) => {
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return;
    const { properties } = node.attributes;
    const whole = ts.isJsxOpeningElement(node) ? node.parent : node;
    for (const _ of properties.filter(isChosen))
      found.push({ whole, opening: node, attributes: properties.filter((each) => !isChosen(each)) });
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Returns the syntax tree of the source of a playground. */
export function parsePlayground(source: string): ts.SourceFile {
  return ts.createSourceFile('playground.tsx', source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
}

/** What a source says about the element that takes the chosen props. */
interface PropsTarget {
  /** Whether its children are a choice, because the source has none. */
  readonly takesChildren: boolean;
  /** Names of the props that it sets itself. */
  readonly written: readonly string[];
}

/** Returns where a source spreads `props`; undefined if it does not do so on exactly one element. */
export function findProps(source: string): PropsTarget | undefined {
  const element = findElement(parsePlayground(source));
  if (!element) return undefined;
  const named = element.attributes.filter((each) => ts.isJsxAttribute(each));
  return {
    takesChildren: ts.isJsxSelfClosingElement(element.whole),
    written: named.map(({ name }) => name.getText()),
  };
}

/** A part of a source, from one place to another. */
type Range = readonly [from: number, to: number];

/** Returns the parts of a source, which are code, or the HTML of colored code. */
type Slice = (range: Range) => string;

function cut(source: string, slice: Slice): CodeTemplate {
  const file = parsePlayground(source);
  const element = findElement(file);
  if (!element) throw new Error('The source does not spread props on exactly one element');
  const { whole, opening, attributes } = element;
  const imports = file.statements.findLast((statement) => ts.isImportDeclaration(statement))?.end ?? 0;
  const isWrapped = ts.isParenthesizedExpression(whole.parent);
  const outer = isWrapped ? whole.parent : whole;
  const isChild = ts.isJsxElement(outer.parent) || ts.isJsxFragment(outer.parent);
  const isValue = ts.isJsxExpression(outer.parent);
  // A formatter may have moved the value of a prop to a line of its own.
  const [from, to] = isValue
    ? [outer.parent.getStart() + 1, outer.parent.end - 1]
    : [outer.getStart(), outer.end];
  const line = source.slice(source.lastIndexOf('\n', from - 1) + 1, from);
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  const before = slice([imports, from]);
  const after = slice([to, source.length]);
  const [open, close] = isValue ? ['', ''] : ['(', ')'];
  const tall = { before: `${before}${open}\n${indent}  `, after: `\n${indent}${close}${after}` };
  const flat = { before, after };
  const { tagName, typeArguments } = opening;
  return {
    imports: slice([0, imports]),
    wrappers: isChild ? [flat] : [flat, tall],
    tag: source.slice(tagName.getStart(), typeArguments ? typeArguments.end + 1 : tagName.end),
    attributes: attributes.map((each) => slice([each.getStart(), each.end])),
    ...(ts.isJsxElement(whole) ? { children: slice([opening.end, whole.closingElement.getStart()]) } : {}),
  };
}

/**
 * Cuts the source of a playground where the choices are written.
 * @throws if the source does not spread `props` on exactly one element
 */
export function cutTemplate(source: string): CodeTemplate {
  return cut(source, (range) => source.slice(...range));
}

/**
 * Returns a part of the HTML of colored code, with the tags that it needs.
 * @param range places in the text
 */
function sliceHtml(html: string, [from, to]: Range): string {
  const open: string[] = [];
  let part = '';
  let offset = 0;
  if (from === to) return part;
  for (const [token] of html.matchAll(/<[^>]*>|&[^;]+;|[\s\S]/g)) {
    const isTag = token.startsWith('<');
    if (token.startsWith('</')) open.pop();
    else if (isTag) open.push(token);
    if (offset > from) part += token;
    else if (offset === from && !isTag) part += open.join('') + token;
    if (!isTag) offset += 1;
    if (offset === to) return part + '</span>'.repeat(open.length);
  }
  return part;
}

/**
 * Cuts the colored HTML of the same source.
 * @throws like `cutTemplate`
 */
export function cutTemplateHtml(html: string, source: string): CodeTemplate {
  return cut(source, (range) => sliceHtml(html, range));
}
