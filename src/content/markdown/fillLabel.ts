/**
 * The label with its `{{name}}` places filled; a place without value stays, so that a mistake is seen.
 * @example fillLabel('Link to {{heading}}', { heading: 'Props' }) // 'Link to Props'
 */
export function fillLabel(label: string, values: Readonly<Record<string, string>>): string {
  return label.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}
