import { closesFence, openFence, type OpenFence } from '../markdown/code/fence';

/** How the lines of a page change on their way into the site. */
export interface PageChanges {
  /** Returns the new path of a demo without extension, or undefined to leave its line out. */
  readonly demo: (path: string, line: number) => string | undefined;
  /** Returns what takes the place of the line with a component, or undefined to leave it out. */
  readonly component: (name: string, line: number, text: string) => string | undefined;
  /** Returns whether the line of a front matter key stays. */
  readonly key: (key: string, value: string, line: number) => boolean;
  /** Returns the new target of a link that begins with a slash. */
  readonly link: (href: string, line: number) => string;
  /** Called for each file of the site that the page shows. */
  readonly asset: (address: string, line: number) => void;
  /** Called for each line that only another dialect understands. */
  readonly foreign: (text: string, line: number) => void;
}

const DEMO = /^(\s*\{\{\s*"demo":\s*")([^"]+?)(\.[jt]sx?")/;
const COMPONENT = /^\s*\{\{\s*"component":\s*"([^"]+)"/;
const KEY = /^([A-Za-z]\w*):\s*(.*)$/;
/** The targets of links: in text, in reference definitions and in HTML. */
const LINK = /(\]\(|^\s*\[(?!\^)[^\]]+\]:\s+|\bhref=["'])(\/(?!\/)[^\s)"'>]*)/g;
const ASSET = /(?:\]\(|\bsrc=["'])(\/(?!\/)[^\s)"'>]+\.\w+)/g;
/** Statements of Markdown with modules, which this dialect shows as text. */
const MODULE = /^(?:import\s.*\bfrom\s*['"]|import\s+['"]|export\s+(?:default|const|function)\b)/;

/** Returns the number of lines of the front matter, with both of its marks; 0 without one. */
function countFrontMatter(lines: readonly string[]): number {
  if (!/^---\s*$/.test(lines[0] ?? '')) return 0;
  return lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line)) + 1;
}

function changeLine(text: string, line: number, changes: PageChanges): string | undefined {
  const [, before = '', path = '', after = ''] = DEMO.exec(text) ?? [];
  if (path !== '') {
    const found = changes.demo(path.replace(/^\.\//, ''), line);
    return found === undefined ? undefined : text.replace(DEMO, () => before + found + after);
  }
  const [, component] = COMPONENT.exec(text) ?? [];
  if (component !== undefined) return changes.component(component, line, text);
  if (MODULE.test(text)) changes.foreign(text, line);
  for (const [, address = ''] of text.matchAll(ASSET)) changes.asset(address, line);
  return text.replace(LINK, (_, start: string, href: string) => start + changes.link(href, line));
}

/**
 * Returns the text of a page with the changes that its new place needs. Fenced code stays as it is. After a
 * line that is left out, an empty line is left out, too, if there is one before it.
 */
export function changePage(source: string, changes: PageChanges): string {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const matter = countFrontMatter(lines);
  const kept: string[] = [];
  let fence: OpenFence | undefined;
  let isCut = false;
  lines.forEach((text, index) => {
    const line = index + 1;
    if (isCut && text.trim() === '' && (kept.at(-1) ?? '').trim() === '') return;
    isCut = false;
    if (index < matter) {
      const [, key, value = ''] = KEY.exec(text) ?? [];
      if (key === undefined || changes.key(key, value, line)) kept.push(text);
      return;
    }
    const isCode = fence !== undefined;
    if (fence) fence = closesFence(text, fence) ? undefined : fence;
    else fence = openFence(text.trim());
    const changed = isCode || fence ? text : changeLine(text, line, changes);
    if (changed === undefined) isCut = true;
    else kept.push(changed);
  });
  return kept.join('\n');
}

/** Returns the text of a page that says that it is in no navigation tree. */
export function withoutNav(text: string): string {
  return text.startsWith('---\n')
    ? text.replace('---\n', '---\nnav: false\n')
    : `---\nnav: false\n---\n\n${text}`;
}
