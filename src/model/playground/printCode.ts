import { hasInvisible, printLiteral, printText } from '../demos/printLiteral';
import { escapeHtml } from '../page/escapeHtml';
import { listSet } from './chosenProps';
import type { Choices, ChoiceValue, Control } from './controls';

/** Code around an element, or the HTML of colored code. */
interface Frame {
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
   * What is around the element that takes the choices: if it fits on the line that it begins on, and if not. One
   * frame is for both.
   */
  readonly frames: readonly Frame[];
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

/** A piece of printed code with the class of its color, or its HTML. */
interface Token {
  readonly text: string;
  readonly color?: 'attr' | 'keyword' | 'literal' | 'name' | 'number' | 'string' | 'title';
  readonly html?: string;
}

/** Longer lines are broken, in characters. */
const MAX_LINE = 80;

const plain = (text: string): Token => ({ text });

/** Characters that mean something else in JSX: quotes, entities, braces and swallowed space. */
const NOT_IN_ATTRIBUTE = /["\\&]/;
const NOT_IN_TEXT = /[{}<>&]|^\s|\s$|\s\s/;

/** Returns a text as an expression: on lines of its own if it is too long after a start of a line. */
function expressionText(text: string, start: string, indent: string | undefined): string {
  const literal = printText(text);
  const isLong = indent !== undefined && start.length + literal.length + 2 > MAX_LINE;
  return isLong ? `{\n${indent}  ${literal}\n${indent}}` : `{${literal}}`;
}

/** Returns the code of a prop; with the indent of a line of its own, it may be on several lines. */
function attributeTokens(
  { name, kind, objects }: Control,
  value: ChoiceValue,
  icons: IconImports,
  indent?: string,
): Token[] {
  const attribute: Token = { text: name, color: 'attr' };
  if (value === true) return [attribute];
  const start = `${indent ?? ''}${name}=`;
  const after = (...tokens: readonly Token[]) => [attribute, plain('='), ...tokens];
  if (kind === 'object') {
    const width = indent === undefined ? Infinity : MAX_LINE - start.length - 2;
    return after(plain(`{${printLiteral(objects?.[String(value)], width, indent)}}`));
  }
  if (kind === 'icon')
    return after(plain('{<'), { text: icons[String(value)]?.local ?? '', color: 'title' }, plain(' />}'));
  if (typeof value === 'string')
    return NOT_IN_ATTRIBUTE.test(value) || hasInvisible(value)
      ? after({ text: expressionText(value, start, indent), color: 'string' })
      : after({ text: `"${value}"`, color: 'string' });
  const color = typeof value === 'number' ? 'number' : 'literal';
  return after(plain('{'), { text: String(value), color }, plain('}'));
}

/** Returns the words of a text between tags: its lines may break between them. */
function childrenTokens(text: string, indent?: string): Token[] {
  return NOT_IN_TEXT.test(text) || hasInvisible(text)
    ? [{ text: expressionText(text, indent ?? '', indent), color: 'string' }]
    : text.split(' ').filter(Boolean).map(plain);
}

const lengthOf = (tokens: readonly Token[]) => tokens.reduce((sum, { text }) => sum + text.length, 0);
const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';
const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1);

function importTokens({ local, specifier }: IconImport): Token[] {
  return [
    plain('\n'),
    { text: 'import', color: 'keyword' },
    plain(' '),
    { text: local, color: 'title' },
    plain(' '),
    { text: 'from', color: 'keyword' },
    plain(' '),
    { text: `'${specifier}'`, color: 'string' },
    plain(';'),
  ];
}

/** Returns words on as many lines as they need. */
function fillLines(words: readonly Token[], indent: string): Token[] {
  let length = Infinity;
  return words.flatMap((word) => {
    const isNext = length + 1 + word.text.length <= MAX_LINE;
    length = isNext ? length + 1 + word.text.length : indent.length + word.text.length;
    return [plain(isNext ? ' ' : `\n${indent}`), word];
  });
}

/** An element of printed code, in parts. */
interface PrintedElement {
  readonly tag: Token;
  /** Each prop, and the words of the children; with an indent, they may be on several lines. */
  readonly attributes: readonly ((indent?: string) => readonly Token[])[];
  readonly words: (indent?: string) => readonly Token[];
  /** The source has the children, with all of their lines, because they are more than a text. */
  readonly isFixed: boolean;
}

function flatTag({ tag, attributes }: PrintedElement): Token[] {
  return [plain('<'), tag, ...attributes.flatMap((attribute) => [plain(' '), ...attribute()])];
}

/** Returns the tag at the end, which has no types. */
function endTag({ tag }: PrintedElement): Token[] {
  return [plain('</'), { ...tag, text: tag.text.replace(/<.*/, '') }, plain('>')];
}

/** Returns an element on one line. */
function flatElement(element: PrintedElement): Token[] {
  const words = element.words();
  if (words.length === 0) return [...flatTag(element), plain(' />')];
  const inside = words.flatMap((word, index) => (index > 0 ? [plain(' '), word] : [word]));
  return [...flatTag(element), plain('>'), ...inside, ...endTag(element)];
}

const isTall = (tokens: readonly Token[]) => tokens.some(({ text }) => text.includes('\n'));

/** Returns an element on several lines, the first of which begins with the indent. */
function tallElement(element: PrintedElement, indent: string): Token[] {
  const { tag, attributes, words, isFixed } = element;
  const deeper = `${indent}  `;
  const children = words(isFixed ? undefined : deeper);
  const end = children.length > 0 ? '>' : ' />';
  const flat = flatTag(element);
  const [only, ...others] = attributes;
  // A formatter leaves a text on the line of its tag if there is no other prop.
  const isOneText = others.length === 0 && only?.().at(-1)?.text.startsWith('"');
  const fits = isOneText || indent.length + lengthOf(flat) + end.length <= MAX_LINE;
  const lines = attributes.flatMap((attribute) => [plain(`\n${deeper}`), ...attribute(deeper)]);
  const start =
    fits && !isTall(flat)
      ? [...flat, plain(end)]
      : [plain('<'), tag, ...lines, plain(`\n${indent}${end.trimStart()}`)];
  if (children.length === 0) return start;
  const inside = isFixed ? children : [...fillLines(children, deeper), plain(`\n${indent}`)];
  return [...start, ...inside, ...endTag(element)];
}

/** Returns the code that choices mean, and the HTML of its parts if there are colored ones. */
function listTokens(
  template: CodeTemplate,
  colored: CodeTemplate,
  controls: readonly Control[],
  choices: Choices,
  icons: IconImports,
): Token[] {
  const { imports, frames, tag, attributes, children } = template;
  const isChosen = children === undefined;
  const text = isChosen ? String(choices['children'] ?? '') : children.trim().replace(/\s+/g, ' ');
  const isFixed = !isChosen && NOT_IN_TEXT.test(text);
  const set = listSet(choices, controls).filter(({ name }) => !isChosen || name !== 'children');
  const used = set.filter(({ kind }) => kind === 'icon').map(({ name }) => icons[String(choices[name])]);
  const element: PrintedElement = {
    tag: { text: tag, color: 'name' },
    attributes: [
      ...attributes.map((text, index) => () => [{ text, html: colored.attributes[index] ?? '' }]),
      ...set.map(
        (control) => (indent?: string) =>
          attributeTokens(control, choices[control.name] ?? '', icons, indent),
      ),
    ],
    words: isFixed
      ? () => [{ text: children, html: colored.children ?? '' }]
      : (indent) => childrenTokens(text, indent),
    isFixed,
  };
  const flat = flatElement(element);
  const length = lengthOf(flat);
  const room = ({ before, after }: Frame) => MAX_LINE - lastLine(before).length - firstLine(after).length;
  // A formatter gives children lines of their own if there are several props.
  const isBroken = isTall(flat) || (element.attributes.length > 1 && element.words().length > 0);
  const fitting = isBroken ? -1 : frames.findIndex((frame) => length <= room(frame));
  const place = fitting < 0 ? frames.length - 1 : fitting;
  const { before = '', after = '' } = frames[place] ?? {};
  const around = colored.frames[place];
  return [
    { text: imports, html: colored.imports },
    ...[...new Set(used)].flatMap((icon) => (icon ? importTokens(icon) : [])),
    { text: before, html: around?.before ?? '' },
    ...(fitting < 0 ? tallElement(element, lastLine(before)) : flat),
    { text: after, html: around?.after ?? '' },
  ];
}

/** Returns the source that choices mean. */
export function printCode(
  template: CodeTemplate,
  controls: readonly Control[],
  choices: Choices,
  icons: IconImports,
): string {
  return listTokens(template, template, controls, choices, icons)
    .map(({ text }) => text)
    .join('');
}

/**
 * Returns the HTML of the source that choices mean, with the same colors as other code.
 * @param colored the parts of the template as HTML
 */
export function printCodeHtml(
  template: CodeTemplate,
  colored: CodeTemplate,
  controls: readonly Control[],
  choices: Choices,
  icons: IconImports,
): string {
  return listTokens(template, colored, controls, choices, icons)
    .map(({ text, color, html: ready }) => {
      if (ready !== undefined) return ready;
      const html = escapeHtml(text).replaceAll('&quot;', '"').replaceAll('&#39;', "'");
      return color ? `<span class="hljs-${color}">${html}</span>` : html;
    })
    .join('');
}
