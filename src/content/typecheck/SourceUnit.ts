import { readdirSync, readFileSync } from 'node:fs';
import type { SiteContent } from '../pageData/SiteContent';
import type { DemoSource } from '../demos/readDemo';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { isInstalled } from '../shellFiles';
import { CACHE, DATA } from '../workspace';

/** A module whose types are checked. */
export interface SourceUnit {
  /** The file that is compiled, from the project root. */
  readonly path: string;
  readonly code: string;
  /** The file to report problems in: the demo itself, the Markdown of a snippet, or the file that it shows. */
  readonly file: string;
  /** Number of lines of that file before the first line of the code. */
  readonly offset: number;
  readonly kind: 'demo' | 'snippet' | 'module';
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

/** Folders whose modules are demos and playgrounds. */
const OF_DEMOS = /^data\/products\/[^/]+\/(?:pages|playgrounds)$/;

/** Lists the modules in a folder that are no demos: settings, blocks, providers, and pages of React. */
function listModules(folder: string): SourceUnit[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return OF_DEMOS.test(path) ? [] : listModules(path);
    if (!/(?<!\.d)\.tsx?$/.test(path)) return [];
    return { path, code: readFileSync(path, 'utf8'), file: path, offset: 0, kind: 'module' };
  });
}

/**
 * Lists every module of the product family whose types are checked: demos with their modules, complete snippets, and, unless
 * the project is the shell's own, which checks them itself, all modules besides.
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
  const others = isInstalled ? [DATA.folder, 'pages'].flatMap(listModules) : [];
  const snippets = [...pages.values()].flatMap((page) => snippetsOf(page.file, page));
  return [
    ...[...own].map(([path, code]) => ({ path, code, file: path, offset: 0, kind: 'demo' }) as const),
    ...others.filter(({ path }) => !own.has(path)),
    // Several pages may have the snippets of a partial.
    ...new Map(snippets.map((unit) => [unit.path, unit])).values(),
  ];
}
