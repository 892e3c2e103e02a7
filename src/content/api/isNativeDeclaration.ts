import type { TypeDeclaration, TypeMember } from './TypeReader';

/** React declares it for native elements: `ButtonHTMLAttributes`, `DOMAttributes`, `RefAttributes` and so on. */
export function isNativeDeclaration({ packageName, owner }: TypeDeclaration): boolean {
  return packageName === '@types/react' && owner.endsWith('Attributes');
}

/** React declares it, and nobody else. */
export function isNativeMember(member: TypeMember): boolean {
  const declarations = member.declarations();
  return declarations.length > 0 && declarations.every(isNativeDeclaration);
}
