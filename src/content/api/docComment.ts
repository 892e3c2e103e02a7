import MarkdownIt from 'markdown-it';
import { type ApiDeprecation, type ApiNote, parseDeprecation } from '../../model/api/ApiUnit';
import { toOneLine } from './compiler/codeLine';
import type { TypeDeclaration } from './TypeReader';

/** A parsed doc comment. All texts are Markdown. */
export interface Comment {
  readonly description: string;
  readonly default?: string;
  readonly deprecated?: ApiDeprecation;
  /** Set if the package leaves the declaration out of its own reference. */
  readonly isInternal?: boolean;
  readonly returns?: string;
  /** Descriptions of the arguments, in order. */
  readonly arguments: readonly { readonly name: string; readonly text: string }[];
  /** Those of parameters are about type parameters. */
  readonly notes: readonly ApiNote[];
}

/** Reads the comment of a declaration; an empty one if there is none. */
export type ReadComment = (declaration: TypeDeclaration | undefined) => Comment;

/** What a comment needs of its package. */
export interface CommentSurroundings {
  /** See `ApiSource`. */
  readonly linkSections: readonly string[];
  /** Returns the href of the page that explains a name. */
  readonly findHref: (name: string) => string | undefined;
  /** Returns the text of the comment that `@inheritDoc` names; undefined if there is none. */
  readonly findInherited: (name: string) => string | undefined;
  /** Receives a problem of the comment that the page cannot show. */
  readonly report: (code: string, message: string, hint: string) => void;
}

/** What a block tag means. `modifier` stands alone: text after it belongs to the block before it. */
const MEANINGS = {
  parameter: 'param arg argument',
  typeParameter: 'typeparam template',
  returns: 'returns return yields yield',
  default: 'default defaultvalue',
  deprecated: 'deprecated',
  text: 'remarks description desc summary',
  example: 'example',
  see: 'see',
  since: 'since',
  throws: 'throws throw exception',
  inherited: 'inheritdoc',
  internal: 'hidden ignore internal private',
  modifier:
    'abstract alpha async beta eventproperty experimental generator override packagedocumentation protected public readonly sealed static virtual',
  /** Structure that the types express. A blank line ends it; of a tag that stands alone, only the tag is hidden. */
  structure:
    'access augments callback category class constant constructor event extends fires function group implements interface kind listens member memberof method module name namespace prop property requires this type typedef',
  /** Notes of the authors, with all of their paragraphs. */
  hidden: 'author copyright decorator license privateremarks todo version',
} as const;
type Meaning = keyof typeof MEANINGS;

/** The tags that are read. Other words with an at sign, such as `@media`, are text. */
const TAGS: ReadonlyMap<string, Meaning> = new Map(
  (Object.keys(MEANINGS) as Meaning[]).flatMap((meaning) =>
    MEANINGS[meaning].split(' ').map((tag) => [tag, meaning] as const),
  ),
);

/** What `@inheritDoc` takes from the other comment. */
const INHERITED: ReadonlySet<Meaning> = new Set<Meaning>([
  'text',
  'parameter',
  'typeParameter',
  'returns',
  'throws',
]);

interface Block {
  readonly meaning: Meaning;
  readonly text: string;
}

const parser = new MarkdownIt();

