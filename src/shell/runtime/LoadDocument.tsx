import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { clock } from '../../browser/clock';
import { readStored, writeStored } from '../../browser/storage/storage';

const KEY = 'document-loaded-for';
/** The same address is not loaded twice within this time. */
const PAUSE_MS = 10_000;

/**
 * Stands in for a page whose data could not be read: a host has answered with a page, or the answer was cut off. Loads
 * the document of the address instead, once; where that leads here again, there is nothing to be had.
 */
export function LoadDocument() {
  const { asPath } = useRouter();
  useEffect(() => {
    const [moment, ...before] = (readStored(KEY, 'sessionStorage') ?? '').split(' ');
    if (before.join(' ') === asPath && clock.now() - Number(moment) < PAUSE_MS) return;
    writeStored(KEY, `${clock.now()} ${asPath}`, 'sessionStorage');
    window.location.assign(asPath);
  }, [asPath]);
  return null;
}
