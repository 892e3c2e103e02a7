/**
 * Returns whether a range of versions accepts any version with a major number. What is not a range, such as a tag,
 * accepts all.
 * @see https://github.com/npm/node-semver#ranges
 * @example acceptsMajor('^17.0.0 || ^18.0.0', 19) // false
 * @example acceptsMajor('>=16.8 <20', 19) // true
 */
export function acceptsMajor(range: string, major: number): boolean {
  return range.split('||').some((part) =>
    part
      .replace(/^\s*(\S+)\s+-\s+(\S+)\s*$/, '>=$1 <=$2')
      .replace(/([<>=^~])\s+/g, '$1')
      .trim()
      .split(/\s+/)
      .every((comparator) => {
        const [, sign, first, rest = ''] = /^(>=?|<=?)?[\^~=v]*(\d+)((?:\.\d+)*)/.exec(comparator) ?? [];
        if (first === undefined) return true;
        const number = Number(first);
        if (sign === undefined) return major === number;
        if (sign.startsWith('>')) return major >= number;
        return sign === '<=' || /[1-9]/.test(rest) ? major <= number : major < number;
      }),
  );
}
