/** Whether a component belongs to another one by its name, as `CardMedia` does to `Card`. */
export function isPartOf(name: string, whole: string): boolean {
  return name.startsWith(whole) && /^\.?[A-Z]/.test(name.slice(whole.length));
}