/** Lists the ranges of lines with code: fences, and indented code if it is asked for. */
function listCode(
  text: string,
  types: readonly string[] = ['fence'],
): readonly (readonly [number, number])[] {
  if (!/```|~~~|^(?: {4}|\t)/m.test(text)) return [];
  const tokens: ReturnType<typeof parser.parse> = [];
  parser.block.parse(text, parser, {}, tokens);
  return tokens.flatMap(({ type, map }) => (types.includes(type) && map ? [map] : []));
}

/** A blank line, or the start of a line that may begin with a tag. Code between backticks ends before it. */
const SPAN_END = /(\n[ \t]*(?=[\n@]))/;

/** Replaces the code between backticks. Each run of backticks is visited once, as a comment may have thousands. */
function replaceSpans(prose: string, replace: (span: string) => string): string {
  const paragraphs = prose.split(SPAN_END).map((paragraph) => {
    const runs = [...paragraph.matchAll(/`+/g)].map(({ 0: { length }, index }) => ({ index, length }));
    const latest = new Map<number, number>();
    const ends = new Map<number, number>();
    for (const [at, { length }] of runs.entries()) {
      const former = latest.get(length);
      if (former !== undefined) ends.set(former, at);
      latest.set(length, at);
    }
    let shown = '';
    let read = 0;
    for (const [at, { index }] of runs.entries()) {
      const end = runs[ends.get(at) ?? runs.length];
      if (!end || index < read || paragraph[index - 1] === '\\') continue;
      shown += paragraph.slice(read, index);
      read = end.index + end.length;
      shown += replace(paragraph.slice(index, read));
    }
    return shown + paragraph.slice(read);
  });
  return paragraphs.join('');
}

/** Placeholder of a piece of code. Comments have no characters of private use. */
const HOLE = /\uE000(\d+)\uE000/g;

/**
 * Changes a text without its code, in fences and between backticks.
 * @example changeProse('See `a` and a.', (prose) => prose.replaceAll('a', 'b')) // 'See `a` bnd b.'
 */
export function changeProse(markdown: string, change: (prose: string) => string): string {
  const pieces: string[] = [];
  const hide = (piece: string) => `\uE000${pieces.push(piece) - 1}\uE000`;
  const lines = markdown.split('\n');
  const shown: string[][] = [];
  let row = 0;
  for (const [start, end] of listCode(markdown, ['fence', 'code_block'])) {
    shown.push(lines.slice(row, start), [hide(lines.slice(start, end).join('\n'))]);
    row = end;
  }
  const prose = [...shown, lines.slice(row)].flat().join('\n');
  return change(replaceSpans(prose, hide)).replace(HOLE, (_, index: string) => pieces[Number(index)] ?? '');
}

