import { Parser } from 'htmlparser2';

/** What an SVG file says about itself. */
export interface Drawing {
  /** Attributes of the root. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Text of its titles. */
  readonly title: string;
  /** Its markup without the root and the titles. */
  readonly content: string;
}

/** Reads an SVG file; undefined if the text has no root of one. */
export function readDrawing(text: string): Drawing | undefined {
  let attributes: Drawing['attributes'] | undefined;
  let title = '';
  let content = '';
  let last = 0;
  let depth = 0;
  let titleDepth = 0;
  const parser = new Parser(
    {
      onopentag: (name, found) => {
        depth += 1;
        if (depth === 1 && name === 'svg' && !attributes) {
          attributes = found;
          last = parser.endIndex + 1;
        } else if (name === 'title' && titleDepth === 0 && attributes) {
          titleDepth = depth;
          content += text.slice(last, parser.startIndex);
        }
      },
      ontext: (part) => {
        if (titleDepth > 0) title += part;
      },
      onclosetag: (name) => {
        if (depth === titleDepth) {
          titleDepth = 0;
          last = parser.endIndex + 1;
        } else if (depth === 1 && name === 'svg' && attributes) {
          content += text.slice(last, parser.startIndex);
          last = text.length;
        }
        depth -= 1;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  return attributes && { attributes, title: title.trim(), content };
}
