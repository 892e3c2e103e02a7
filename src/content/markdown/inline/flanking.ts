import MarkdownIt from 'markdown-it';

/** Characters of languages without spaces between words: letters, and the punctuation of their width. */
const CJK =
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Hangul}\p{Script_Extensions=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;
const SPACE = /\s/u;

/** Returns the character before an index; a space at the start of the text. */
function characterBefore(text: string, index: number): string {
  if (index === 0) return ' ';
  const isLowHalf = /[\udc00-\udfff]/.test(text[index - 1] ?? '');
  // An ideographic variation selector belongs to the character before it.
  const before = String.fromCodePoint(text.codePointAt(isLowHalf && index > 1 ? index - 2 : index - 1) ?? 32);
  return /^[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]$/u.test(before)
    ? characterBefore(text, index - before.length)
    : before;
}

/** Returns the character at an index; a space at the end of the text. */
function characterAt(text: string, index: number, end: number): string {
  return index < end ? String.fromCodePoint(text.codePointAt(index) ?? 32) : ' ';
}

/**
 * markdown-it's inline state with the rule of CommonMark for emphasis beside Chinese, Japanese and Korean changed:
 * punctuation of these languages is like a letter, and their letters are like a space beside other punctuation. So
 * `**强调。**后` is strong. Text without such characters is read as before.
 * The issue of CommonMark is open: https://github.com/commonmark/commonmark-spec/issues/650
 */
export class CjkInlineState extends MarkdownIt.StateInline {
  override scanDelims(
    start: number,
    canSplitWord: boolean,
  ): ReturnType<InstanceType<typeof MarkdownIt.StateInline>['scanDelims']> {
    const scanned = super.scanDelims(start, canSplitWord);
    const before = characterBefore(this.src, start);
    const after = characterAt(this.src, start + scanned.length, this.posMax);
    const isCjkBefore = CJK.test(before);
    const isCjkAfter = CJK.test(after);
    if (!isCjkBefore && !isCjkAfter) return scanned;
    const isMarkBefore = !isCjkBefore && PUNCTUATION.test(before);
    const isMarkAfter = !isCjkAfter && PUNCTUATION.test(after);
    const isSpaceBefore = SPACE.test(before);
    const isSpaceAfter = SPACE.test(after);
    const isLeft = !isSpaceAfter && (!isMarkAfter || isSpaceBefore || isMarkBefore || isCjkBefore);
    const isRight = !isSpaceBefore && (!isMarkBefore || isSpaceAfter || isMarkAfter || isCjkAfter);
    return {
      can_open: isLeft && (canSplitWord || !isRight || PUNCTUATION.test(before)),
      can_close: isRight && (canSplitWord || !isLeft || PUNCTUATION.test(after)),
      length: scanned.length,
    };
  }
}
