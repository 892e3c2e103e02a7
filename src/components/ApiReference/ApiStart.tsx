import { Fragment } from 'react';
import type { ApiUnit } from '../../model/api/ApiUnit';
import type { ApiContext } from './ApiEntry';

/** How to import the unit, and where its demos and its source are, in one line each. */
export function ApiStart({ unit, context }: { unit: ApiUnit; context: ApiContext }) {
  const { translate, highlight, demoPages, sourceLinks } = context;
  const [first = '', ...others] = unit.imports;
  return (
    <div className="api-start">
      <div className="code" id="import">
        <pre tabIndex={0} role="group" aria-label={translate('apiImport')} dir="ltr">
          <code className="language-ts" dangerouslySetInnerHTML={{ __html: highlight(first) }} />
        </pre>
        <button type="button" className="copy" data-copy="" data-needs-runtime="">
          <span className="tip">{translate('copy')}</span>
        </button>
      </div>
      {others.length > 0 ? (
        <p>
          {translate('apiImportOr')}{' '}
          {others.map((text) => (
            <code key={text}>{text}</code>
          ))}
        </p>
      ) : null}
      {demoPages.length > 0 ? (
        <p id="demos">
          {translate('apiDemosText')}{' '}
          {demoPages.map(({ href, text }, index) => (
            <Fragment key={href}>
              {index > 0 ? ' · ' : ''}
              <a href={href}>{text}</a>
            </Fragment>
          ))}
        </p>
      ) : null}
      {sourceLinks.length > 0 ? (
        <p>
          {sourceLinks.map(({ href, text }, index) => (
            <Fragment key={href}>
              {index > 0 ? ' · ' : ''}
              <a href={href} rel="noopener">
                {text}
              </a>
            </Fragment>
          ))}
        </p>
      ) : null}
    </div>
  );
}
