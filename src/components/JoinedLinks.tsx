import { Fragment } from 'react';
import type { PageLink } from '../model/page/PageData';

/** Links in one line, with a dot between two. */
export function JoinedLinks({ links, rel }: { links: readonly PageLink[]; rel?: string }) {
  return links.map(({ href, text }, index) => (
    <Fragment key={href}>
      {index > 0 ? ' · ' : ''}
      <a href={href} rel={rel}>
        {text}
      </a>
    </Fragment>
  ));
}
