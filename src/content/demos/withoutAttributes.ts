import { Parser } from 'htmlparser2';

/**
 * Returns the HTML of a demo without some attributes. It is read as browsers read it: React writes it in one form, but a
 * library can put any HTML into a demo.
 * @param isUnwanted called with each attribute in order: its name in lower case, and its value with entities decoded
 */
export function withoutAttributes(
  html: string,
  isUnwanted: (name: string, value: string) => boolean,
): string {
  let rest = '';
  let last = 0;
  const parser = new Parser({
    onattribute: (name, value) => {
      if (!isUnwanted(name, value)) return;
      rest += html.slice(last, parser.startIndex).trimEnd();
      last = parser.endIndex;
    },
  });
  parser.end(html);
  return rest + html.slice(last);
}
