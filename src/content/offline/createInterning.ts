/** Addresses as strings of their own: a part of a text keeps all of it in memory, and most are named by every page. */
export function createInterning(): (addresses: readonly string[]) => string[] {
  const interned = new Map<string, string>();
  return (addresses) =>
    addresses.map((address) => {
      const known = interned.get(address) ?? Buffer.from(address).toString();
      interned.set(known, known);
      return known;
    });
}
