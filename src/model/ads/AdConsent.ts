/**
 * Whether third parties may be asked for an ad: nobody has to be asked, the reader agreed, refused, or has not
 * answered. Only the first two allow it.
 */
export type AdConsent = 'unneeded' | 'given' | 'refused' | 'open';
