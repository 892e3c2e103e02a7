import type { ReactNode } from 'react';
import type { ApiType } from '../../model/api/ApiUnit';
import type { ApiContext } from './ApiContext';

/** A text in which each linked name leads to its own page. */
function linkNames(text: string, { links }: ApiType, { hrefOf }: ApiContext): ReactNode {
  const names = Object.keys(links ?? {});
  if (names.length === 0) return text;
  const parts = text.split(new RegExp(`\\b(${names.join('|')})\\b`));
  return parts.map((part, index) => {
    const target = links?.[part];
    return target ? (
      <a key={index} href={hrefOf(target)}>
        {part}
      </a>
    ) : (
      part
    );
  });
}

/** A type in one line; where that hides something, the whole of it opens below. */
export function ApiTypeText({ type, context }: { type: ApiType; context: ApiContext }) {
  const short = <code className="api-type">{linkNames(type.text, type, context)}</code>;
  if (!type.full) return short;
  return (
    <details className="api-full-type">
      <summary>{short}</summary>
      <pre tabIndex={0} role="group" aria-label={context.translate('apiWholeType')} dir="ltr">
        <code>{linkNames(type.full, type, context)}</code>
      </pre>
    </details>
  );
}
