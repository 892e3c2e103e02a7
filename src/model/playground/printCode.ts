import { hasInvisible, printLiteral, printText } from '../demos/printLiteral';
import { escapeHtml } from '../page/escapeHtml';
import { listSet } from './chosenProps';
import type { Choices, ChoiceValue, Control } from './controls';

/** Code around an element, or the HTML of colored code. */
interface Wrapper {
  readonly before: string;
  readonly after: string;
}

/**
 * The source of a playground, cut where the choices are written. The parts are code, or the HTML of colored
 * code.
 */
export interface CodeTemplate {
  /** The import statements, without the end of the last line. */
  readonly imports: string;
  /**
   * What is around the element that takes the choices: if it is on the line that it begins on, and if it has
   * several lines. One wrapper is for both.
   */
  readonly wrappers: readonly Wrapper[];
  /** Name of the element, as code. */
  readonly tag: string;
  /** Props of it that are always there. */
  readonly attributes: readonly string[];
  /** Children of it that are always there; absent if they are a choice. */
  readonly children?: string;
}

/** The import statement of an icon, and the name that it binds. */
export interface IconImport {
  readonly local: string;
  readonly specifier: string;
}

/** Icons by the name that readers choose. */
export type IconImports = Readonly<Record<string, IconImport>>;

/** A piece of printed code, and its HTML. */
interface Piece {
  readonly text: string;
  readonly html: string;
}

/** Longer lines are broken between props, in characters. */
const MAX_LINE = 80;
/** More props than this have a line each. */
const MAX_PROPS_IN_LINE = 2;

/** Characters that mean something else in JSX: quotes, entities, braces and swallowed space. */
const NOT_IN_ATTRIBUTE = /["\\&]/;
const NOT_IN_TEXT = /[{}<>&]|^\s|\s$|\s\s/;

function plain(text: string): Piece {
  return { text, html: escapeHtml(text).replaceAll('&quot;', '"').replaceAll('&#39;', "'") };
}

/** @param kind of a token, as the highlighter names it */
function colored(
  kind: 'attr' | 'keyword' | 'literal' | 'name' | 'number' | 'string' | 'title',
  text: string,
): Piece {
  return { text, html: `<span class="hljs-${kind}">${plain(text).html}</span>` };
}

function listValue({ kind, objects }: Control, value: ChoiceValue, icons: IconImports): Piece[] {
  if (kind === 'object') return [plain(`{${printLiteral(objects?.[String(value)], Infinity)}}`)];
  if (kind === 'icon')
    return [plain('{<'), colored('title', icons[String(value)]?.local ?? ''), plain(' />}')];
  if (typeof value !== 'string')
    return [plain('{'), colored(typeof value === 'number' ? 'number' : 'literal', String(value)), plain('}')];
  const needsLiteral = NOT_IN_ATTRIBUTE.test(value) || hasInvisible(value);
  return [colored('string', needsLiteral ? `{${printText(value)}}` : `"${value}"`)];
}

function listAttribute(control: Control, value: ChoiceValue, icons: IconImports): Piece[] {
  const name = colored('attr', control.name);
  return value === true ? [name] : [name, plain('='), ...listValue(control, value, icons)];
}

/** Returns a text between tags. */
function childText(text: string): Piece {
  return NOT_IN_TEXT.test(text) || hasInvisible(text)
    ? colored('string', `{${printText(text)}}`)
    : plain(text);
}

function listImport({ local, specifier }: IconImport): Piece[] {
  return [
    plain('\n'),
    colored('keyword', 'import'),
    plain(' '),
    colored('title', local),
    plain(' '),
    colored('keyword', 'from'),
    plain(' '),
    colored('string', `'${specifier}'`),
    plain(';'),
  ];
}

const lengthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0);
const isTall = (pieces: readonly Piece[]) => pieces.some(({ text }) => text.includes('\n'));
const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1);

/** Returns how many characters of a line are left between the parts of a wrapper. */
function roomIn({ before, after }: Wrapper = { before: '', after: '' }): number {
  return MAX_LINE - lastLine(before).length - (after.split('\n', 1)[0] ?? '').length;
}

