import { Fragment } from 'react';
import { Breakable } from './Breakable';
import { NameFilter } from './NameFilter';
import type { PageLink } from '../model/page/PageData';
import type { Translate } from './Translations';

/** A name of the API reference with a link to its page in each product. */
export interface LinkedApiName {
  readonly name: string;
  readonly id: string;
  readonly links: readonly PageLink[];
}

/** A name, which leads to its first page, and its products: links if there are several. */
function ApiNameItem({ name, id, links }: LinkedApiName) {
  const [first, second] = links;
  return (
    <li id={id}>
      <strong>
        <a href={first?.href}>
          <Breakable text={name} />
        </a>
      </strong>{' '}
      <small>
        {second
          ? links.map(({ href, text }, index) => (
              <Fragment key={href}>
                {index > 0 ? ' · ' : ''}
                <a href={href}>{text}</a>
              </Fragment>
            ))
          : first?.text}
      </small>
    </li>
  );
}

const letterOf = ({ name }: { readonly name: string }) => name.charAt(0).toUpperCase();

/** Lists the headings of the list of names: its letters. */
export function listLetterHeadings(names: readonly { readonly name: string }[]) {
  const letters = [...new Set(names.map(letterOf))].sort();
  return letters.map((text) => ({ text, hash: `letter-${text.toLowerCase()}` }));
}

/** Every name of the API reference by first letter, with a filter; each is a target for `/api/<name>/`. */
export function ApiNames({ names, translate }: { names: readonly LinkedApiName[]; translate: Translate }) {
  return (
    <div data-names="api">
      <NameFilter className="section-filter" count={names.length} translate={translate} />
      <div className="section-names api-names-list">
        {listLetterHeadings(names).map(({ text: letter, hash }) => (
          <div key={letter} data-filter-group="">
            <h2 id={hash}>{letter}</h2>
            <ul aria-label={letter}>
              {names
                .filter((each) => letterOf(each) === letter)
                .map((name) => (
                  <ApiNameItem key={name.id} {...name} />
                ))}
            </ul>
          </div>
        ))}
      </div>
      <p role="status" data-name-none="" hidden>
        {translate('apiNoMatch')}
      </p>
    </div>
  );
}
