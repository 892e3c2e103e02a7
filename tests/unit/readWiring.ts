import { readdirSync } from 'node:fs';
import ts from 'typescript-js';

/** A place in the sources that writes or reads a name; `styled` means that a style sheet reads it. */
export interface Mention {
  readonly kind: 'attributes' | 'ids' | 'events' | 'globals';
  readonly name: string;
  readonly role: 'written' | 'read' | 'styled';
  readonly file: string;
}

/** A place that may write or read any name, because the sources do not show which. */
export interface Unreadable {
  readonly file: string;
  readonly text: string;
  readonly instead: string;
}

type Add = (kind: Mention['kind'], role: Mention['role'], name: string | undefined) => void;
type Refuse = (node: ts.Node, instead: string) => void;

/** Attributes whose value is the id of an element, or several. */
const REFERENCE =
  /^(?:aria-(?:labelledby|describedby|controls|owns|details|errormessage|flowto|activedescendant)|popover[tT]arget|htmlFor|for)$/;
/** The rest of a name that is put together. */
const CUT_NAME = /(?:^|[\s[])data-(?:[a-z-]*…|(?:[a-z]+-)*$)/;

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
  for (const [, attribute = '', names] of text.matchAll(/(?<=\s)([a-z-]+)="([^"]*)"/g)) {
    if (REFERENCE.test(attribute)) addAll(add, names);
  }
}

/** Adds the ids that a reference names. */
function addAll(add: Add, ids: string | undefined): void {
  for (const id of ids?.split(/\s+/) ?? []) add('ids', 'read', id);
}

