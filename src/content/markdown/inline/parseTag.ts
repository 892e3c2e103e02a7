import { markdownParser } from '../markdownParser';

/** One tag of raw HTML. */
export interface RawTag {
  /** Lower case. */
  readonly name: string;
  readonly closing: boolean;
  /** Names in lower case, values decoded; an attribute without value has an empty one. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly source: string;
}

const TAG = /^<(\/?)([A-Za-z][\w:-]*)([\s\S]*?)\/?>$/;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The value as a browser reads it. markdown-it's decoder also undoes Markdown's backslashes, which are text here. */
function decode(value: string): string {
  return markdownParser.utils.unescapeAll(value.replaceAll('\\', '\\\\'));
}

/** The parts of a tag; undefined where the text is none. */
export function parseTag(source: string): RawTag | undefined {
  const match = TAG.exec(source);
  if (match === null) return undefined;
  const [, slash, name = '', rest = ''] = match;
  const attributes = new Map<string, string>();
  for (const [, attribute = '', double, single, bare] of rest.matchAll(ATTRIBUTE)) {
    const key = attribute.toLowerCase();
    // The first of two wins, as in a browser.
    if (!attributes.has(key)) attributes.set(key, decode(double ?? single ?? bare ?? ''));
  }
  return { name: name.toLowerCase(), closing: slash === '/', attributes, source };
}
