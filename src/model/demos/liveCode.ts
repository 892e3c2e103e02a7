import type { CodeVariant } from '../settings/codeSettings';
import type { ByCodeVariant } from './demo';

/** The code of a demo while it is edited. */
export interface LiveCode {
  readonly original: ByCodeVariant;
  /** Language of `text`. */
  readonly variant: CodeVariant;
  readonly text: string;
  /** The TypeScript that `text` was made from, as long as the JavaScript has not been edited itself. */
  readonly typed?: string | undefined;
  /** The language that the edit could not be converted to; the reader is asked what to do. */
  readonly refused?: CodeVariant | undefined;
}

/** Removes the types of TypeScript; undefined if the code cannot be parsed. */
export type RemoveTypes = (code: string) => string | undefined;

/** An edit, as saved while the editor is closed. */
export interface SavedEdit {
  readonly variant: CodeVariant;
  readonly edited: string;
  /** Same as in `LiveCode`. */
  readonly typed?: string | undefined;
}

/** Returns the code when the editor opens: the source in a language, or an earlier edit. */
export function openLiveCode(original: ByCodeVariant, variant: CodeVariant, edit?: SavedEdit): LiveCode {
  if (!edit) return { original, variant, text: original[variant] };
  return { original, variant: edit.variant, text: edit.edited, typed: edit.typed };
}

/** Returns whether the code differs from what the page shows, in the language in which it was edited. */
export function isEdited({ original, variant, text, typed }: LiveCode): boolean {
  // An edit that changes only types is not visible in JavaScript.
  return typed !== undefined || text !== original[variant];
}

/** Returns the edit of the code, for `openLiveCode`; undefined if it was not edited. */
export function savedEdit(code: LiveCode): SavedEdit | undefined {
  if (!isEdited(code)) return undefined;
  const { variant, text, typed } = code;
  return { variant, edited: text, typed };
}

/** Returns the code after the reader has typed. A refused language is remembered, to retry the conversion. */
export function typeLiveCode({ original, variant, refused }: LiveCode, text: string): LiveCode {
  return { original, variant, text, refused };
}

/** Returns the original source in a language. */
export function discardEdit({ original }: LiveCode, variant: CodeVariant): LiveCode {
  return { original, variant, text: original[variant] };
}

/** Keeps the edit in its language and forgets the refused one. */
export function keepEdit(code: LiveCode): LiveCode {
  return { ...code, refused: undefined };
}

/**
 * Converts the code to another language. An edit is converted too: to JavaScript without its types; to
 * TypeScript unchanged, because JavaScript is valid TypeScript, or back to the TypeScript that it was made
 * from. Code with errors is not converted, and the reader is asked what to do.
 */
export function convertLiveCode(code: LiveCode, variant: CodeVariant, removeTypes: RemoveTypes): LiveCode {
  const { original, text, typed } = code;
  if (variant === code.variant) return keepEdit(code);
  if (!isEdited(code)) return discardEdit(code, variant);
  if (variant === 'TS') return { original, variant, text: typed ?? text };
  const js = removeTypes(text);
  return js === undefined ? { ...code, refused: variant } : { original, variant, text: js, typed: text };
}

/**
 * Tries again to convert the code to a language that was refused, because the reader may have fixed the
 * errors.
 */
export function retryLiveCode(code: LiveCode, removeTypes: RemoveTypes): LiveCode {
  return code.refused ? convertLiveCode(code, code.refused, removeTypes) : code;
}