/** Adds the ids in a selector. */
function scanSelector(selector: string, add: Add): void {
  for (const [, id] of selector.matchAll(/(?:#|\[id=["']?)([\w-]+)/g)) add('ids', 'read', id);
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

/** Whether a node names something, and is not only the name of a property. */
const isName = (node: ts.Node): node is ts.Identifier =>
  ts.isIdentifier(node) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node);

/** Whether a node is the `dataset` of an element, possibly from `{ dataset }`. */
const isDataset = (node: ts.Node): node is ts.PropertyAccessExpression | ts.Identifier =>
  (ts.isPropertyAccessExpression(node) && node.name.text === 'dataset') ||
  (isName(node) && node.text === 'dataset' && !ts.isBindingElement(node.parent));

/** Whether a node takes the `dataset` of an element under another name. */
const isHiddenDataset = (node: ts.Node) =>
  (ts.isElementAccessExpression(node) && /^['"`]dataset['"`]$/.test(node.argumentExpression.getText())) ||
  (ts.isBindingElement(node) && node.propertyName?.getText() === 'dataset');

const isGlobalObject = (node: ts.Node): node is ts.Identifier =>
  isName(node) && /^(?:window|globalThis|self)$/.test(node.text);

/** Whether an expression is the global object, possibly with another type. */
const isWindow = (node: ts.Node | undefined) =>
  node !== undefined && /^\(?(?:window|globalThis|self)(?:\)?$| as )/.test(node.getText());

const isGlobalBlock = (node: ts.Node) => ts.isModuleBlock(node) && node.parent.name.getText() === 'global';

/** Returns an expression with the brackets and types around it. */
function skipCasts(node: ts.Expression): ts.Expression {
  const { parent } = node;
  return ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent) || ts.isNonNullExpression(parent)
    ? skipCasts(parent)
    : node;
}

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
function scanProgram(
  source: ts.SourceFile,
  constants: ReadonlyMap<string, string>,
  add: Add,
  refuse: Refuse,
): void {
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
    else if (REFERENCE.test(attribute)) addAll(add, value);
    else if (attribute === 'href' && value?.startsWith('#')) add('ids', 'read', value.slice(1));
  };

  const scanCall = (node: ts.CallExpression | ts.NewExpression) => {
    const called = node.expression.getText().replace(/^.*\./s, '');
    const [first, second] = (node.arguments ?? []).map(read);
    if (/^(?:get|has|set|toggle)Attribute$/.test(called) && (!first || first.includes('…')))
      refuse(node, 'the name of the attribute, or a constant');
    if (/^(?:querySelector(?:All)?|closest|matches)$/.test(called) && first) {
      scanSelector(first, add);
      if (first.includes('#…')) refuse(node, 'getElementById(id)');
    }
    if (/^Object\.(?:assign|define)/.test(node.expression.getText()) && isWindow(node.arguments?.[0]))
      refuse(node, 'window.name = value');
    if (first?.startsWith('data-')) {
      if (called !== 'removeAttribute') {
        add('attributes', /^(?:set|toggle)Attribute$/.test(called) ? 'written' : 'read', first);
      }
    } else if (called === 'setAttribute' && first === 'id') add('ids', 'written', second);
    else if (called === 'setAttribute' && first && REFERENCE.test(first)) addAll(add, second);
    else if (called === 'getElementById') add('ids', 'read', first);
    else if (/^(?:Custom)?Event$/.test(called)) add('events', 'written', first);
    else if (called === 'addEventListener' && first?.includes(':')) add('events', 'read', first);
  };

  /** Returns the names that code takes from an object; undefined for one that the text does not show. */
  const readKeys = (node: ts.Expression): (string | undefined)[] | undefined => {
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent) && parent.expression === node) return [parent.name.text];
    if (ts.isElementAccessExpression(parent) && parent.expression === node)
      return [read(parent.argumentExpression)];
    if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InKeyword)
      return [read(parent.left)];
    if (!ts.isVariableDeclaration(parent) || !ts.isObjectBindingPattern(parent.name)) return undefined;
    return parent.name.elements.map(({ name, propertyName = name, dotDotDotToken }) =>
      ts.isIdentifier(propertyName) && !dotDotDotToken ? propertyName.text : undefined,
    );
  };

  const scanDataset = (node: ts.Expression) => {
    const keys = readKeys(node) ?? [undefined];
    const role = isAssigned(node.parent) ? 'written' : 'read';
    for (const key of keys) {
      if (key === undefined || key.includes('…')) refuse(node.parent, 'element.dataset.name');
      else if (!ts.isDeleteExpression(node.parent.parent)) add('attributes', role, toAttribute(key));
    }
  };

  const scanWindow = (node: ts.Expression) => {
    const keys = readKeys(node);
    const isAlias = ts.isVariableDeclaration(node.parent) && ts.isIdentifier(node.parent.name);
    if (isAlias || !/^\(?\w+(?: as unknown)?(?: as \{[^]*)?\)?$/.test(node.getText()))
      refuse(node, 'window.name, or (window as { name?: Type }).name');
    const role = isAssigned(node.parent) ? 'written' : 'read';
    for (const key of keys ?? []) {
      if (key === undefined || key.includes('…')) refuse(node.parent, 'window.name');
      else add('globals', role, key);
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node)) scanJsx(node);
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) scanCall(node);
    if (ts.isRegularExpressionLiteral(node)) scanText(node.text, true, add);
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = read(node) ?? '';
      if (CUT_NAME.test(text)) refuse(node, 'the name of the attribute, or a constant');
      scanText(text, ts.isStringLiteral(node) && ts.isVariableDeclaration(node.parent), add);
    }
    // In `{ 'data-x': value }`, `attributes['data-x']` and lists of names.
    if (ts.isStringLiteral(node) && /^data-[a-z]/.test(node.text)) {
      if (ts.isPropertyAssignment(node.parent) || ts.isComputedPropertyName(node.parent))
        add('attributes', 'written', node.text);
      if (ts.isElementAccessExpression(node.parent) || ts.isArrayLiteralExpression(node.parent)) {
        add('attributes', 'read', node.text);
      }
    }
    if (isDataset(node)) scanDataset(skipCasts(node));
    if (isGlobalObject(node)) scanWindow(skipCasts(node));
    if (isHiddenDataset(node)) refuse(node, 'element.dataset.name');
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'id' && isAssigned(node))
      add('ids', 'written', read((node.parent as ts.BinaryExpression).right));
    if (ts.isVariableStatement(node) && isGlobalBlock(node.parent))
      refuse(node, 'declare global { interface Window { name?: Type } }');
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

/**
 * Returns all places of the sources that write or read an attribute, an id, an event or an own global, and
 * those that hide which one.
 */
export function readWiring(texts: ReadonlyMap<string, string>): {
  readonly mentions: Mention[];
  readonly unreadable: Unreadable[];
} {
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
  const unreadable: Unreadable[] = [];
  const addTo =
    (file: string): Add =>
    (kind, role, name) => {
      if (name && !name.includes('…') && (kind !== 'globals' || declared.has(name)))
        mentions.push({ kind, role, name, file });
    };
  const shared = new Map(constants.flatMap((own) => [...own]));
  programs.forEach((program, at) => {
    const file = program.fileName;
    scanProgram(program, new Map([...shared, ...(constants[at] ?? [])]), addTo(file), (node, instead) =>
      unreadable.push({ file, text: node.getText(), instead }),
    );
  });
  for (const [file, text] of texts) {
    if (!file.endsWith('.css')) continue;
    const add = addTo(file);
    const rules = text.replace(/\/\*[^]*?\*\//g, '');
    scanText(rules, true, (kind, _, name) => add(kind, 'styled', name));
    for (const [, id] of rules.matchAll(/#([a-z_][\w-]*)(?=[^;{}]*\{)/gi)) add('ids', 'styled', id);
  }
  return { mentions, unreadable };
}
