import { placeErrorPages } from './placeErrorPages';

/** Writes what goes out beside the pages into an export that is complete otherwise. */
export function writeOutputs(folder: string): void {
  placeErrorPages(folder);
}
