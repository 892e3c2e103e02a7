import { nameHint } from '../../../model/routes/editDistance';

/** A line of a file, with its number in it. */
export interface ShownLine {
  readonly text: string;
  readonly line: number;
}

/** Why a part of a file cannot be shown. */
export interface ShownFault {
  readonly message: string;
  readonly hint: string;
}

/** A line that opens or closes a region. Only the name of a closing one may be missing. */
interface Marker {
  readonly isEnd: boolean;
  readonly name: string;
}

/** The start of a comment, with the word of a marker. A `#region` without a comment may be a selector of CSS. */
const MARKER = /^(?:\/\/|\{?\/\*|<!--|#)[ \t]*#(end)?region(?![\w-])/;
const COMMENT_END = /(?:\*\/\}?|-->)$/;

/** Returns the marker in a line, such as `// #region name`; undefined if it has none. */
function readMarker(line: string): Marker | undefined {
  const text = line.trim();
  const match = MARKER.exec(text);
  if (!match) return undefined;
  return { isEnd: match[1] !== undefined, name: text.slice(match[0].length).replace(COMMENT_END, '').trim() };
}

/** A named part of a file: 0-based rows of its markers. The end is undefined if it is not closed. */
interface Region {
  readonly name: string;
  readonly from: number;
  to?: number;
}

function listRegions(lines: readonly string[]): Region[] {
  const regions: Region[] = [];
  const open: Region[] = [];
  lines.forEach((line, row) => {
    const marker = readMarker(line);
    if (!marker) return;
    if (!marker.isEnd) {
      const region = { name: marker.name, from: row };
      regions.push(region);
      open.push(region);
      return;
    }
    const index = marker.name ? open.findLastIndex(({ name }) => name === marker.name) : open.length - 1;
    const region = open[index];
    if (!region) return;
    region.to = row;
    open.splice(index, 1);
  });
  return regions;
}

/** Returns lines without blank ones at the ends and without their common indentation. */
function trimLines(lines: readonly ShownLine[]): ShownLine[] {
  const isText = ({ text }: ShownLine) => text.trim() !== '';
  const kept = lines.slice(Math.max(0, lines.findIndex(isText)), lines.findLastIndex(isText) + 1);
  const [first = '', ...others] = kept.filter(isText).map(({ text }) => /^[ \t]*/.exec(text)?.[0] ?? '');
  let common = first;
  for (const indent of others) while (!indent.startsWith(common)) common = common.slice(0, -1);
  return kept.map(({ text, line }) => ({ text: text.trim() && text.slice(common.length), line }));
}

/**
 * Returns the lines of a file, or of one of its regions, without the markers of regions and the common
 * indentation; or why there are none.
 * @param path the file as the page writes it, for messages
 */
export function readShownLines(
  text: string,
  path: string,
  name: string | undefined,
): ShownLine[] | ShownFault {
  const lines = text.split('\n');
  let from = 0;
  let to = lines.length;
  if (name !== undefined) {
    const regions = listRegions(lines);
    const [region, second] = regions.filter((one) => one.name === name);
    if (!region) {
      const names = regions.flatMap((one) => one.name || []);
      const marks = `write // #region ${name} and // #endregion ${name} around the lines to show`;
      return {
        message: `${path} has no region "${name}"`,
        hint: names.length > 0 ? nameHint(name, names) : marks,
      };
    }
    if (second) {
      const message = `${path} opens the region "${name}" twice, in lines ${region.from + 1} and ${second.from + 1}`;
      return { message, hint: 'give one of them another name' };
    }
    if (region.to === undefined) {
      const message = `${path} does not close the region "${name}" of line ${region.from + 1}`;
      return { message, hint: `write #endregion ${name} in a comment below its last line` };
    }
    from = region.from + 1;
    to = region.to;
  }
  const shown = lines
    .slice(from, to)
    .map((line, index) => ({ text: line, line: from + index + 1 }))
    .filter((line) => !readMarker(line.text));
  const trimmed = trimLines(shown);
  if (trimmed.length > 0) return trimmed;
  const what = name === undefined ? path : `the region "${name}" of ${path}`;
  return { message: `${what} is empty`, hint: 'show lines that have text' };
}
