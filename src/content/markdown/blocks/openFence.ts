/** An opened fenced block of code. */
export interface OpenFence {
  /** Its marks, for example three backticks. */
  readonly marks: string;
  readonly info: string;
}

/** The fence that a line opens, its indentation taken off; undefined where it opens none. */
export function openFence(line: string): OpenFence | undefined {
  const match = /^(`{3,})([^`]*)$|^(~{3,})(.*)$/.exec(line);
  if (match === null) return undefined;
  return { marks: match[1] ?? match[3] ?? '', info: (match[2] ?? match[4] ?? '').trim() };
}

/** Whether a line closes a fence: the same mark, at least as many. */
export function closesFence(line: string, { marks }: OpenFence): boolean {
  const text = line.trim();
  return text.length >= marks.length && text === (marks[0] ?? '').repeat(text.length);
}
