import { useEffect, useState } from 'react';
import type { PageProps } from '../../model/page/PageData';

/**
 * The props to draw. They are the given ones, but for the page for unknown addresses: it is one document in the default
 * language, and is drawn anew in the language of the address once that is fetched.
 */
export function useAddressLanguage<T extends Partial<PageProps>>(given: T): T | PageProps {
  const [fetched, setFetched] = useState<{ readonly for: T; readonly props: PageProps }>();
  useEffect(() => {
    const { page } = given;
    if (page?.kind !== 'notFound') return undefined;
    let gone = false;
    void import('../../browser/notFound/loadNotFound')
      .then(({ loadNotFound }) => loadNotFound(page))
      .then(
        (props) => props && !gone && setFetched({ for: given, props }),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [given]);
  return fetched?.for === given ? fetched.props : given;
}
