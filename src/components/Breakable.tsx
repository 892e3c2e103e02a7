import { Fragment } from 'react';

/** Longer words may not fit in the columns that names are shown in, in letters. */
const LONGEST = 15;
/** Where such a word can break: after punctuation, and before `<` and `(`. */
const PUNCTUATION = /(?<=[|&,])(?=.)|(?<==)(?!>)|(?<=\w\.)(?=\w)|(?<=\w)(?=[<(])/;
/** Where an identifier can that is still as long: before capital letters. */
const HUMP = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
/** A character that no name contains, between the parts of words. */
const BREAK = '\u200B';

/** A text whose words of more than `longest` letters, such as `columnHeaderFilterDebounceMs`, break between their parts. */
export function Breakable({ text, longest = LONGEST }: { text: string; longest?: number }) {
  const split = (word: string, at: RegExp) => (word.length > longest ? word.split(at) : [word]);
  const parts = text
    .replace(/\S+/g, (word) =>
      split(word, PUNCTUATION)
        .flatMap((part) => split(part, HUMP))
        .join(BREAK),
    )
    .split(BREAK);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
