/**
 * Returns the class names of components in a text, by the prefixes of the documented packages. State classes
 * (`Mui-disabled`) do not identify a component.
 */
function listClasses(text: string, prefixes: readonly string[]): string[] {
  if (prefixes.length === 0) return [];
  const escaped = prefixes.map((prefix) => prefix.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const name = `(?:${escaped.join('|')})[A-Z]`;
  // Generated class names are several names in a row.
  return text.match(new RegExp(`(?<!\\w)${name}\\w*(?:-+(?!${name})\\w+)+`, 'g')) ?? [];
}

/**
 * The context of class names: a tag, a call, a rule or a long selector, or a short selector that is not part
 * of a sentence.
 */
const MARKUP = /[<>="({]/;
const SELECTOR = /[.:]/;
/** A statement that imports names from a module. */
const IMPORT = /^\s*import\s+(?:type\s+)?(?<whole>\w+)?[\s,]*(?:\{(?<names>[^}]*)\})?\s*from\s*['"]/;

/** Returns the names that a statement imports, as their module has them. */
function listImported(text: string): string[] {
  const { whole, names = '' } = IMPORT.exec(text)?.groups ?? {};
  const listed = names.split(',').flatMap((part) => /^\s*(?:type\s+)?(\w+)/.exec(part)?.[1] ?? []);
  return [whole ?? [], listed].flat();
}

const PLAIN_WORD = /(?<=^|\s)[a-z]+(?:'[a-z]+)?(?=[,.?!]*(?:\s|$))/gi;

/** Prefix of class names that a style engine generates; readable names may follow. */
const GENERATED_CLASS = /^css-[a-z0-9]+-?/i;
const THEME = /^theme\.(?=\w)/;
const CALL = /\([^()]*\)$/;
const OVERRIDE = /^components\.(\w+)\.styleOverrides\.(\w+)$/;
const DEFAULT_PROP = /^components\.(\w+)\.defaultProps\.([\w-]+)$/;

/** `supplied to` names the component, possibly in one of React's wrappers. */
const PROP_TYPE = /prop(?: type)?: .*?[Pp]rop `([\w.]+)`.*? (?:supplied to|in) `(?:\w+\()*(\w+)\)*`/s;
const UNKNOWN_PROP = /does not recognize the `(\w+)` prop/;
/** React's warning that a component changes between controlled and uncontrolled. */
const CONTROL = /changing the (default |(?:un)?controlled )(\w+) state of (?:an uncontrolled )?(\w+)/;
/** React's hint at the component whose elements a warning is about, possibly in one of its wrappers. */
const RENDERED = /\s*Check the (?:top-level )?render (?:method of|call using) [`<]*(?:\w+\()*(\w+).*/s;
/** Prefixes that the console adds end in a colon: a query `error` means the word. */
const LEVEL =
  /^\s*(?:\(?(?:uncaught|warning|error|typeerror|in promise|console\.\w+)\b[:\s)]*)+(?<=:\s*|console\.\w+\s+)/i;
const BRAND = /^[A-Z][\w-]*(?: [A-Z]\w*)?: (?=\S+ )/;

/** The name of a function in a line of a stack trace, and a name in quotes in a message. */
const FRAME = /\bat (?:new |async )?([\w$.]+) \([^)]*:\d+/g;
const QUOTED = /[`'"]([\w$]+)[`'"]/g;
/** Maximum number of names from a stack trace: its first lines are where the error is. */
const MAX_FRAMES = 2;

/**
 * Reads a message that is followed by a stack trace: the message if it is one of a library, otherwise the names in it
 * and those of the functions, because the message of a browser says nothing about its cause.
 */
function readStack(text: string): string {
  const frames = [...text.matchAll(FRAME)];
  const message = text.slice(0, frames[0]?.index);
  if (frames.length === 0 || BRAND.test(message.replace(LEVEL, ''))) return message;
  const names = [...new Set(frames.map(([, name = '']) => name))].slice(0, MAX_FRAMES);
  return [...names, ...[...message.matchAll(QUOTED)].map(([, name = '']) => name)].join(' ');
}

/** A tag that a message names; one in pasted markup has attributes. */
const TAG = /<\/?(\w+)>/g;

/** Maximum length of a query in the dialog's field. */
export const MAX_QUERY_LETTERS = 128;
/** The subject of a message is at its beginning; only this much of a pasted file is read. */
const MAX_PASTED_LETTERS = 2000;

function isMarkup(text: string): boolean {
  return (
    MARKUP.test(text) ||
    GENERATED_CLASS.test(text.trim()) ||
    (SELECTOR.test(text) && (text.match(PLAIN_WORD) ?? []).length < 2)
  );
}

function readWord(word: string): string {
  const bare = word.replace(CALL, '').replace(/^[.&<"'`({[]+|[>"'`,;:)}\]]+$/g, '');
  if (GENERATED_CLASS.test(bare)) return bare.replace(GENERATED_CLASS, '') || bare;
  const path = bare.replace(THEME, '');
  return path.replace(OVERRIDE, '$1-$2').replace(DEFAULT_PROP, '$1.$2');
}

/**
 * Extracts the search terms from copied text: the class names of an element, a path into the theme, a console
 * message, a piece of code. Other text is returned unchanged.
 * @param classPrefixes what the class names of the documented packages begin with, see `SearchManifest`
 * @example readQuery('Warning: Failed prop type: Invalid prop `color` of value `x` supplied to
 * `ForwardRef(Button)`') // 'Button color'
 * @example readQuery('<li class="MuiButtonBase-root MuiMenuItem-root css-1km1ehz">', ['Mui'])
 * // 'MuiMenuItem-root'
 * @example readQuery('theme.components.MuiTab.styleOverrides.root') // 'MuiTab-root'
 */
export function readQuery(text: string, classPrefixes: readonly string[] = []): string {
  const imported = listImported(text);
  if (imported.length > 0) return imported.join(' ');
  const propType = PROP_TYPE.exec(text);
  if (propType) return `${propType[2]} ${propType[1]}`;
  const unknown = UNKNOWN_PROP.exec(text);
  if (unknown) return unknown[1] ?? '';
  const control = CONTROL.exec(text);
  if (control) {
    const [, way, prop = '', component] = control;
    const isDefault = way === 'default ';
    return `${component} ${isDefault ? `default${prop.charAt(0).toUpperCase()}${prop.slice(1)}` : prop}`;
  }
  const [hint = '', rendered = ''] = RENDERED.exec(text) ?? [];
  if (rendered) {
    const said = text.replace(hint, '');
    const names = [...said.matchAll(QUOTED)].map(([, name = '']) => name);
    return `${rendered} ${names.length > 0 ? names.join(' ') : readQuery(said, classPrefixes)}`;
  }
  const classes = isMarkup(text) ? listClasses(text, classPrefixes) : [];
  // The last class is the component's own; the earlier ones belong to the components that it is made of.
  const own = classes.at(-1);
  if (own) return own;
  const message = readStack(text).replace(LEVEL, '').replace(BRAND, '');
  return message
    .replace(TAG, '$1')
    .replace(/[`"“”]/g, ' ')
    .split(/(?<=\s)|(?=\s)/)
    .map((word) => (/\s/.test(word) ? word : readWord(word)))
    .join('')
    .trimStart();
}

/**
 * Shortens a pasted text to the length of the dialog's field, and keeps its most useful part.
 * @example condensePaste('Warning: Failed prop type: Invalid prop `color` …') // 'Button color'
 */
export function condensePaste(text: string, classPrefixes?: readonly string[]): string {
  const line = text.trim().slice(0, MAX_PASTED_LETTERS).replace(/\s+/g, ' ');
  if (line.length <= MAX_QUERY_LETTERS) return line;
  const meant = readQuery(line, classPrefixes).trim();
  if (meant.length <= MAX_QUERY_LETTERS) return meant;
  const space = meant.lastIndexOf(' ', MAX_QUERY_LETTERS);
  // Text in Chinese has no spaces.
  return meant.slice(0, space > 0 ? space : MAX_QUERY_LETTERS).trim();
}
