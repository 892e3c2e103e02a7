import { CODE_STYLE_COOKIE_LIFETIME_S } from '../../constants';
import {
  CODE_VARIANT_COOKIE,
  DEFAULT_CODE_VARIANT,
  resolveCodeVariant,
  type CodeVariant,
} from '../../model/settings/codeVariant';
import { readCookie, writeCookie } from '../storage/cookie';

let chosen: CodeVariant | undefined;
const listeners = new Set<() => void>();

/** Tells about every change of the variant until it is undone. */
export function subscribeCodeVariant(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The variant that every demo of the document shows. */
export function getCodeVariant(): CodeVariant {
  chosen ??= resolveCodeVariant(window.location.hash, readCookie(CODE_VARIANT_COOKIE));
  return chosen;
}

/** The variant in documents as they are built. */
export function getServerCodeVariant(): CodeVariant {
  return DEFAULT_CODE_VARIANT;
}

/** Chooses the variant for every demo of the site. */
export function setCodeVariant(variant: CodeVariant): void {
  chosen = variant;
  writeCookie(CODE_VARIANT_COOKIE, variant, CODE_STYLE_COOKIE_LIFETIME_S);
  for (const listener of listeners) listener();
}
