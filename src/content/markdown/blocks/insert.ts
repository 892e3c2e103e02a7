import type { StateBlock } from 'markdown-it';
import { playgroundName } from '../../../model/demos/demo';
import { nameHint } from '../../../model/routes/editDistance';
import type { Block, Origin } from '../ParsedPage';
import { blockPosition, blockLine, isCodeIndent, isTopLevel, pageOf, type PageState } from '../PageState';
import { checkDemoOptions } from './DemoOptions';

const INSERT = /^\{\{\s*"/;

/** What a line in double braces becomes. The text of the page replaces a partial before the page is parsed. */
type Insert =
  | { readonly type: 'insert'; readonly meta: { readonly block: Block } }
  | { readonly type: 'include'; readonly meta: { readonly path: string } };

function parseObject(line: string): Readonly<Record<string, unknown>> | undefined {
  const match = /^\{(\{.*\})\}$/.exec(line.trim());
  if (match === null) return undefined;
  try {
    return JSON.parse(match[1] ?? '') as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function readInsert(state: StateBlock, row: number): Insert | undefined {
  const page = pageOf(state);
  const values = parseObject(blockLine(state, row));
  if (values === undefined) {
    const hint =
      'write {{"demo": "Name.js"}} alone on the line, with double quotes and without a trailing comma';
    page.report(
      blockPosition(state, row),
      'insert-syntax',
      'the line in double braces cannot be parsed',
      hint,
    );
    return undefined;
  }
  const [kind = ''] = Object.keys(values);
  for (const key of listRepeatedKeys(blockLine(state, row))) {
    const message = `"${key}" appears twice in the line`;
    page.report(
      page.partPosition(row, `"${key}"`),
      'demo-option-contradiction',
      message,
      'remove one of the two',
    );
  }
  if (kind === 'include') return readInclude(values, row, page);
  const read =
    (kind === 'demo' && readDemo) ||
    (kind === 'component' && readComponent) ||
    (kind === 'playground' && readPlayground);
  if (read) {
    const block = read(values, row, page);
    return block && { type: 'insert', meta: { block } };
  }
  const message = `a line in double braces must begin with "demo", "playground", "component" or "include", not "${kind}"`;
  const hint = nameHint(kind, ['demo', 'playground', 'component', 'include']);
  page.report(blockPosition(state, row), 'unknown-insert', message, hint);
  return undefined;
}

/**
 * Block rule for `{{"demo": …}}`, `{{"playground": …}}`, `{{"component": …}}` or `{{"include": …}}` alone on a line: adds a
 * token `insert` with the block, or a token `include` with the path of the partial.
 */
export function insertRule(state: StateBlock, row: number, _end: number, silent: boolean): boolean {
  if (isCodeIndent(state, row) || !INSERT.test(blockLine(state, row))) return false;
  if (silent) return true;
  const insert = isTopLevel(state, row, 'a demo, component or partial') ? readInsert(state, row) : undefined;
  state.line = row + 1;
  pageOf(state).accountForRows(row, row + 1);
  if (insert) {
    const token = state.push(insert.type, '', 0);
    token.map = [row, row + 1];
    token.meta = insert.meta;
    token.hidden = true;
  }
  return true;
}

/** Returns the path of a `{{"include": …}}` line; undefined if it is no text. */
function readInclude(
  values: Readonly<Record<string, unknown>>,
  row: number,
  page: PageState,
): Insert | undefined {
  const { include, ...others } = values;
  const [option] = Object.keys(others);
  if (option !== undefined) {
    const message = `a partial has no option "${option}"`;
    page.report(page.partPosition(row, `"${option}"`), 'include-file', message, 'remove it');
  }
  if (typeof include === 'string' && include !== '') return { type: 'include', meta: { path: include } };
  const message = `the name of the partial is not a text: ${JSON.stringify(include).slice(0, 60)}`;
  const hint = 'write the path of a file from the folder of the page, for example "_install.md"';
  page.report(page.rowPosition(row), 'include-file', message, hint);
  return undefined;
}

/** A file name, with the folder that leads to it from the folder of the page. */
const FILE_NAME = /^(?:\.\/)?((?:(?:\.\.|[\w$-]+)\/)*)([A-Za-z_$][\w$-]*)\.(?:js|jsx|ts|tsx)$/;

/**
 * Returns the name of a demo on its page: that of its file, or the whole path if another file with the same
 * name is already on the page.
 */
function nameOnPage(folder: string, name: string, page: PageState): string {
  const owner = page.demoFiles.get(name);
  if (owner === undefined || owner === folder) {
    page.demoFiles.set(name, folder);
    return name;
  }
  return `${folder.replaceAll('../', '').replaceAll('/', '-')}${name}`;
}

function originOf(row: number, page: PageState): Origin {
  const { line, file } = page.rowPosition(row);
  return file === undefined ? { line } : { line, file };
}

/** Returns the demo block of a `{{"demo": …}}` line; undefined if the name is not a file name. */
function readDemo(
  values: Readonly<Record<string, unknown>>,
  row: number,
  page: PageState,
): Block | undefined {
  const { demo, ...raw } = values;
  const { options, faults } = checkDemoOptions(raw);
  for (const { option, code, message, hint } of faults) {
    page.report(page.partPosition(row, `"${option}"`), code, message, hint);
  }
  const [, folder = '', file] = (typeof demo === 'string' && FILE_NAME.exec(demo)) || [];
  if (file === undefined) {
    const message = `the name of the demo is not a file name: ${JSON.stringify(demo).slice(0, 60)}`;
    const hint = 'write the path of a file from the folder of the page, for example "BasicButtons.js"';
    page.report(page.rowPosition(row), 'demo-name', message, hint);
    return undefined;
  }
  const name = nameOnPage(folder, file, page);
  const path = folder + file;
  return {
    kind: 'demo',
    name,
    ...(path === name ? {} : { path }),
    options,
    ...originOf(row, page),
  };
}

/** The name of a component, which may be in a namespace: `Tabs.List`. */
const COMPONENT_NAME = /^[A-Z][\w$]*(?:\.[A-Z][\w$]*)*$/;

/** Returns the block of a `{{"playground": …}}` line; undefined if the name is not that of a component. */
function readPlayground(
  values: Readonly<Record<string, unknown>>,
  row: number,
  page: PageState,
): Block | undefined {
  const { playground, ...others } = values;
  const [option] = Object.keys(others);
  if (option !== undefined) {
    const hint = 'write settings into the file of the playground';
    const message = `a playground has no option "${option}"`;
    page.report(page.partPosition(row, `"${option}"`), 'unknown-demo-option', message, hint);
  }
  if (typeof playground !== 'string' || !COMPONENT_NAME.test(playground)) {
    const message = `the name of the component is not valid: ${JSON.stringify(playground).slice(0, 60)}`;
    const hint = 'write the name of a component of the API reference, for example "Button"';
    page.report(page.rowPosition(row), 'playground-name', message, hint);
    return undefined;
  }
  const name = playgroundName(playground);
  const options = { defaultCodeOpen: true };
  return { kind: 'demo', name, playground, options, ...originOf(row, page) };
}

/** Returns the component block of a `{{"component": …}}` line; undefined if the name is not registered. */
function readComponent(
  values: Readonly<Record<string, unknown>>,
  row: number,
  page: PageState,
): Block | undefined {
  const { component, ...props } = values;
  const known = page.context.componentNames;
  if (typeof component !== 'string' || component === '' || (known && !known.includes(component))) {
    const name = typeof component === 'string' ? component : JSON.stringify(component);
    const hint = known?.length ? nameHint(name, known) : 'write the name of a registered component';
    const message = `unknown site component "${name.slice(0, 60)}"`;
    page.report(page.rowPosition(row), 'unknown-component', message, hint);
    return undefined;
  }
  return { kind: 'component', name: component, props, ...originOf(row, page) };
}

/**
 * Lists the keys that a flat JSON object has more than once; `JSON.parse` silently keeps the last of them.
 * @example listRepeatedKeys('{"demo": "A.js", "bg": true, "bg": "inline"}') // ['bg']
 */
export function listRepeatedKeys(json: string): string[] {
  const keys = [...json.matchAll(/"((?:[^"\\]|\\.)*)"\s*(:)?/g)]
    .filter(([, , colon]) => colon !== undefined)
    .map(([, key = '']) => key);
  const seen = new Set<string>();
  return [...new Set(keys.filter((key) => seen.size === seen.add(key).size))];
}
