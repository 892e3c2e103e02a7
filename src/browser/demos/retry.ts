const TRIES = 3;
const PAUSE_MS = 600;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/**
 * Loads something; a load that fails is tried twice more, after a pause.
 * @throws the last failure
 */
export async function retry<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (tries === TRIES) throw error;
      await pause(PAUSE_MS * tries);
    }
  }
}
