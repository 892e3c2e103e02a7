/**
 * The inline script of the 404 page: redirects addresses whose only fault is an extra prefix, or that a pattern
 * redirects, and lays out the page for the language of the address.
 */
import { leaveDefaultPrefix } from '../browser/notFound/leaveDefaultPrefix';
import { leaveOldAddress } from '../browser/notFound/leaveOldAddress';
import { root } from '../browser/root';
import type { ResolvedPattern } from '../model/outputs/RedirectPattern';

/** Codes of the languages from right to left; inserted by the build. */
declare const RIGHT_TO_LEFT: readonly string[];
/** Patterns of redirects in every language, the narrower ones first; inserted by the build. */
declare const PATTERNS: readonly ResolvedPattern[];

leaveDefaultPrefix();
leaveOldAddress(PATTERNS);
// The text comes later, and is no reason to mirror the page a second time.
if (RIGHT_TO_LEFT.includes(window.location.pathname.split('/')[1] ?? '')) root.dir = 'rtl';
