import type { CodeVariant } from '../settings/codeSettings';
import type { InBoth } from './demo';

/** The code of a demo while it is edited. */
export interface LiveCode {
  readonly original: InBoth;
  /** Language of `text`. */
  readonly variant: CodeVariant;
  readonly text: string;
  /** The TypeScript that `text` was made from, as long as the JavaScript has not been edited in turn. */
  readonly typed?: string | undefined;
  /** The language that the edit could not be turned into; the reader is asked what to do. */
  readonly refused?: CodeVariant | undefined;
}

/** Removes the types of TypeScript; undefined where the code can't be understood. */
export type RemoveTypes = (code: string) => string | undefined;

/** An edit as it is kept while the editor is closed. */
export interface KeptEdit {
  readonly variant: CodeVariant;
  readonly edited: string;
  /** As in the code that was edited. */
  readonly typed?: string | undefined;
}

/** Code as it is opened: the source in a language, or an edit that was made before. */
export function openLiveCode(original: InBoth, variant: CodeVariant, edit?: KeptEdit): LiveCode {
  if (!edit) return { original, variant, text: original[variant] };
  return { original, variant: edit.variant, text: edit.edited, typed: edit.typed };
}

/** Whether the code differs from what the page shows, in the language that it was edited in. */
export function isEdited({ original, variant, text, typed }: LiveCode): boolean {
  // An edit of types alone leaves no trace in JavaScript.
  return typed !== undefined || text !== original[variant];
}

/** The edit of the code, for `openLiveCode`; undefined where it was not edited. */
export function keptEdit(code: LiveCode): KeptEdit | undefined {
  if (!isEdited(code)) return undefined;
  const { variant, text, typed } = code;
  return { variant, edited: text, typed };
}

/** The code after the reader has typed; the language that it could not be turned into is still wanted. */
export function typeLiveCode({ original, variant, refused }: LiveCode, text: string): LiveCode {
  return { original, variant, text, refused };
}

/** The source again, in a language. */
export function discardEdit({ original }: LiveCode, variant: CodeVariant): LiveCode {
  return { original, variant, text: original[variant] };
}

/** The edit stays in its language; the question is settled. */
export function keepEdit(code: LiveCode): LiveCode {
  return { ...code, refused: undefined };
}

/**
 * The code in another language. An edit goes along: into JavaScript without its types, into TypeScript as it is, since
 * JavaScript is TypeScript, or as the TypeScript that it came from. Code with errors stays, and the reader is asked.
 */
export function turnLiveCode(code: LiveCode, variant: CodeVariant, removeTypes: RemoveTypes): LiveCode {
  const { original, text, typed } = code;
  if (variant === code.variant) return keepEdit(code);
  if (!isEdited(code)) return discardEdit(code, variant);
  if (variant === 'TS') return { original, variant, text: typed ?? text };
  const js = removeTypes(text);
  return js === undefined ? { ...code, refused: variant } : { original, variant, text: js, typed: text };
}

/** The code in the language that it could not be turned into before: the reader may have mended it since. */
export function retryLiveCode(code: LiveCode, removeTypes: RemoveTypes): LiveCode {
  return code.refused ? turnLiveCode(code, code.refused, removeTypes) : code;
}
