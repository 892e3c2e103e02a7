import { Fragment } from 'react';

/** Words up to this length fit in every column that names are shown in. */
const FITS = 16;
const HUMP = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<==)/;

/** A text whose long words, such as `columnFilterDebounceMs`, break before capital letters and after `=`. */
export function Breakable({ text }: { text: string }) {
  if (text.split(/\s+/).every((word) => word.length <= FITS)) return text;
  return text.split(HUMP).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
