import type { CodeVariant } from '../settings/codeSettings';
import type { ByCodeVariant } from './demo';
import { type FileTexts, isTyped } from './demoFiles';

/** A file of a demo while it is edited. */
interface LiveFile {
  readonly original: ByCodeVariant;
  readonly text: string;
  /** The TypeScript that `text` was made from, as long as the JavaScript has not been edited itself. */
  readonly typed?: string | undefined;
}

type LiveFiles = Readonly<Record<string, LiveFile>>;

/** The code of a demo while it is edited. */
export interface LiveCode {
  /** By path, as in `FileTexts`. */
  readonly files: LiveFiles;
  /** Language of all texts. */
  readonly variant: CodeVariant;
  /** The language that the edit could not be converted to; the reader is asked what to do. */
  readonly refused?: CodeVariant | undefined;
}

/** Removes the types of TypeScript; undefined if the code cannot be parsed. */
export type RemoveTypes = (code: string) => string | undefined;

/** An edit, as saved while the editor is closed. */
export interface SavedEdit {
  readonly variant: CodeVariant;
  /** The files that were edited. */
  readonly files: Readonly<Record<string, Omit<LiveFile, 'original'>>>;
}

function mapFiles(files: LiveFiles, map: (file: LiveFile, path: string) => LiveFile): LiveFiles {
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [path, map(file, path)]));
}

/** Returns the code when the editor opens: the sources in a language, or an earlier edit. */
export function openLiveCode(sources: FileTexts, variant: CodeVariant, edit?: SavedEdit): LiveCode {
  const opened = edit?.variant ?? variant;
  const files = Object.entries(sources).map(
    ([path, original]) => [path, { original, ...(edit?.files[path] ?? { text: original[opened] }) }] as const,
  );
  return { files: Object.fromEntries(files), variant: opened };
}

function isFileEdited({ original, text, typed }: LiveFile, variant: CodeVariant): boolean {
  // An edit that changes only types is not visible in JavaScript.
  return typed !== undefined || text !== original[variant];
}

/** Returns the edit of the code, for `openLiveCode`; undefined if it was not edited. */
export function savedEdit({ files, variant }: LiveCode): SavedEdit | undefined {
  const edited = Object.entries(files).filter(([, file]) => isFileEdited(file, variant));
  if (edited.length === 0) return undefined;
  const saved = edited.map(([path, { text, typed }]) => [
    path,
    { text, ...(typed === undefined ? {} : { typed }) },
  ]);
  return { variant, files: Object.fromEntries(saved) };
}

/** Returns the code after the reader has typed. A refused language is remembered, to retry the conversion. */
export function typeLiveCode(code: LiveCode, path: string, text: string): LiveCode {
  return {
    ...code,
    files: mapFiles(code.files, (file, each) => (each === path ? { original: file.original, text } : file)),
  };
}

/** Keeps the edit in its language and forgets the refused one. */
export function keepEdit({ files, variant }: LiveCode): LiveCode {
  return { files, variant };
}

/** Converts a file to the other language; undefined if it has errors. */
function convertFile(
  file: LiveFile,
  path: string,
  variant: CodeVariant,
  removeTypes: RemoveTypes,
): LiveFile | undefined {
  const { original, text, typed } = file;
  if (!isFileEdited(file, variant === 'TS' ? 'JS' : 'TS')) return { original, text: original[variant] };
  if (variant === 'TS') return { original, text: typed ?? text };
  if (!isTyped(path)) return file;
  const js = removeTypes(text);
  return js === undefined ? undefined : { original, text: js, typed: text };
}

/**
 * Converts the code to another language. An edit is converted too: to JavaScript without its types; to
 * TypeScript unchanged, because JavaScript is valid TypeScript, or back to the TypeScript that it was made
 * from. If a file has errors, nothing is converted, and the reader is asked what to do.
 */
export function convertLiveCode(code: LiveCode, variant: CodeVariant, removeTypes: RemoveTypes): LiveCode {
  if (variant === code.variant) return keepEdit(code);
  const converted: Record<string, LiveFile> = {};
  for (const [path, file] of Object.entries(code.files)) {
    const next = convertFile(file, path, variant, removeTypes);
    if (!next) return { ...code, refused: variant };
    converted[path] = next;
  }
  return { files: converted, variant };
}

/** Converts the code to the refused language, with the original of each file that has errors. */
export function discardEdit({ files, variant, refused }: LiveCode, removeTypes: RemoveTypes): LiveCode {
  if (!refused) return { files, variant };
  return {
    files: mapFiles(
      files,
      (file, path) =>
        convertFile(file, path, refused, removeTypes) ?? {
          original: file.original,
          text: file.original[refused],
        },
    ),
    variant: refused,
  };
}

/**
 * Tries again to convert the code to a language that was refused, because the reader may have fixed the
 * errors.
 */
export function retryLiveCode(code: LiveCode, removeTypes: RemoveTypes): LiveCode {
  return code.refused ? convertLiveCode(code, code.refused, removeTypes) : code;
}
