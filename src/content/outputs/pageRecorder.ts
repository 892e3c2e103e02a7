import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { type OutputPage, toOutputPage } from '../../model/outputs/OutputPage';
import type { PageData } from '../../model/page/PageData';
import { sourceVersion } from '../listSources';
import { readShownDemo } from '../demos/pageDemos';
import { listApiPathnames } from '../pageData/apiPages';
import type { PageSource } from '../pageData/PageSource';
import type { SiteContent } from '../pageData/SiteContent';
import { hashOfFile, writeText } from '../pageData/generatedFiles';
import { keyOf } from '../keptResults';
import { readSealed, writeSealed } from '../sealedFile';
import { pageToMarkdown } from './markdown/pageMarkdown';
import { copyFile, COPY_LIST_FILE, OUTPUT_FOLDER, PAGE_LIST_FILE } from './outputFiles';
import { shellFile } from '../shellFiles';

/** Records every page when it is written, and writes its Markdown copy. */
export interface PageRecorder {
  readonly pages: readonly OutputPage[];
  /** @param props hash of the page's props */
  readonly add: (source: PageSource, page: PageData, props: string) => void;
  /** Writes the list of pages for later commands, and removes the copies of pages that are gone. */
  readonly save: () => void;
}

/** A Markdown copy that an earlier build made. */
interface KeptCopy {
  /** Hash of everything that it was made from. */
  readonly inputs: string;
  /** Hash of its file. `out/` has hard links to the copies, and anyone may write to those. */
  readonly hash: string | undefined;
}

type CopyList = Readonly<Record<string, KeptCopy>>;

function readList(): CopyList {
  return JSON.parse(readSealed(COPY_LIST_FILE, COPY_LIST_FILE)?.toString() ?? '{}') as CopyList;
}

/** Entry to all code that formats a copy. A path from the project root, because the program may be a bundle. */
const ENTRY = resolve(shellFile('content/outputs/markdown/pageMarkdown.ts'));

/** Returns a function that gives the key of a copy. */
function createInputs(content: SiteContent) {
  const { site, registry, translations } = content;
  const code = sourceVersion(ENTRY);
  const shared = JSON.stringify([
    site.origin,
    site.repository,
    registry.map(({ product: { id, version } }) => [id, version]),
    [...translations],
  ]);
  const sharedHash = createHash('sha256').update(shared).digest('hex');
  return ({ content: entry }: PageSource, page: PageData, props: string, pathnames: string): string => {
    const file = entry && (entry.translations[page.contentLanguage] ?? entry.file);
    const { blocks = [], inputs = {} } = entry?.texts[page.contentLanguage] ?? {};
    const demos = blocks.flatMap((block) =>
      entry && block.kind === 'demo' ? [readShownDemo(entry, block, content) ?? null] : [],
    );
    return keyOf('copy', {
      code,
      shared: sharedHash,
      pathnames,
      props,
      text: file === undefined ? '' : readFileSync(file, 'utf8'),
      shownFiles: JSON.stringify(inputs),
      demos: JSON.stringify(demos),
    });
  };
}

/**
 * Creates a recorder for one build; empties the folder of outputs, except for the copies of unchanged pages.
 * Only pages in the language of their text have a copy; the others share it.
 */
export function createPageRecorder(content: SiteContent): PageRecorder {
  rmSync(OUTPUT_FOLDER, { recursive: true, force: true });
  const pages: OutputPage[] = [];
  const apiPathnames = listApiPathnames(content.units);
  const apiTexts = new Map([...apiPathnames].map(([id, pathnames]) => [id, JSON.stringify(pathnames)]));
  const inputsOf = createInputs(content);
  const known = readList();
  const copies: Record<string, KeptCopy> = {};
  const copy = (source: PageSource, page: PageData, props: string): void => {
    const file = copyFile(page.pathname, page.canonicalLanguage);
    const inputs = inputsOf(source, page, props, apiTexts.get(page.product.id) ?? '');
    const kept = known[file];
    if (kept?.inputs !== inputs || kept.hash !== hashOfFile(file)) {
      // Replaces the file, because writing into it would change the published one.
      rmSync(file, { force: true });
      writeText(file, pageToMarkdown(source, page, content, apiPathnames.get(page.product.id)));
    }
    copies[file] = { inputs, hash: hashOfFile(file) };
  };
  return {
    pages,
    add: (source, page, props) => {
      const { contentLanguage, canonicalLanguage, userLanguage } = page;
      const file = source.content?.translations[contentLanguage] ?? source.content?.file;
      pages.push(toOutputPage(page, file ?? source.familyPage?.file));
      if (canonicalLanguage === userLanguage) copy(source, page, props);
    },
    save: () => {
      for (const file of Object.keys(known)) if (!copies[file]) rmSync(file, { force: true });
      writeSealed(COPY_LIST_FILE, COPY_LIST_FILE, JSON.stringify(copies));
      writeText(PAGE_LIST_FILE, JSON.stringify(pages));
    },
  };
}
