import type { Token } from 'markdown-it';
import { codeBlock } from '../code/codeBlock';
import { installCommands } from '../code/packageManagers';
import { parseFenceInfo, type FenceInfo } from '../code/fence';
import type { PageState } from '../PageState';
import type { CodeTab } from '../ParsedPage';
import type { CodeTabSource } from './codeTabs';

const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

function replace(token: Token, html: string): void {
  if (token.type !== 'code_tabs') token.meta = { code: token.content };
  token.type = 'html_block';
  token.content = html;
}

/** Parses the info string of the fence at `row`, reports its faults and records its code. */
function readFence(info: string, code: string, row: number, page: PageState): FenceInfo {
  const fence = parseFenceInfo(info);
  page.accountFor(info);
  const position = page.rowPosition(row);
  for (const fault of fence.faults) page.report(position, fault.code, fault.message, fault.hint);
  // Without its file, which is reported, nothing else can be said of the fence.
  const isMissing = fence.file !== undefined && code.trim() === '';
  const lineCount = isMissing ? Infinity : code.split('\n').length;
  for (const [lines, what, where] of [
    [fence.highlighted, 'highlighted', 'in braces'],
    [fence.focused, 'in focus', 'of focus="…"'],
  ] as const) {
    const beyond = [...lines].find((line) => line > lineCount);
    if (beyond === undefined) continue;
    const message = `line ${beyond} is ${what}, but the last line of the code is ${lineCount}`;
    page.report(position, 'fence-info', message, `correct the numbers ${where}`);
  }
  const { language, complete, title } = fence;
  if (isMissing) return fence;
  const { line, file } = position;
  const start = page.positionAt(row + 1, 0);
  page.snippets.push({
    language,
    complete,
    ...(title ? { title } : {}),
    code,
    line,
    ...(file === undefined ? {} : { file }),
    ...(start.file === undefined || start.file === file
      ? {}
      : { shown: { file: start.file, line: start.line - 1 } }),
  });
  return fence;
}

function renderTab(tab: CodeTabSource, names: Set<string>, page: PageState): CodeTab {
  const marks = readFence(tab.info, tab.code, tab.row, page);
  const { words, language, title } = marks;
  const fault =
    words === '' ? 'has no name' : names.has(words) ? `has the name of another tab: "${words}"` : undefined;
  if (fault) {
    const hint = 'write a unique name after the language';
    page.report(page.rowPosition(tab.row), 'code-tabs-name', `the tab ${fault}`, hint);
  }
  const name = words === '' ? language : words;
  names.add(name);
  const html = codeBlock({ code: tab.code, language, title, name, marks }, page.labels);
  return { name, language, html };
}

function renderGroup(token: Token, page: PageState): void {
  const { storageKey, tabs: sources } = token.meta as { storageKey: string; tabs: CodeTabSource[] };
  const names = new Set<string>();
  const tabs = sources.map((source) => renderTab(source, names, page));
  if (token.level > 0) replace(token, tabs.map(({ html }) => html).join('\n'));
  else
    token.meta = {
      block: { kind: 'codeTabs', storageKey, tabs },
      code: sources.map(({ code }) => code).join('\n'),
    };
}

/** Whether the fence ends with closing marks and not at the end of its container or of the file. */
function isClosed(token: Token): boolean {
  const [from, to] = token.map ?? [0, 0];
  const codeRows = token.content.split('\n').length - 1;
  return to - from === codeRows + 2;
}

function renderFence(token: Token, page: PageState): void {
  const row = token.map?.[0] ?? 0;
  if (!isClosed(token)) {
    const hint = `write ${token.markup} on the line after the code`;
    page.report(
      page.partPosition(row, token.markup),
      'unclosed-fence',
      'the fence that opens here is not closed',
      hint,
    );
  }
  const code = token.content.replace(/\n$/, '');
  const fence = readFence(token.info, code, row, page);
  const { language, words, title } = fence;
  if (words !== '') {
    const message = `unknown words after the code language: ${words.slice(0, 60)}`;
    const hint =
      'known: complete, lineNumbers, title="…", focus="2-4", file="…", region="…", {1,3-5}; names of tabs belong inside <codeblock>';
    page.report(page.rowPosition(row), 'fence-info', message, hint);
  }
  const commands = installCommands(fence, code, token.level);
  if (commands === undefined) {
    replace(token, `${codeBlock({ code, language, title, marks: fence }, page.labels)}\n`);
    return;
  }
  const tabs: CodeTab[] = PACKAGE_MANAGERS.map((name) => {
    const html = codeBlock({ code: commands[name], language: 'bash', name }, page.labels);
    return { name, language: 'bash', html };
  });
  token.type = 'code_tabs';
  token.meta = { block: { kind: 'codeTabs', storageKey: 'package-manager', tabs }, code };
}

/**
 * Turns fenced and indented code into code blocks and groups into code tabs. A `bash` fence with a single
 * `npm install`, `npm create` or `npx` line becomes tabs for the package managers, except inside lists,
 * quotes and callouts.
 */
export function renderFences(tokens: readonly Token[], page: PageState): void {
  for (const token of tokens) {
    if (token.type === 'fence') renderFence(token, page);
    else if (token.type === 'code_tabs') renderGroup(token, page);
    else if (token.type === 'code_block') {
      const code = token.content.replace(/\n$/, '');
      replace(token, `${codeBlock({ code, language: 'text' }, page.labels)}\n`);
    }
  }
}
