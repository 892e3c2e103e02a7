import { hasInvisible, printLiteral, printText } from '../demos/printLiteral';
import { escapeHtml } from '../page/escapeHtml';
import { listSet } from './choices';
import type { Choices, ChoiceValue, Control } from './controls';

/** How an element is written with children, or without any. The parts are code, or HTML of colored code. */
export interface ElementEnds {
  /** End of the opening tag. */
  readonly open: string;
  readonly close: string;
  /** End of a tag without children. */
  readonly alone: string;
}

/**
 * The source of a playground, cut where the choices are written. The parts are code, or the HTML of colored
 * code.
 */
export interface CodeTemplate {
  /** The import statements, without the end of the last line. */
  readonly imports: string;
  /** Up to the name of the element, and any props of it that are always there. */
  readonly before: string;
  /** Set if each prop has a line of its own: the space before it. */
  readonly lineIndent?: string;
  /** Ends of the element, if its children are a choice. */
  readonly ends?: ElementEnds;
  /** Everything behind the element's props, or behind the element if its children are a choice. */
  readonly after: string;
}

/** The import statement of an icon, and the name that it binds. */
export interface IconImport {
  readonly local: string;
  readonly specifier: string;
}

/** Icons by the name that readers choose. */
export type IconImports = Readonly<Record<string, IconImport>>;

/** A piece of printed code with the class of its color. */
interface Token {
  readonly text: string;
  readonly color?: 'attr' | 'keyword' | 'literal' | 'number' | 'string' | 'title';
}

/** Longer tags get one line for each prop, in characters. */
const MAX_LINE = 80;

const plain = (text: string): Token => ({ text });

/** Characters that mean something else in JSX: quotes, entities, braces and swallowed space. */
const NOT_IN_ATTRIBUTE = /["\\&]/;
const NOT_IN_TEXT = /[{}<>&]|^\s|\s$/;

function valueTokens({ kind, objects }: Control, value: ChoiceValue, icons: IconImports): Token[] {
  if (kind === 'object') return [plain(`{${printLiteral(objects?.[String(value)], Infinity)}}`)];
  if (kind === 'icon')
    return [plain('{<'), { text: icons[String(value)]?.local ?? '', color: 'title' }, plain(' />}')];
  if (typeof value === 'string')
    return NOT_IN_ATTRIBUTE.test(value) || hasInvisible(value)
      ? [plain('{'), { text: printText(value), color: 'string' }, plain('}')]
      : [{ text: `"${value}"`, color: 'string' }];
  return [
    plain('{'),
    { text: String(value), color: typeof value === 'number' ? 'number' : 'literal' },
    plain('}'),
  ];
}

function attributeTokens(control: Control, value: ChoiceValue, icons: IconImports): Token[] {
  const name: Token = { text: control.name, color: 'attr' };
  return value === true ? [name] : [name, plain('='), ...valueTokens(control, value, icons)];
}

function childrenTokens(text: string): Token[] {
  return NOT_IN_TEXT.test(text) || hasInvisible(text)
    ? [plain('{'), { text: printText(text), color: 'string' }, plain('}')]
    : [plain(text)];
}

const lengthOf = (tokens: readonly Token[]) => tokens.reduce((sum, { text }) => sum + text.length, 0);

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

/** What choices add to a template: imports of icons, props, and children. */
interface Additions {
  readonly imports: readonly Token[];
  readonly attributes: readonly Token[];
  readonly children: readonly Token[];
}

function listAdditions(
  { before, lineIndent, ends, after }: CodeTemplate,
  controls: readonly Control[],
  choices: Choices,
  icons: IconImports,
): Additions {
  const set = listSet(choices, controls).filter(({ name }) => !ends || name !== 'children');
  const written = set.map((control) => attributeTokens(control, choices[control.name] ?? '', icons));
  const text = ends ? String(choices['children'] ?? '') : '';
  const inside = text ? childrenTokens(text) : [];
  const used = set.filter(({ kind }) => kind === 'icon').map(({ name }) => icons[String(choices[name])]);
  const imports = [...new Set(used)].flatMap((icon) => (icon ? importTokens(icon) : []));
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (lineIndent !== undefined) {
    const attributes = written.flatMap((tokens) => [plain(`\n${lineIndent}`), ...tokens]);
    return { imports, attributes, children: inside };
  }
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  const tagEnd = ends ? (text ? ends.open : ends.alone) : after;
  const rest = (ends ? tagEnd + (text ? ends.close : '') + after : after).split('\n', 1)[0] ?? '';
  const inline = written.flatMap((tokens) => [plain(' '), ...tokens]);
  if (written.length === 0 || line.length + lengthOf(inline) + lengthOf(inside) + rest.length <= MAX_LINE)
    return { imports, attributes: inline, children: inside };
  // The slash of `/>` brings its own space.
  const end = plain(`\n${tagEnd.startsWith(' ') ? indent.slice(1) : indent}`);
  return {
    imports,
    attributes: [...written.flatMap((tokens) => [plain(`\n${indent}  `), ...tokens]), end],
    children: text ? [plain(`\n${indent}  `), ...inside, plain(`\n${indent}`)] : [],
  };
}

function join(
  { imports, before, ends, after }: CodeTemplate,
  added: Additions,
  print: (token: Token) => string,
): string {
  const all = (tokens: readonly Token[]) => tokens.map(print).join('');
  const children = all(added.children);
  const element = !ends ? '' : children ? ends.open + children + ends.close : ends.alone;
  return imports + all(added.imports) + before + all(added.attributes) + element + after;
}

/** Returns the source that choices mean. */
export function printCode(
  template: CodeTemplate,
  controls: readonly Control[],
  choices: Choices,
  icons: IconImports,
): string {
  return join(template, listAdditions(template, controls, choices, icons), ({ text }) => text);
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
  return join(colored, listAdditions(template, controls, choices, icons), ({ text, color }) => {
    const html = escapeHtml(text).replaceAll('&quot;', '"').replaceAll('&#39;', "'");
    return color ? `<span class="hljs-${color}">${html}</span>` : html;
  });
}
