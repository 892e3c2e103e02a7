/** The scroll position of the reader, in pixels. */
export type Place = readonly [x: number, y: number];

/** Scroll positions by key of the history entry, oldest first. */
export type Places = readonly (readonly [key: string, place: Place])[];

function isPlace(value: unknown): value is Place {
  return Array.isArray(value) && value.length === 2 && value.every((pixels) => typeof pixels === 'number');
}

/** Parses the stored positions, without invalid entries; undefined if the text is not a list. */
export function parsePlaces(text: string | null): Places | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!Array.isArray(stored)) return undefined;
    return stored.filter(
      (entry): entry is Places[number] =>
        Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && isPlace(entry[1]),
    );
  } catch {
    return undefined;
  }
}
