/**
 * Returns a function that calls `load` once for each key and gives every caller the same promise, including
 * while it is pending. A failure is not kept: the next call for the key loads again.
 * @param load receives the other arguments only from the call that starts it
 */
export function onceEach<T, Rest extends readonly unknown[] = []>(
  load: (key: string, ...rest: Rest) => Promise<T>,
): (key: string, ...rest: Rest) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (key, ...rest) => {
    const known = answers.get(key);
    if (known) return known;
    const answer = load(key, ...rest);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
