import { Fragment } from 'react';

/** Words that may not fit in the columns that names are shown in. */
const LONG = /\S{21,}/g;
/** Where such a word can break: before capital letters, and after `=`. */
const HUMP = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<==)/;
/** A character that no name contains, between the parts of words. */
const BREAK = '\u200B';

/** A text whose long words, such as `columnHeaderFilterDebounceMs`, break between their parts. */
export function Breakable({ text }: { text: string }) {
  const parts = text.replace(LONG, (word) => word.split(HUMP).join(BREAK)).split(BREAK);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
