import type { Token } from 'markdown-it';
import type { Problem } from '../../model/Problem';
import { apiSection, checkKeys, parseFrontMatter } from './frontMatter';
import { renderAlerts, renderCallouts } from './blocks/callouts';
import { renderFootnotes } from './blocks/footnotes';
import { renderTaskLists } from './blocks/taskLists';
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
import { expandSource } from './expandedSource';
import { resolveConflicts } from './mergeConflicts';
import type { PageContext } from './PageContext';
import { noteInputs, readProjectFile, type ReadFile } from './pageFiles';
import { PageState } from './PageState';
import { type ParsedPage, createReport } from './ParsedPage';
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

function parseText(fileText: string, context: PageContext, readFile: ReadFile): ParsedPage {
  const conflicts: ParsedPage['problems'] = [];
  const text = resolveConflicts(fileText, createReport(context.file, conflicts));
  const matter = parseFrontMatter(text, context.file);
  const { frontMatter, body, bodyLine, problems } = matter;
  problems.push(...conflicts);
  checkKeys(matter, context);
  const inputs: Record<string, string> = {};
  const expanded = expandSource(body, bodyLine, context, noteInputs(readFile, inputs), problems);
  // Every line must have a line end: the check for unclosed fences counts lines.
  const bodyText = `${expanded.text.trimEnd()}\n`;
  const markdown = bodyText + apiSection(matter, context);
  const appendix = {
    row: bodyText.split('\n').length - 1,
    position: matter.positions.components ?? matter.positions.hooks ?? { line: 1, column: 1 },
  };
  const page = new PageState(context, markdown, bodyLine, problems, appendix, expanded.origins);
  const env: NonNullable<Parameters<typeof markdownParser.parse>[1]> = { page };
  const allTokens = markdownParser.parse(markdown, env);
  accountForDefinitions(allTokens, env.references ?? {}, page);
  // Read the title and description before the steps turn their text into HTML.
  const names = findTitleAndDescription(allTokens, matter, page);
  for (const step of STEPS) step(allTokens, page);
  const tokens = withoutTitleAndDescription(allTokens);
  // Several pages may have the text of a partial.
  const bodyTokens = tokens.filter(({ map }) => {
    const row = map?.[0] ?? 0;
    return row < appendix.row && expanded.origins?.[row]?.file === undefined;
  });
  const rendered = renderBlocks(tokens);
  reportLostText(rendered, appendix.row, page);
  const { headings, minorIds, hostHashes, links, snippets, hiddenNotes } = page;
  const isElsewhere = ({ file }: Problem) => Number(file !== context.file);
  problems.sort((a, b) => isElsewhere(a) - isElsewhere(b) || a.line - b.line || a.column - b.column);
  return {
    frontMatter,
    ...names,
    headings,
    ...(minorIds.length > 0 ? { minorIds } : {}),
    ...(hostHashes.size > 0 ? { hostHashes: Object.fromEntries(hostHashes) } : {}),
    blocks: joinBlocks(rendered),
    links,
    snippets,
    paragraphs: listParagraphs(bodyTokens, page),
    ...(hiddenNotes > 0 ? { hiddenNotes } : {}),
    problems,
    ...(Object.keys(inputs).length > 0 ? { inputs } : {}),
  };
}

/**
 * Parses one Markdown file; all its problems are found in one pass and listed in the order of the file.
 * Never throws: a page over 10 MB, or a bug in the parser, is one problem and gives an empty page.
 * @param readFile reads the partials and the files that fences show
 */
export function parsePage(
  text: string,
  context: PageContext,
  readFile: ReadFile = readProjectFile,
): ParsedPage {
  if (Buffer.byteLength(text) > PAGE_MAX_BYTES) {
    return emptyPage(
      context,
      'page-too-large',
      'the page is larger than 10 MB',
      'split it into several pages',
    );
  }
  try {
    return parseText(normalizeText(text), context, readFile);
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

/** What other pages say of a page. */
export type PageFacts = Pick<ParsedPage, 'frontMatter' | 'title' | 'description'>;

/** Where the first section begins. */
const SECTION = /^ {0,3}(?:#{2,6}(?:[ \t]|$)|<h2)/m;
/** A description has its place wherever it is. */
const DESCRIPTION = /class=["']description/;

/**
 * Reads what other pages say of a page from what is written before its first section. Undefined if only the whole text
 * tells: if the title or the description is not there, or may depend on what follows.
 */
export function parseFacts(
  fileText: string,
  context: PageContext,
  readFile: ReadFile = readProjectFile,
): PageFacts | undefined {
  const text = normalizeText(fileText);
  const { frontMatter, body, problems } = parseFrontMatter(text, context.file);
  if (problems.length > 0 || Buffer.byteLength(text) > PAGE_MAX_BYTES || body.includes('<<<<<<<'))
    return undefined;
  const { title, description } = frontMatter;
  if (title && description) return { frontMatter, title, description };
  const end = SECTION.exec(body)?.index ?? body.length;
  if (DESCRIPTION.test(body.slice(end))) return undefined;
  const found = parsePage(
    text.slice(0, text.length - body.length + end),
    { ...context, apiPathnames: undefined },
    readFile,
  );
  const isWhole = found.title && found.description && !`${found.title}${found.description}`.includes('[');
  return isWhole ? { frontMatter, title: found.title, description: found.description } : undefined;
}
