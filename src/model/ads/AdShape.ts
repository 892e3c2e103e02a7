/** How an ad is laid out: a picture beside a text, or one running text. The same for a whole session. */
export type AdShape = 'image' | 'inline';
