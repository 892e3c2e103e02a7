import { createContext, memo, useContext } from 'react';
import type { DocSearchRecord } from '../../model/search/DocSearchRecord';
import type { SearchHit } from '../../model/search/SearchResult';
import type { Translate } from '../Translations/Translations';
import { HitRow } from './HitRow';

interface Drawing {
  readonly userLanguage: string;
  readonly translate: Translate;
  readonly onGo: (hit: SearchHit) => void;
}

const DrawingContext = createContext<Drawing | undefined>(undefined);

/** What hits are drawn with: the modal passes nothing but the hit. */
export const HitDrawing = DrawingContext.Provider;

/** The modal draws all hits anew for every letter; these are the same until it is answered. */
const SameRow = memo(HitRow);

/** A hit in the modal. What the modal would draw itself is HTML made of strings, and is left out. */
export function ModalHit({ hit }: { hit: DocSearchRecord }) {
  const drawing = useContext(DrawingContext);
  return drawing ? <SameRow hit={hit.shown} href={hit.url} {...drawing} /> : null;
}
