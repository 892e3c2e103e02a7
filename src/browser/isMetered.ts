import { savesData } from './savesData';

/** Returns whether bytes may be dear: the data saver is on, or the connection is cellular or slow. */
export function isMetered(): boolean {
  const { connection } = navigator as { connection?: { type?: string; effectiveType?: string } };
  const { type, effectiveType = '4g' } = connection ?? {};
  return savesData() || type === 'cellular' || effectiveType !== '4g';
}
