import { readFileSync } from 'node:fs';
import { parseFrontMatter } from '../content/markdown/frontMatter';
import type { Block, ParsedPage } from '../content/markdown/ParsedPage';
import { readTextFile } from '../content/markdown/textFile';
import type { ContentPage } from '../content/pageData/catalogPages';
import type { SiteContent } from '../content/pageData/SiteContent';
import { defaultLanguage } from '../model/languages/defaultLanguage';
import type { Language } from '../model/languages/Language';
import type { Problem } from '../model/Problem';

/** Minimum share of letters that must belong to the script of the language. */
const MIN_SCRIPT_SHARE = 0.6;

/** Describes the content of a block other than prose: a demo, a component or tabs. */
function describeBlock(block: Block): string {
  switch (block.kind) {
    case 'html':
      return 'text';
    case 'demo':
      return `demo ${block.name} ${JSON.stringify(block.options)}`;
    case 'component':
      return `component ${block.name} ${JSON.stringify(block.props)}`;
    case 'codeTabs':
      return `tabs ${block.storageKey} ${block.tabs.map(({ name }) => name).join(' ')}`;
  }
}

function listInserts(text: ParsedPage): string[] {
  return text.blocks.map(describeBlock).filter((insert) => insert !== 'text');
}

/** Returns the prose of a Markdown source, without front matter, code, URLs and tags. */
function readProse(file: string): string {
  return parseFrontMatter(readTextFile(readFileSync(file), file).text, file)
    .body.replace(/^(\s*)(`{3,}|~{3,})[\s\S]*?^\s*\2\s*$/gm, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^\{\{.*\}\}$/gm, '')
    .replace(/<[^>]+>/g, '');
}

/** Returns the share of letters in a text that belong to a script. */
function scriptShare(text: string, script: RegExp): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length === 0 ? 1 : letters.filter((letter) => script.test(letter)).length / letters.length;
}

function checkTranslation(page: ContentPage, language: Language, text: ParsedPage): Problem[] {
  const file = page.translations[language.code] ?? page.file;
  const source = page.texts[defaultLanguage()];
  const problems: Problem[] = [];
  const report = (code: string, message: string, hint: string, warning = false) =>
    problems.push({ file, line: 1, column: 1, code, message, hint, ...(warning ? { warning } : {}) });
  if (!source) return problems;
  if (listInserts(text).join('\n') !== listInserts(source).join('\n')) {
    report(
      'translation-blocks',
      `Demos and components differ from ${page.file}`,
      'use the same ones in the same order',
    );
  }
  const code = (parsed: ParsedPage) => parsed.snippets.map((snippet) => snippet.code).join('\0');
  if (code(text) !== code(source)) {
    report('translation-code', `Code blocks differ from ${page.file}`, 'copy the code as it is');
  }
  if (language.script) {
    const share = scriptShare(readProse(file), new RegExp(`\\p{Script=${language.script}}`, 'u'));
    if (share < MIN_SCRIPT_SHARE) {
      const percent = Math.round(share * 100);
      report(
        'translation-script',
        `Only ${percent}% of the letters are ${language.script}`,
        'translate the rest of the prose',
      );
    }
  }
  if (page.stale.includes(language.code)) {
    const hint = 'update it, then run: npm run translations -- --record <file>';
    report('stale-translation', `${page.file} has changed since it was translated`, hint, true);
  }
  return problems;
}

/**
 * Checks that each translation has the same demos and code as its source, is written in its language, and is
 * up to date.
 * @param checked the pages that have the translations
 */
export function checkTranslations(
  { pages, languages }: SiteContent,
  checked: Iterable<ContentPage> = pages.values(),
): Problem[] {
  return [...checked].flatMap((page) =>
    languages.flatMap((language) => {
      const text = language.code === defaultLanguage() ? undefined : page.texts[language.code];
      return text ? checkTranslation(page, language, text) : [];
    }),
  );
}

/** Checks that no paragraph is repeated on the site. */
export function checkParagraphs({ pages }: SiteContent): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  for (const { file, texts } of pages.values()) {
    for (const { text, line } of texts[defaultLanguage()]?.paragraphs ?? []) {
      const other = seen.get(text);
      if (other) {
        problems.push({
          file,
          line,
          column: 1,
          code: 'repeated-paragraph',
          message: `The paragraph is the same as at ${other}`,
          hint: 'write it once, and link to it',
        });
      } else seen.set(text, `${file}:${line}`);
    }
  }
  return problems;
}
