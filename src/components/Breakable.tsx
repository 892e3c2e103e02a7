import { Fragment } from 'react';

/** Longer words may not fit in the columns that names are shown in, in letters. */
const LONGEST = 15;
/** Where such a word can break: before capital letters, `<` and `(`, and after `=`. */
const HUMP = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=\w)(?=[<(])|(?<==)/;
/** A character that no name contains, between the parts of words. */
const BREAK = '\u200B';

/** A text whose words of more than `longest` letters, such as `columnHeaderFilterDebounceMs`, break between their parts. */
export function Breakable({ text, longest = LONGEST }: { text: string; longest?: number }) {
  const parts = text
    .replace(/\S+/g, (word) => (word.length > longest ? word.split(HUMP).join(BREAK) : word))
    .split(BREAK);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
