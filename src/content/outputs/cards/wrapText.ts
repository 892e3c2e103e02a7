/** Share of the font size that a character is wide, near enough to break lines by. */
function widthOf(character: string): number {
  if (/[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFF60\u3000-\u30FF]/.test(character)) return 1;
  if (/[\s.,:;!|'’iljtfI()]/.test(character)) return 0.3;
  if (/[A-ZMW@mw]/.test(character)) return 0.7;
  return 0.54;
}

/** Width of a text in font sizes, near enough to break lines by. */
export function measureText(text: string): number {
  return [...text].reduce((sum, character) => sum + widthOf(character), 0);
}

/** Where a line may break: behind a space, and around every Chinese character. */
function listWords(text: string): string[] {
  return (
    text.match(
      /[\u2E80-\u9FFF\uF900-\uFAFF][\u3000-\u303F\uFF00-\uFFEF]*|[^\s\u2E80-\u9FFF\uF900-\uFAFF]+\s*|\s+/g,
    ) ?? []
  );
}

/**
 * The text in lines of at most `width` font sizes; what does not fit into `most` lines ends in an ellipsis.
 * @example wrapText('one two three', 4, 2) // ['one two', 'three']
 */
export function wrapText(text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of listWords(text.trim())) {
    if (line !== '' && measureText((line + word).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
  }
  if (line.trim()) lines.push(line.trimEnd());
  if (lines.length <= most) return lines;
  const last = lines[most - 1] ?? '';
  return [...lines.slice(0, most - 1), `${last.replace(/[\s,.;:，。、]+$/, '')}…`];
}
