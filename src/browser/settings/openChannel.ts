/**
 * Opens a line between the tabs of the site: what one says, the others hear. Returns what says something; where the
 * browser has no such lines, nobody hears it.
 */
export function openChannel(name: string, hear: (text: string) => void): (text: string) => void {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') hear(data);
    });
    return (text) => channel.postMessage(text);
  } catch {
    return () => undefined;
  }
}
