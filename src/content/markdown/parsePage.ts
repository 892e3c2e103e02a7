import type { Token } from 'markdown-it';
import { apiSection, checkKeys, parseFrontMatter } from './frontMatter';
import { renderCallouts } from './blocks/callouts';
import { renderFences } from './blocks/fences';
import {
  joinBlocks,
  listParagraphs,
  renderBlocks,
  reportDeepNesting,
  reportStrayInserts,
} from './pageBlocks';
import { accountForDefinitions } from './blocks/definitions';
import { reportLostText } from './lostText';
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
  renderFences,
  renderLinks,
  renderImages,
  renderHeadings,
  renderTables,
  renderCallouts,
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
  const env: NonNullable<Parameters<typeof markdownParser.parse>[1]> = { page };
  const allTokens = markdownParser.parse(markdown, env);
  accountForDefinitions(allTokens, env.references ?? {}, page);
  // Read the title and description before the steps turn their text into HTML.
  const names = findTitleAndDescription(allTokens, matter, page);
  for (const step of STEPS) step(allTokens, page);
  const tokens = withoutTitleAndDescription(allTokens);
  const bodyTokens = tokens.filter((token) => (token.map?.[0] ?? 0) < appendix.row);
  const rendered = renderBlocks(tokens);
  reportLostText(rendered, appendix.row, page);
  const { headings, links, snippets, hiddenNotes } = page;
  problems.sort((a, b) => a.line - b.line || a.column - b.column);
  return {
    frontMatter,
    ...names,
    headings,
    blocks: joinBlocks(rendered),
    links,
    snippets,
    paragraphs: listParagraphs(bodyTokens, page),
    ...(hiddenNotes > 0 ? { hiddenNotes } : {}),
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
