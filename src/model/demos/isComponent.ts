import type { ComponentType } from 'react';

/** Whether a module's export can be drawn: a function, a class, or what `memo`, `forwardRef` and `lazy` give. */
export function isComponent(exported: unknown): exported is ComponentType {
  if (typeof exported === 'function') return true;
  if (typeof exported !== 'object' || exported === null || !('$$typeof' in exported)) return false;
  // An element has the mark, too, but is no component any more.
  return !('props' in exported);
}
