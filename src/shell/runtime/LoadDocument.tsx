import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { loadWhole } from '../../browser/navigation/brokenNavigation';

/**
 * Loads the document of the address where the page's data could not be read: a host has answered with a page, or the
 * answer was cut off. A document brings its data along, so that it does not lead here again.
 */
export function LoadDocument() {
  const { asPath } = useRouter();
  useEffect(() => loadWhole(asPath), [asPath]);
  return null;
}
