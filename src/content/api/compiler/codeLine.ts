import ts from 'typescript-js';

/**
 * Returns code in one line. A comment to the end of its line becomes one with an end.
 * @example toOneLine("{\n  a: 1, // one\n  b: '//',\n}") // "{ a: 1, /* one *\/ b: '//', }"
 */
export function toOneLine(code: string): string {
  return endComments(code.trim()).replace(/\s+/g, ' ');
}

function endComments(code: string): string {
  if (!code.includes('//') || !code.includes('\n')) return code;
  const { SyntaxKind } = ts;
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, code);
  /** Whether each open brace is one of a template. */
  const braces: boolean[] = [];
  let text = '';
  for (let kind = scanner.scan(); kind !== SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === SyntaxKind.CloseBraceToken && braces.pop()) kind = scanner.reScanTemplateToken(false);
    if (kind === SyntaxKind.TemplateHead || kind === SyntaxKind.TemplateMiddle) braces.push(true);
    if (kind === SyntaxKind.OpenBraceToken) braces.push(false);
    const token = scanner.getTokenText();
    text += kind === SyntaxKind.SingleLineCommentTrivia ? `/* ${token.slice(2).trim()} */` : token;
  }
  return text;
}
