type Answer = string | Promise<string> | Error | undefined;

/**
 * Returns a `fetch` for tests that gives one answer after the other and repeats the last one: a text, which
 * may arrive after the headers, an error, or no answer until the request is aborted. `asked` lists the cache
 * modes of the requests.
 */
export function serveAnswers(answers: readonly (() => Answer)[]): {
  fetch: typeof fetch;
  asked: (string | undefined)[];
} {
  const asked: (string | undefined)[] = [];
  const get = async (_href: string, { cache, signal }: RequestInit = {}) => {
    const give = answers[Math.min(asked.length, answers.length - 1)];
    const answer = give ? give() : '';
    asked.push(cache);
    const aborted = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
    aborted.catch(() => undefined);
    if (answer instanceof Error) throw answer;
    if (answer === undefined) return aborted;
    const text = () => Promise.race([answer, aborted]);
    return { ok: true, status: 200, text, json: async () => JSON.parse(await text()) as unknown };
  };
  return { fetch: get as unknown as typeof fetch, asked };
}
