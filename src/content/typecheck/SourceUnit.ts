import type { SiteContent } from '../pageData/SiteContent';
import type { DemoSource } from '../demos/readDemo';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { CACHE } from '../workspace';

/** A module whose types are checked. */
export interface SourceUnit {
  /** The file that is compiled, from the project root. */
  readonly path: string;
  readonly code: string;
  /** The file to report problems in: the demo itself, the Markdown of a snippet, or the file that it shows. */
  readonly file: string;
  /** Number of lines of that file before the first line of the code. */
  readonly offset: number;
  readonly kind: 'demo' | 'snippet';
}

function snippetsOf(
  file: string,
  text: SiteContent['pages'] extends ReadonlyMap<string, infer P> ? P : never,
) {
  const units: SourceUnit[] = [];
  for (const [code, page] of Object.entries(text.texts)) {
    const source = code === defaultLanguage() ? file : (text.translations[code] ?? file);
    for (const snippet of page.snippets) {
      if (!snippet.complete || !['ts', 'tsx'].includes(snippet.language)) continue;
      const written = snippet.file ?? source;
      const name = `${written.replace(/\.md$/, '').replaceAll('/', '-')}-${snippet.line}.tsx`;
      units.push({
        path: `${CACHE.typecheckSnippets}/${snippet.language === 'ts' ? name.slice(0, -1) : name}`,
        // Without an import or export it would be a script, whose names are global.
        code: `${snippet.code}\nexport {};\n`,
        file: snippet.shown?.file ?? written,
        offset: snippet.shown?.line ?? snippet.line,
        kind: 'snippet',
      });
    }
  }
  return units;
}

/**
 * Lists every module of the product family whose types are checked: demos with their modules, and complete
 * snippets.
 */
export function listUnits({ pages }: Pick<SiteContent, 'pages'>, demos: readonly DemoSource[]): SourceUnit[] {
  const own = new Map<string, string>();
  for (const { file, code, modules, playground } of demos) {
    // Readers see a playground as its choices mean it; the file is checked as it is written.
    const checked = playground ? playground.raw : code;
    if (checked === undefined) continue;
    for (const [path, text] of [[file, checked] as const, ...Object.entries(modules)]) {
      if (/\.[jt]sx?$/.test(path)) own.set(path, text);
    }
  }
  const snippets = [...pages.values()].flatMap((page) => snippetsOf(page.file, page));
  return [
    ...[...own].map(([path, code]) => ({ path, code, file: path, offset: 0, kind: 'demo' }) as const),
    // Several pages may have the snippets of a partial.
    ...new Map(snippets.map((unit) => [unit.path, unit])).values(),
  ];
}