/** A tag at the start of a line; some comments have a second star before it. */
const TAG = /^[ \t]*(?:\*[ \t]+)?@([a-z]+)(?=[\s{:]|$):?/i;

/** An item of a list, to which the indented lines below it belong. */
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s/;

/** Removes the indentation that all lines after the first share. */
function dedent(text: string): string {
  const [first = '', ...others] = text.split('\n');
  if (ITEM.test(first)) return text.trim();
  const depth = others
    .filter((line) => line.trim())
    .reduce((least, line) => Math.min(least, line.search(/\S/)), Infinity);
  return [first.trimStart(), ...others.map((line) => line.slice(depth))].join('\n').trim();
}

/** The end of a sentence. That of an abbreviation is not one. */
const SENTENCE_END = /(?<!\b(?:cf|e\.g|i\.e|vs))[.!?。！？]["'”’)\]*_]*$/iu;
/** Number of characters in which a sentence ends. */
const END_LENGTH = 12;

/** What may be between two tags: nothing, one word, or one link. */
const SHORT = /^(?:\s+(?:\{@[^{}]*\}|\S+))?$/;
const MAX_SHORT = 200;

/** Tags that TSDoc allows anywhere. Text after them would be part of a sentence that speaks of them. */
const MODIFIERS: ReadonlySet<Meaning | undefined> = new Set<Meaning>(['internal', 'modifier']);

/**
 * Puts the tags of a comment of one line on lines of their own. In TSDoc a tag begins a line, but packages write
 * `The width. @default 1 @beta`, too. So a tag counts after the end of a sentence, and after another tag that has one
 * word or none; its text goes to the next tag or to the end of the comment. At the end of the comment, a modifier
 * counts after anything. Every other one is part of its sentence: `Sets the @default value.`
 */
function breakTags(text: string): string {
  if (text.includes('\n')) return text;
  return changeProse(text, (prose) => {
    const [whole = '', first = ''] = TAG.exec(prose) ?? [];
    /** Where the last tag ends. */
    let end = TAGS.has(first.toLowerCase()) ? whole.length : -Infinity;
    return prose.replace(/(?<!\s)\s+@(\w+)(?=\s|$)/g, (tag: string, name: string, start: number) => {
      const meaning = TAGS.get(name.toLowerCase());
      const isTag =
        (start - end < MAX_SHORT && SHORT.test(prose.slice(end, start))) ||
        SENTENCE_END.test(prose.slice(Math.max(0, start - END_LENGTH), start)) ||
        (MODIFIERS.has(meaning) && !/\S/.test(prose.slice(start + tag.length)));
      if (!meaning || !isTag) return tag;
      end = start + tag.length;
      return `\n${tag.trim()}`;
    });
  });
}

/** Splits a comment into its text and its tags. A tag begins a line outside of code. */
function splitBlocks(comment: string, { linkSections }: CommentSurroundings): Block[] {
  const text = breakTags(comment.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]|\p{Co}/gu, ''));
  // A fence may begin beside a tag. Then the first line of the code is that of the tag.
  const lines = text.split('\n');
  const fenced = lines.map((line) => line.replace(/^[ \t]*@[a-z]+[ \t]+(?=```|~~~)/i, ''));
  const code = new Set(
    listCode(fenced.join('\n')).flatMap(([start, end]) => {
      const first = fenced[start] === lines[start] ? start : start + 1;
      return Array.from({ length: end - first }, (_, row) => first + row);
    }),
  );
  const blocks: { meaning: Meaning; lines: string[] }[] = [{ meaning: 'text', lines: [] }];
  for (const [row, line] of lines.entries()) {
    const [tag = '', name = ''] = (code.has(row) ? undefined : TAG.exec(line)) ?? [];
    const section = linkSections.find((word) => word.toLowerCase() === name.toLowerCase());
    const meaning = TAGS.get(name.toLowerCase());
    const rest = line.slice(tag.length);
    const isBlank = rest.trim() === '' && !code.has(row);
    if (section !== undefined) blocks.push({ meaning: 'text', lines: [`${section}:${rest}`] });
    else if (isBlank && (meaning ?? blocks.at(-1)?.meaning) === 'structure')
      blocks.push({ meaning: 'text', lines: [] });
    else if (meaning === 'returns') blocks.push({ meaning, lines: [rest.replace(DASH, '')] });
    else if (meaning && meaning !== 'modifier') blocks.push({ meaning, lines: [rest] });
    else blocks.at(-1)?.lines.push(meaning ? rest : line);
  }
  return blocks.map(({ meaning, lines }) => ({ meaning, text: dedent(lines.join('\n')) }));
}

/** A note of the package's authors to themselves, to the end of its paragraph. */
const NOTE = /^[ \t]*TODO\b[^\n:]{0,30}:[^\n]*(?:\n(?![ \t]*\n)[^\n]*)*/gm;

/** Returns whether a target of a link is an address. */
function isAddress(target: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:\/\/|mailto:|\/)/i.test(target);
}

function linkName(name: string, label: string, { findHref }: CommentSurroundings): string {
  const href = findHref(name);
  if (href !== undefined) return `[${label || `\`${name}\``}](${href})`;
  return label ? `${label} (\`${name}\`)` : `\`${name}\``;
}

/** A link. Its label ends before the next inline tag, so one that is not closed is read once. */
const LINK = /\{@link(?:code|plain)?\s+([^}|\s]+)(?:[|\s]((?:[^{}]|\{(?!@))*))?\}/g;

/**
 * Converts the text of a block to Markdown for readers. Links to names become links or code. Notes (`TODO: …`) and
 * paragraphs that only list links below one of the words of the family are removed. Code stays as it is.
 */
function tidy(text: string, surroundings: CommentSurroundings): string {
  return changeProse(text, (prose) => {
    const linked = prose
      .replace(NOTE, '')
      .replace(/\[\[([^[\]]+)\]\](?!\()/g, (_, name: string) => linkName(name, '', surroundings))
      .replace(LINK, (_, target: string, label = '') => {
        const shown = String(label)
          .replace(/^[|\s]+/, '')
          .trimEnd();
        return isAddress(target) ? `[${shown || target}](${target})` : linkName(target, shown, surroundings);
      });
    return dropSections(linked, surroundings.linkSections);
  }).trim();
}

/** Returns whether a paragraph is a list with a link in each item. Lines of an item are indented. */
function isLinkList(paragraph: string): boolean {
  const items = paragraph.split(/\n(?![ \t]+[^\s*-])/);
  return items.every((item) => /^[ \t]*[-*] /.test(item) && item.includes(']('));
}

/** Removes the lists of links below one of the words, with the word. */
function dropSections(prose: string, linkSections: readonly string[]): string {
  const shown: string[] = [];
  /** The word, until a list follows. */
  let word: string | undefined;
  let isDropping = false;
  for (const paragraph of prose.replace(/\n(?=\w+:\n)/g, '\n\n').split(/\n(?:[ \t]*\n)+/)) {
    const [, heading = '', list = ''] = /^\s*(\w[\w ]*):[ \t]*(?:\n([^]*))?$/.exec(paragraph) ?? [];
    if (linkSections.includes(heading) && (list.trim() === '' || isLinkList(list))) {
      if (word !== undefined) shown.push(word);
      word = list.trim() === '' ? paragraph : undefined;
      isDropping = true;
    } else if (isDropping && isLinkList(paragraph)) word = undefined;
    else {
      shown.push(...(word === undefined ? [] : [word]), paragraph);
      word = undefined;
      isDropping = false;
    }
  }
  return [...shown, ...(word === undefined ? [] : [word])].join('\n\n');
}

/** Splits off what a text has between the brackets that it begins with; they may contain others. */
function splitBrackets(text: string, open: string, close: string): { inside?: string; rest: string } {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    if (text[at] === close) depth -= 1;
    if (depth === 0)
      return at === 0 ? { rest: text } : { inside: text.slice(1, at), rest: text.slice(at + 1) };
  }
  return { rest: text };
}

/** Splits off the type in braces that a block may begin with. What is in the next line stays there. */
function splitType(text: string): { readonly type: string; readonly rest: string } {
  const { inside = '', rest } = text.startsWith('{@') ? { rest: text } : splitBrackets(text, '{', '}');
  return { type: inside.trim(), rest: rest.replace(/^[ \t]+/, '') };
}

/** A dash between a tag or a name and its text. One in the next line begins an item of a list. */
const DASH = /^[ \t]*(?:[-–—](?=\s)[ \t]*)?/;

/** Splits a parameter into its name and its text. `[size=3]` is optional, with a default value. */
function splitParameter(block: string): { name: string; text: string; fallback: string } {
  const whole = splitType(block).rest.trimStart();
  const { inside, rest } = splitBrackets(whole, '[', ']');
  const [plain = ''] = inside === undefined ? (/^\S+/.exec(whole) ?? []) : [inside];
  const [name = '', ...value] = plain.split('=');
  const text = inside === undefined ? whole.slice(plain.length) : rest;
  return { name: name.trim(), text: text.replace(DASH, ''), fallback: value.join('=').trim() };
}

/** Splits type parameters, such as `K, V`, from their text. The default of `[T=string]` is in the type, too. */
function splitTypeParameters(block: string): { readonly name: string; readonly text: string } {
  const whole = splitType(block).rest.trimStart();
  if (whole.startsWith('[')) return splitParameter(block);
  const [start = '', name = ''] =
    /^(?:const[ \t]+)?([\p{L}\p{N}_$]+(?:,\s*[\p{L}\p{N}_$]+)*)/u.exec(whole) ?? [];
  return { name, text: whole.slice(start.length).replace(DASH, '') };
}

/** Lists the arguments; members of an argument (`options.size`) become a list in its text. */
function listArguments(blocks: readonly Block[], surroundings: CommentSurroundings): Comment['arguments'] {
  const listed: { name: string; text: string; members: string[] }[] = [];
  const owners = new Map<string, string[]>();
  for (const block of blocks) {
    if (block.meaning !== 'parameter') continue;
    const { name, text, fallback } = splitParameter(block.text);
    const shown = tidy(fallback ? `${text} (\`= ${fallback}\`)` : text, surroundings);
    const [, owner = '', member = ''] = /^([^.]+)\.(.*)$/s.exec(name) ?? [];
    const siblings = owners.get(owner);
    if (siblings) siblings.push(`- \`${member}\`: ${shown.replaceAll('\n', '\n  ')}`);
    else {
      const members: string[] = [];
      listed.push({ name, text: shown, members });
      if (!owners.has(name)) owners.set(name, members);
    }
  }
  return listed.map(({ name, text, members }) => {
    const gap = members.length === 0 ? '' : /^- /m.test(text) ? '\n' : '\n\n';
    return { name, text: `${text}${gap}${members.join('\n')}`.trim() };
  });
}

/** Returns how many more brackets open in the code than close. */
function countOpen(code: string): number {
  const count = (letters: RegExp) => code.match(letters)?.length ?? 0;
  return count(/[{[(]/g) - count(/[}\])]/g);
}

/**
 * Splits a default value, in one line, from the paragraphs after it. TSDoc writes the value between backticks or in a
 * fence, JSDoc as it is.
 * @example splitDefault('`1`\n\nIn pixels.') // { value: '1', rest: 'In pixels.' }
 */
function splitDefault(text: string): { readonly value: string; readonly rest: string } {
  const fenced = /^(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n([^]*?)\n\1(?:\n|$)/.exec(text);
  if (fenced) return { value: toOneLine(fenced[2] ?? ''), rest: text.slice(fenced[0].length) };
  const paragraphs = text.split(/\n[ \t]*\n/);
  let open = 0;
  const last = paragraphs.findIndex((paragraph) => {
    open += countOpen(paragraph);
    return open <= 0;
  });
  const end = last === -1 ? paragraphs.length : last + 1;
  const bare = paragraphs
    .slice(0, end)
    .join('\n\n')
    .replace(/^\{(\w+)\}$/, '$1')
    .replace(/^`(?:(?!\$\{)[^`])+`(?=[\s.,;(]|$)/, (span) => span.slice(1, -1));
  return { value: toOneLine(bare), rest: paragraphs.slice(end).join('\n\n') };
}

/** Splits an example into its title and its text; without a fence, all of it is code, as in editors. */
function readExample(text: string, surroundings: CommentSurroundings): ApiNote {
  const [, caption, rest = text] = /^<caption>(.*?)<\/caption>\s*([^]*)$/.exec(text) ?? [];
  if (listCode(rest).length === 0) {
    const code = rest ? `\`\`\`tsx\n${rest}\n\`\`\`` : '';
    return { kind: 'example', text: code, ...(caption !== undefined && { name: caption }) };
  }
  const [first = '', ...others] = rest.split('\n');
  const hasTitle = caption === undefined && first !== '' && !/^(?:```|~~~)/.test(first);
  const title = hasTitle ? first : caption;
  return {
    kind: 'example',
    text: tidy(hasTitle ? others.join('\n') : rest, surroundings),
    ...(title !== undefined && { name: title }),
  };
}

/** Returns the reference of `@see`: an address or a name becomes a link. */
function readReference(text: string, surroundings: CommentSurroundings): string {
  const [word = ''] = /^\S+/.exec(text) ?? [];
  const rest = text.slice(word.length);
  if (isAddress(word))
    return `[${word}](${word})${tidy(rest, surroundings) && ` ${tidy(rest, surroundings)}`}`;
  return surroundings.findHref(word) !== undefined && rest === ''
    ? linkName(word, '', surroundings)
    : tidy(text, surroundings);
}

function readNotes(blocks: readonly Block[], surroundings: CommentSurroundings): ApiNote[] {
  const notes = blocks.flatMap(({ meaning, text }): ApiNote[] => {
    switch (meaning) {
      case 'typeParameter': {
        const { name, text: said } = splitTypeParameters(text);
        const about = tidy(said, surroundings);
        return about ? [{ kind: 'parameter', name, text: about }] : [];
      }
      case 'throws': {
        const { type, rest } = splitType(text);
        const about = tidy(rest, surroundings);
        return [{ kind: 'throws', text: [type && `\`${type}\``, about].filter(Boolean).join(' ') }];
      }
      case 'since':
        return [{ kind: 'since', text: tidy(text, surroundings) }];
      case 'see':
        return [{ kind: 'see', text: readReference(text, surroundings) }];
      case 'example':
        return [readExample(text, surroundings)];
      default:
        return [];
    }
  });
  return notes.filter(({ text, name }) => text !== '' || name !== undefined);
}

