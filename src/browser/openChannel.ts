/** A line between the tabs of the site. */
export interface TabChannel {
  /** Says something to the others. */
  readonly tell: (text: string) => void;
  /** Ends it: nothing more is heard. */
  readonly close: () => void;
}

/**
 * Opens a line between the tabs of the site: what one says, the others hear. Where the browser has no such lines,
 * nobody hears anything.
 */
export function openChannel(name: string, hear?: (text: string) => void): TabChannel {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') hear?.(data);
    });
    return { tell: (text) => channel.postMessage(text), close: () => channel.close() };
  } catch {
    return { tell: () => undefined, close: () => undefined };
  }
}
