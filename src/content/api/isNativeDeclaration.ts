import type { TypeDeclaration } from './TypeReader';

/** React declares it for native elements: `ButtonHTMLAttributes`, `DOMAttributes`, `RefAttributes` and so on. */
export function isNativeDeclaration({ packageName, owner }: TypeDeclaration): boolean {
  return packageName === '@types/react' && owner.endsWith('Attributes');
}
