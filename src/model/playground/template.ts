import type { CodeTemplate } from './printCode';

/** Stands in a template for the chosen props. */
const PROPS = 'chosenProps';
/** Stands in a template for the chosen children. */
const CHILDREN = 'CHOSEN_CHILDREN';
/** Where the source of a playground takes its props. */
const SPREAD = ' {...props}';

const IMPORT_END = /^.*from '[^']+';$/gm;

/**
 * Marks the places of the choices in the source of a playground; undefined if it does not spread `props` on
 * exactly one element.
 * @param withChildren whether the children are a choice, if the source has none
 */
export function markChoices(source: string, withChildren: boolean): string | undefined {
  const [before = '', after, ...others] = source.split(SPREAD);
  if (after === undefined || others.length > 0) return undefined;
  const tag = /<([\w.]+)(?![\s\S]*<[\w.])/.exec(before)?.[1];
  if (!withChildren || !tag || !after.startsWith(' />')) return `${before} ${PROPS}${after}`;
  return `${before} ${PROPS}>${CHILDREN}</${tag}>${after.slice(3)}`;
}

/** Returns whether the children of the element that takes the props are a choice. */
export function hasChosenChildren(source: string): boolean {
  return source.includes(`${SPREAD} />`);
}

/** Returns the names of the props that a source sets on the element that takes the chosen ones. */
export function listWritten(source: string): string[] {
  const [before = ''] = source.split(SPREAD);
  const tag = before.slice(before.search(/<[\w.]+(?![\s\S]*<[\w.])/));
  return [...tag.matchAll(/\s([\w-]+)=(?![>=])/g)].map(([, name = '']) => name);
}

function countImportLines(marked: string): number {
  const last = [...marked.matchAll(IMPORT_END)].at(-1);
  return last ? marked.slice(0, last.index + last[0].length).split('\n').length : 0;
}

/** How a tag ends in code, or in the HTML of colored code. */
interface TagEnds {
  readonly open: string;
  readonly close: (tag: string) => string;
  readonly alone: string;
}

const CODE_ENDS: TagEnds = { open: '>', close: (tag) => `</${tag}>`, alone: ' />' };
const HTML_ENDS: TagEnds = {
  open: '&gt;</span>',
  close: (tag) => `<span class="hljs-tag">&lt;/<span class="hljs-name">${tag}</span>&gt;</span>`,
  alone: ' /&gt;</span>',
};

function cut(text: string, marked: string, props: string, { open, close, alone }: TagEnds): CodeTemplate {
  const lines = countImportLines(marked);
  const imports = text.split('\n').slice(0, lines).join('\n');
  const rest = text.slice(imports.length);
  const place = rest.indexOf(props);
  const ahead = rest.slice(0, place);
  const behind = rest.slice(place + props.length);
  const before = ahead.trimEnd();
  const tag = new RegExp(`${CHILDREN}</([\\w.]+)>`).exec(marked)?.[1] ?? '';
  const element = `${open}${CHILDREN}${close(tag)}`;
  const space = ahead.slice(before.length);
  const lineIndent = space.startsWith('\n') ? { lineIndent: space.slice(1) } : {};
  if (!behind.startsWith(element)) return { imports, before, ...lineIndent, after: behind };
  const ends = { open, close: close(tag), alone };
  return { imports, before, ...lineIndent, ends, after: behind.slice(element.length) };
}

/** Cuts a source with marks, see `markChoices` and `onOneLine`. */
export function cutTemplate(marked: string): CodeTemplate {
  return cut(marked, marked, PROPS, CODE_ENDS);
}

/** Returns the marked source with its chosen children right behind the tag, where a formatter may have moved them. */
export function onOneLine(marked: string): string {
  return marked.replace(new RegExp(`\\s*${CHILDREN}\\s*`), CHILDREN);
}

/**
 * Cuts the colored HTML of a source with marks.
 * @param marked the source itself, after `onOneLine`
 */
export function cutTemplateHtml(html: string, marked: string): CodeTemplate {
  return cut(html, marked, `<span class="hljs-attr">${PROPS}</span>`, HTML_ENDS);
}
