/** One line of a build's complaints: `file:line:column code message (hint)`. */
const LINE =
  /^(?<place>[^\s:]+:\d+:\d+) (?<warning>warning )?(?<code>[a-z\d-]+) (?<message>.+) \((?<hint>[^()]*(?:\([^()]*\)[^()]*)*)\)$/;

/**
 * The errors that a build reports, as `file:line:column code`, in the order in which they stand there; warnings are left
 * out.
 */
export function listProblems(output: string): string[] {
  return output.split('\n').flatMap((line) => {
    const { place, code, warning } = LINE.exec(line)?.groups ?? {};
    return place && code && !warning ? [`${place} ${code}`] : [];
  });
}

/** What a build prints that is neither a problem in the agreed form nor a step of its own. */
export function listStrays(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '' && !LINE.test(line))
    .filter((line) => !/^ *\d+(?:\.\d+)? s {2}|^\d+ problems?; nothing was built\.$/.test(line));
}
