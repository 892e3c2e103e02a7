/**
 * Highlighted code by lines; a span that reaches over a line end is closed there and opened again on the next line.
 * @example splitLines('<span class="a">1\n2</span>') // ['<span class="a">1</span>', '<span class="a">2</span>']
 */
export function splitLines(html: string): string[] {
  const lines: string[] = [];
  const open: string[] = [];
  let line = '';
  for (const part of html.split(/(<span [^>]*>|<\/span>|\n)/)) {
    if (part === '\n') {
      lines.push(line + '</span>'.repeat(open.length));
      line = open.join('');
    } else {
      if (part === '</span>') open.pop();
      else if (part.startsWith('<span ')) open.push(part);
      line += part;
    }
  }
  lines.push(line);
  return lines;
}
