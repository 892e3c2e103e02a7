import type { ApiNative } from '../../model/api/ApiUnit';
import type { TypeMember } from './TypeReader';

/** React's interfaces that every element has, the closest first; the others tell which element it is. */
const COMMON = ['HTMLAttributes', 'SVGAttributes', 'AllHTMLAttributes', 'DOMAttributes'];
/** React's own, on every component. */
const REACT_PROPS = new Set(['key', 'ref', 'children', 'dangerouslySetInnerHTML']);

/** The attributes among the members that React declares. */
export function listAttributes(members: readonly TypeMember[]): TypeMember[] {
  return members.filter(({ name }) => !REACT_PROPS.has(name));
}

/** The native element that receives the members that React declares; undefined where it receives none. */
export function readNative(members: readonly TypeMember[]): ApiNative | undefined {
  const attributes = listAttributes(members);
  const owners = attributes.flatMap((member) => member.declarations().map(({ owner }) => owner));
  const specific = owners.filter((owner) => /(?:HTML|SVG)Attributes$/.test(owner) && !COMMON.includes(owner));
  const counts = new Map<string, number>();
  for (const owner of specific) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'en'));
  const interfaceName = most?.[0] ?? COMMON.find((owner) => owners.includes(owner));
  if (interfaceName === undefined) return undefined;
  const handler = attributes.find(({ name }) => name === 'onClick' || name === 'onFocus');
  const element = /\b(?:HTML|SVG)\w*Element\b/.exec(handler?.value.text().text ?? '')?.[0];
  return { ...(element && { element }), attributes: interfaceName };
}