interface PrintedElement {
  readonly tag: string;
  readonly props: readonly (readonly Piece[])[];
  readonly inside: Piece | undefined;
  /** The children are those of the source, with all of their lines, because they are more than a text. */
  readonly isFixed: boolean;
}

function listStart({ tag, props }: PrintedElement, separator: string): Piece[] {
  return [plain('<'), colored('name', tag), ...props.flatMap((prop) => [plain(separator), ...prop])];
}

/** Returns the children and the tag at the end, which has no types. */
function listEnd({ tag, inside, isFixed }: PrintedElement, indent?: string): Piece[] {
  if (!inside) return [plain('/>')];
  const children =
    indent === undefined || isFixed ? [inside] : [plain(`\n${indent}  `), inside, plain(`\n${indent}`)];
  return [plain('>'), ...children, plain('</'), colored('name', tag.replace(/<.*/, '')), plain('>')];
}

function flatElement(element: PrintedElement): Piece[] {
  return [...listStart(element, ' '), ...(element.inside ? [] : [plain(' ')]), ...listEnd(element)];
}

/** Returns an element on several lines, the first of which begins with the indent. */
function tallElement(element: PrintedElement, indent: string): Piece[] {
  const start = listStart(element, ' ');
  const isLong =
    element.props.length > MAX_PROPS_IN_LINE ||
    isTall(start) ||
    indent.length + lengthOf(start) + ' />'.length > MAX_LINE;
  const opening = isLong
    ? [...listStart(element, `\n${indent}  `), plain(`\n${indent}`)]
    : [...start, ...(element.inside ? [] : [plain(' ')])];
  return [...opening, ...listEnd(element, indent)];
}

/** @param html the parts of the template as HTML */
function listPieces(
  template: CodeTemplate,
  html: CodeTemplate,
  controls: readonly Control[],
  choices: Choices,
  icons: IconImports,
): Piece[] {
  const { imports, wrappers, tag, attributes, children } = template;
  const isChosen = children === undefined;
  const text = isChosen ? String(choices['children'] ?? '') : children.trim().replace(/\s+/g, ' ');
  const isFixed = !isChosen && NOT_IN_TEXT.test(text);
  const set = listSet(choices, controls).filter(({ name }) => !isChosen || name !== 'children');
  const used = set.filter(({ kind }) => kind === 'icon').map(({ name }) => icons[String(choices[name])]);
  const element: PrintedElement = {
    tag,
    props: [
      ...attributes.map((code, index) => [{ text: code, html: html.attributes[index] ?? '' }]),
      ...set.map((control) => listAttribute(control, choices[control.name] ?? '', icons)),
    ],
    inside: isFixed ? { text: children, html: html.children ?? '' } : text ? childText(text) : undefined,
    isFixed,
  };
  const flat = flatElement(element);
  const isFlat =
    element.props.length <= MAX_PROPS_IN_LINE && !isTall(flat) && lengthOf(flat) <= roomIn(wrappers[0]);
  const index = isFlat ? 0 : wrappers.length - 1;
  const { before = '', after = '' } = wrappers[index] ?? {};
  const indent = /^\s*/.exec(lastLine(before))?.[0] ?? '';
  return [
    { text: imports, html: html.imports },
    ...[...new Set(used)].flatMap((icon) => (icon ? listImport(icon) : [])),
    { text: before, html: html.wrappers[index]?.before ?? '' },
    ...(isFlat ? flat : tallElement(element, indent)),
    { text: after, html: html.wrappers[index]?.after ?? '' },
  ];
}

/**
 * Returns the source that choices mean: on one line, or with a line for each prop if there are more than two or
 * if the line would be too long.
 */
export function printCode(
  template: CodeTemplate,
  controls: readonly Control[],
  choices: Choices,
  icons: IconImports,
): string {
  return listPieces(template, template, controls, choices, icons)
    .map(({ text }) => text)
    .join('');
}

/**
 * Returns the HTML of the source that choices mean, with the same colors as other code.
 * @param html the parts of the template as HTML
 */
export function printCodeHtml(
  template: CodeTemplate,
  html: CodeTemplate,
  controls: readonly Control[],
  choices: Choices,
  icons: IconImports,
): string {
  return listPieces(template, html, controls, choices, icons)
    .map((piece) => piece.html)
    .join('');
}
