import type { CodeVariant } from '../settings/codeVariant';
import type { InBoth } from './DemoExtras';

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

/** Code as it is opened: the source in a language, or an edit that was made before. */
export function openLiveCode(
  original: InBoth,
  variant: CodeVariant,
  edit?: { readonly variant: CodeVariant; readonly edited?: string | undefined },
): LiveCode {
  if (edit?.edited === undefined) return { original, variant, text: original[variant] };
  return { original, variant: edit.variant, text: edit.edited };
}

/** Whether the code differs from what the page shows. */
export function isEdited({ original, variant, text }: LiveCode): boolean {
  return text !== original[variant];
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
