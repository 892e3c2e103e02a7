import { readdirSync } from 'node:fs';
import ts from 'typescript-js';

/** A place in the sources that writes or reads a name; `styled` means that a style sheet reads it. */
export interface Mention {
  readonly kind: 'attributes' | 'ids' | 'events' | 'globals';
  readonly name: string;
  readonly role: 'written' | 'read' | 'styled';
  readonly file: string;
}

type Add = (kind: Mention['kind'], role: Mention['role'], name: string | undefined) => void;

/** Attributes whose value is the id of an element. */
const REFERENCE = /^(?:aria-(?:labelledby|describedby|controls)|popoverTarget|htmlFor)$/;

/** Returns the sources below a folder, without tests and the files that tests compare with. */
export function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$|(?:^|\/)golden\//.test(file))
    .map((file) => `${folder}/${file}`);
}

/** Adds the names in a text: selectors, HTML that is written or, in a pattern, recognized, and inline code. */
function scanText(text: string, isPattern: boolean, add: Add): void {
  const html = isPattern ? 'read' : 'written';
  for (const [, name] of text.matchAll(/\[(data-[a-z-]+)/g)) add('attributes', 'read', name);
  for (const [, name] of text.matchAll(/(?:^| )(data-[a-z-]+)(?=[=>]| data-| aria-)/g))
    add('attributes', html, name);
  for (const [, name] of text.matchAll(/#(_[a-z][\w-]*)/g)) add('ids', 'read', name);
  for (const [, name] of text.matchAll(/getElementById\("([\w-]+)"\)/g)) add('ids', 'read', name);
  for (const [, names] of text.matchAll(/\bid="(?:\(\?:)?([\w|-]+)/g)) {
    for (const name of names?.split('|') ?? []) add('ids', html, name);
  }
}

/** Returns the constants of a file whose value is a text, by name. */
function listConstants(source: ts.SourceFile): Map<string, string> {
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => statement.declarationList.declarations);
  return new Map(
    declarations.flatMap(({ name, initializer }) =>
      initializer && ts.isStringLiteralLike(initializer) ? [[name.getText(source), initializer.text]] : [],
    ),
  );
}

/** Whether an expression is the `dataset` of an element. */
const isDataset = (node: ts.Node | undefined) =>
  node !== undefined && /(?:^|\.)dataset$/.test(node.getText());

/** Whether an expression is `window`, possibly with another type. */
const isWindow = (node: ts.Node | undefined) =>
  node !== undefined && /^\(?window(?:\)?$| as )/.test(node.getText());

const toAttribute = (key: string) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const isElement = (node: ts.JsxOpeningLikeElement) => /^[a-z]/.test(node.tagName.getText());

function isAssigned(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}

/** Adds the names in a program. */
function scanProgram(source: ts.SourceFile, constants: ReadonlyMap<string, string>, add: Add): void {
  /** Returns the text of an expression, with an ellipsis for each part that is not constant. */
  const read = (node: ts.Node | undefined): string | undefined => {
    if (!node) return undefined;
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isIdentifier(node)) return constants.get(node.text);
    if (ts.isJsxExpression(node)) return read(node.expression);
    if (!ts.isTemplateExpression(node)) return undefined;
    return node.templateSpans.reduce(
      (text, span) => `${text}${read(span.expression) ?? '…'}${span.literal.text}`,
      node.head.text,
    );
  };

  const scanJsx = (node: ts.JsxAttribute) => {
    const attribute = node.name.getText();
    const value = read(node.initializer);
    if (attribute.startsWith('data-')) add('attributes', 'written', attribute);
    // Components pass on ids of their own, and those of headings, which are addresses of content.
    else if (attribute === 'id' && (isElement(node.parent.parent) || value?.startsWith('_')))
      add('ids', 'written', value);
    else if (REFERENCE.test(attribute)) add('ids', 'read', value);
    else if (attribute === 'href' && value?.startsWith('#')) add('ids', 'read', value.slice(1));
  };

  const scanCall = (node: ts.CallExpression | ts.NewExpression) => {
    const called = node.expression.getText().replace(/^.*\./s, '');
    const [first, second] = (node.arguments ?? []).map(read);
    if (first?.startsWith('data-')) {
      if (called !== 'removeAttribute') {
        add('attributes', /^(?:set|toggle)Attribute$/.test(called) ? 'written' : 'read', first);
      }
    } else if (called === 'setAttribute' && first && REFERENCE.test(first)) add('ids', 'read', second);
    else if (called === 'getElementById') add('ids', 'read', first);
    else if (/^(?:Custom)?Event$/.test(called)) add('events', 'written', first);
    else if (called === 'addEventListener' && first?.includes(':')) add('events', 'read', first);
  };

  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node)) scanJsx(node);
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) scanCall(node);
    if (ts.isRegularExpressionLiteral(node)) scanText(node.text, true, add);
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      scanText(read(node) ?? '', ts.isStringLiteral(node) && ts.isVariableDeclaration(node.parent), add);
    }
    // In `{ 'data-x': value }`, `attributes['data-x']` and lists of names.
    if (ts.isStringLiteral(node) && /^data-[a-z]/.test(node.text)) {
      if (ts.isPropertyAssignment(node.parent)) add('attributes', 'written', node.text);
      if (ts.isElementAccessExpression(node.parent) || ts.isArrayLiteralExpression(node.parent)) {
        add('attributes', 'read', node.text);
      }
    }
    if (ts.isPropertyAccessExpression(node)) {
      const role = isAssigned(node) ? 'written' : 'read';
      const { text } = node.name;
      if (isDataset(node.expression) && !ts.isDeleteExpression(node.parent))
        add('attributes', role, toAttribute(text));
      if (isWindow(node.expression)) add('globals', role, text);
      if (text === 'id' && role === 'written')
        add('ids', role, read((node.parent as ts.BinaryExpression).right));
    }
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
      for (const { name, propertyName } of node.name.elements) {
        const key = (propertyName ?? name).getText();
        if (isDataset(node.initializer)) add('attributes', 'read', toAttribute(key));
        if (isWindow(node.initializer)) add('globals', 'read', key);
      }
    }
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
      isDataset(node.right)
    ) {
      add('attributes', 'read', toAttribute(read(node.left) ?? ''));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** Returns the names that a program declares on `window`, or reads from it by a cast. */
function listDeclared(source: ts.SourceFile): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const isWindowType =
      (ts.isInterfaceDeclaration(node) && node.name.text === 'Window') ||
      (ts.isTypeLiteralNode(node) && ts.isAsExpression(node.parent) && isWindow(node.parent));
    if (isWindowType) {
      names.push(...node.members.map((member) => member.name?.getText(source) ?? ''));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Returns all places of the sources that write or read an attribute, an id, an event or an own global. */
export function readWiring(texts: ReadonlyMap<string, string>): Mention[] {
  const programs = [...texts]
    .filter(([file]) => !file.endsWith('.css'))
    .map(([file, text]) =>
      ts.createSourceFile(
        file,
        text,
        ts.ScriptTarget.Latest,
        true,
        file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
      ),
    );
  const constants = programs.map(listConstants);
  const declared = new Set(programs.flatMap(listDeclared));
  const mentions: Mention[] = [];
  const addTo =
    (file: string): Add =>
    (kind, role, name) => {
      if (name && !name.includes('…') && (kind !== 'globals' || declared.has(name)))
        mentions.push({ kind, role, name, file });
    };
  const shared = new Map(constants.flatMap((own) => [...own]));
  programs.forEach((program, at) => {
    scanProgram(program, new Map([...shared, ...(constants[at] ?? [])]), addTo(program.fileName));
  });
  for (const [file, text] of texts) {
    if (!file.endsWith('.css')) continue;
    const add = addTo(file);
    scanText(text.replace(/\/\*[^]*?\*\//g, ''), true, (kind, _, name) => add(kind, 'styled', name));
  }
  return mentions;
}
