/**
 * Does something once for each key, and gives the same answer to whoever asks again, also while it is under way. A
 * failure is not kept: whoever asks next begins anew.
 * @param load told of more only where it begins
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
