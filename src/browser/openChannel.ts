/** A message channel between the tabs of the site. */
export interface TabChannel {
  /** Sends a message to the other tabs. */
  readonly notify: (text: string) => void;
  /** Closes the channel; no more messages arrive. */
  readonly close: () => void;
}

/**
 * Opens a message channel between the tabs of the site. Does nothing if the browser has no
 * `BroadcastChannel`.
 */
export function openChannel(name: string, onMessage?: (text: string) => void): TabChannel {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') onMessage?.(data);
    });
    return { notify: (text) => channel.postMessage(text), close: () => channel.close() };
  } catch {
    return { notify: () => undefined, close: () => undefined };
  }
}
