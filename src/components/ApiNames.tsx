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

/** Every name of the API reference by first letter, with a filter; each is a target for `/api/<name>/`. */
export function ApiNames({ names, translate }: { names: readonly LinkedApiName[]; translate: Translate }) {
  const letters = [...new Set(names.map(({ name }) => name.charAt(0).toUpperCase()))].sort();
  return (
    <div data-names="api">
      <NameFilter className="section-filter" translate={translate} />
      <div className="section-names api-names-list">
        {letters.map((letter) => (
          <div key={letter} data-filter-group="">
            <p aria-hidden="true">{letter}</p>
            <ul aria-label={letter}>
              {names
                .filter(({ name }) => name.charAt(0).toUpperCase() === letter)
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
