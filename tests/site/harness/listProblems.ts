/** One problem line of a build: `file:line:column code message (hint)`. */
const LINE =
  /^(?<place>[^\s:]+:\d+:\d+) (?<warning>warning )?(?<code>[a-z\d-]+) (?<message>.+) \((?<hint>[^()]*(?:\([^()]*\)[^()]*)*)\)$/;

/** Lists the errors that a build reports, as `file:line:column code`, in order, without warnings. */
export function listProblems(output: string): string[] {
  return output.split('\n').flatMap((line) => {
    const { place, code, warning } = LINE.exec(line)?.groups ?? {};
    return place && code && !warning ? [`${place} ${code}`] : [];
  });
}

/** Lists the output lines of a build that are neither problems in the agreed form nor steps. */
export function listStrays(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '' && !LINE.test(line))
    .filter((line) => !/^ *\d+(?:\.\d+)? s {2}|^\d+ problems?; nothing was built\.$/.test(line));
}
