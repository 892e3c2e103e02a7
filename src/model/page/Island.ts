/**
 * When a part of a page starts to live:
 * - `parsed`: once the document is parsed.
 * - `idle`: after the load event, when the browser has time, and the document is shown to a reader.
 * - `seen`: when its element is near the window and a reader is there, or when it is touched.
 * - `touched`: when the pointer, the focus, a press or a key comes to its element.
 */
export type IslandStart = 'parsed' | 'idle' | 'seen' | 'touched';

/** A part of a page that runs in the browser. */
export interface Island {
  /** Its module, from the project folder; it exports `start`, see `IslandModule`. */
  readonly entry: string;
  readonly starts: IslandStart;
  /** Set if it belongs to the page itself; otherwise to the elements that name it in `data-island`. */
  readonly on?: 'page';
  /** Set if it is bundled into one file, which shares no module, and no state, with other islands. */
  readonly alone?: true;
}

/** An island as a document names it. */
export interface ListedIsland extends Omit<Island, 'entry'> {
  /** Addresses of its modules: its own first, then all that it imports. */
  readonly files: readonly string[];
}

/** The islands of a site by name. */
export type IslandTable = Readonly<Record<string, Island>>;

/** What the module of an island exports. */
export interface IslandModule {
  /**
   * Brings the part to life. It lives when the function has returned, or its promise is fulfilled.
   * @param element the element that names the island, or the body for an island of the page
   * @throws if it cannot live; its element then says so
   */
  readonly start: (element: HTMLElement) => void | Promise<void>;
}
