import type { ParsedPage } from './ParsedPage';
import type { PageFacts } from './parsePage';

const FACTS: ReadonlySet<string | symbol> = new Set<keyof PageFacts>(['frontMatter', 'title', 'description']);

const parsed = new WeakSet<ParsedPage>();

/** Whether the whole of a lazy text was asked for. */
export const isParsed = (text: ParsedPage): boolean => parsed.has(text);

/**
 * Returns a text that is parsed once more of it is asked for than other pages say of it.
 * @param readFacts reads that; undefined if only the whole text tells
 */
export function createLazyText(parse: () => ParsedPage, readFacts: () => PageFacts | undefined): ParsedPage {
  let whole: ParsedPage | undefined;
  let facts: PageFacts | undefined;
  const read = (text: ParsedPage) => {
    whole ??= parse();
    parsed.add(text);
    return whole;
  };
  return new Proxy({} as ParsedPage, {
    get: (_target, key, text: ParsedPage) => {
      if (!FACTS.has(key)) return Reflect.get(read(text), key) as unknown;
      facts ??= whole ?? readFacts() ?? read(text);
      return Reflect.get(facts, key) as unknown;
    },
  });
}
