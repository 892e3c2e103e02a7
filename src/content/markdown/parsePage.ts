import type { Token } from 'markdown-it';
import { apiSection, checkKeys, parseFrontMatter } from './frontMatter';
import { renderAlerts, renderCallouts } from './blocks/callouts';
import { renderFootnotes } from './blocks/footnotes';
import { renderTaskLists } from './blocks/taskLists';
import { renderFences } from './blocks/fences';
import { reportDeepNesting, reportStrayInserts, buildBlocks, listParagraphs } from './pageBlocks';
import { positionCells, renderTables, reportExtraCells } from './blocks/tables';
import { renderHeadings } from './headings';
import { renderImages } from './inline/images';
import { renderLinks, reportStrayLinks } from './inline/links';
import { renderRawHtml } from './inline/rawHtml';
import { markdownParser } from './markdownParser';
import { normalizeText } from './textFile';
import type { PageContext } from './PageContext';
import { PageState } from './PageState';
import { type ParsedPage, type Report, createReport } from './ParsedPage';
import { findTitleAndDescription, withoutTitleAndDescription } from './titleAndDescription';

/** A larger page is a mistake and would exhaust the memory of the build. */
const PAGE_MAX_BYTES = 10_000_000;

/**
 * Each step reads the tokens, reports problems and replaces the tokens with HTML. Raw HTML runs before the
 * steps that write HTML. Fences run before headings, because an unclosed fence makes the heading count wrong.
 */
const STEPS: readonly ((tokens: readonly Token[], page: PageState) => void)[] = [
  reportDeepNesting,
  positionCells,
  reportExtraCells,
  reportStrayInserts,
  reportStrayLinks,
  renderRawHtml,
  renderAlerts,
  renderFences,
  renderLinks,
  renderImages,
  renderHeadings,
  renderTables,
  renderCallouts,
  renderTaskLists,
  renderFootnotes,
];

function emptyPage(context: PageContext, code: string, message: string, hint: string): ParsedPage {
  const problems: ParsedPage['problems'] = [];
  createReport(context.file, problems)({ line: 1, column: 1 }, code, message, hint);
  const frontMatter = { components: [], hooks: [] };
  const lists = { headings: [], blocks: [], links: [], snippets: [], paragraphs: [] };
  return { frontMatter, title: '', description: '', ...lists, problems };
}

/**
 * Reports every merge conflict, and returns the text with our side of each. Removed lines are blank, so that one
 * conflict is one problem and other problems keep their positions.
 */
function resolveConflicts(text: string, report: Report): string {
  if (!/^<{7} /m.test(text)) return text;
  let side: 'both' | 'ours' | 'theirs' = 'both';
  const keep = (line: string, index: number) => {
    if (/^<{7} /.test(line)) {
      const message = 'a merge conflict is not resolved';
      const hint = 'keep one side and remove the lines that begin with <<<<<<<, ======= and >>>>>>>';
      report({ line: index + 1, column: 1 }, 'merge-conflict', message, hint);
      side = 'ours';
    } else if (side !== 'both' && /^(?:\|{7} |={7}$)/.test(line)) side = 'theirs';
    else if (side !== 'both' && /^>{7} /.test(line)) side = 'both';
    else if (side !== 'theirs') return line;
    return '';
  };
  return text.split('\n').map(keep).join('\n');
}

function parseText(fileText: string, context: PageContext): ParsedPage {
  const conflicts: ParsedPage['problems'] = [];
  const text = resolveConflicts(fileText, createReport(context.file, conflicts));
  const matter = parseFrontMatter(text, context.file);
  const { frontMatter, body, bodyLine, problems } = matter;
  problems.push(...conflicts);
  checkKeys(matter, context);
  // Every line must have a line end: the check for unclosed fences counts lines.
  const bodyText = `${body.trimEnd()}\n`;
  const markdown = bodyText + apiSection(matter, context);
  const appendix = {
    row: bodyText.split('\n').length - 1,
    position: matter.positions.components ?? matter.positions.hooks ?? { line: 1, column: 1 },
  };
  const page = new PageState(context, markdown, bodyLine, problems, appendix);
  const allTokens = markdownParser.parse(markdown, { page });
  // Read the title and description before the steps turn their text into HTML.
  const names = findTitleAndDescription(allTokens, matter, page);
  for (const step of STEPS) step(allTokens, page);
  const tokens = withoutTitleAndDescription(allTokens);
  const bodyTokens = tokens.filter((token) => (token.map?.[0] ?? 0) < appendix.row);
  const { headings, minorIds, hostHashes, links, snippets } = page;
  problems.sort((a, b) => a.line - b.line || a.column - b.column);
  return {
    frontMatter,
    ...names,
    headings,
    ...(minorIds.length > 0 ? { minorIds } : {}),
    ...(hostHashes.size > 0 ? { hostHashes: Object.fromEntries(hostHashes) } : {}),
    blocks: buildBlocks(tokens),
    links,
    snippets,
    paragraphs: listParagraphs(bodyTokens, page),
    problems,
  };
}

/**
 * Parses one Markdown file; all its problems are found in one pass and listed in the order of the file.
 * Never throws: a page over 10 MB, or a bug in the parser, is one problem and gives an empty page.
 */
export function parsePage(text: string, context: PageContext): ParsedPage {
  if (Buffer.byteLength(text) > PAGE_MAX_BYTES) {
    return emptyPage(
      context,
      'page-too-large',
      'the page is larger than 10 MB',
      'split it into several pages',
    );
  }
  try {
    return parseText(normalizeText(text), context);
  } catch (error) {
    const message = `the page cannot be parsed: ${String(error).slice(0, 120)}`;
    return emptyPage(
      context,
      'parser-failure',
      message,
      'simplify the page; this is a bug in the site, not in the text',
    );
  }
}