const INLINE_INHERITED = /\{@inheritDoc(?:[ \t]((?:[^{}]|\{(?!@))*))?\}/gi;
/** More comments that inherit from one another are taken for a circle. */
const MAX_STEPS = 100;

/**
 * Lists the blocks of a comment with those that it inherits. What is inherited, but unknown, leaves nothing.
 * @param path the comments that lead to this one, each of which inherits the text of the next
 * @param seen all texts so far, each of which is inherited once
 */
function listBlocks(
  comment: string,
  surroundings: CommentSurroundings,
  path: readonly string[] = [],
  seen = new Set<string>(),
): Block[] {
  const names = new Set<string>();
  const own = splitBlocks(comment, surroundings).map(({ meaning, text }): Block => {
    if (meaning === 'inherited') {
      const [name = ''] = /^\S*/.exec(text) ?? [];
      names.add(name);
      return { meaning: 'text', text: text.slice(name.length).trim() };
    }
    if (!text.includes('{@')) return { meaning, text };
    const rest = changeProse(text, (prose) =>
      prose.replace(INLINE_INHERITED, (_, name: string | undefined) => {
        names.add(name?.trim() ?? '');
        return '';
      }),
    );
    return { meaning, text: rest.trim() };
  });
  const steps = [...path, comment];
  const inherited = [...names].flatMap((name) => {
    const text = surroundings.findInherited(name);
    if (text === undefined) return [];
    if (steps.includes(text) || steps.length > MAX_STEPS) {
      const message = `the comment inherits the text of "${name}" in a circle`;
      surroundings.report('circular-inherited-text', message, 'write the text at one of the declarations');
      return [];
    }
    if (seen.has(text)) return [];
    seen.add(text);
    return listBlocks(text, surroundings, steps, seen).filter((block) => INHERITED.has(block.meaning));
  });
  return [...own, ...inherited];
}

/** Parses a doc comment without its delimiters: Markdown with the tags of TSDoc and JSDoc. */
export function parseComment(comment: string, surroundings: CommentSurroundings): Comment {
  const blocks = listBlocks(comment, surroundings);
  const textsOf = (meaning: Meaning) =>
    blocks.filter((block) => block.meaning === meaning).map(({ text }) => text);
  const join = (texts: readonly string[]) =>
    texts
      .map((text) => tidy(text, surroundings))
      .filter(Boolean)
      .join('\n\n');
  const defaults = textsOf('default').map(splitDefault);
  const [value, ...others] = new Set(defaults.flatMap((found) => found.value || []));
  if (value !== undefined && others.length > 0) {
    const message = `the comment has several default values: ${[value, ...others].join(' and ')}`;
    surroundings.report('second-default', message, 'keep one; the page has the first');
  }
  const deprecations = textsOf('deprecated');
  const returns = join(
    textsOf('returns').map((text) => {
      const { type, rest } = splitType(text);
      return type ? rest.replace(DASH, '') : rest;
    }),
  );
  return {
    description: join([...textsOf('text'), ...defaults.map(({ rest }) => rest)]),
    ...(value !== undefined && { default: value }),
    ...(deprecations.length > 0 && { deprecated: parseDeprecation(join(deprecations)) }),
    ...(blocks.some(({ meaning }) => meaning === 'internal') && { isInternal: true }),
    ...(returns && { returns }),
    arguments: listArguments(blocks, surroundings),
    notes: readNotes(blocks, surroundings),
  };
}
