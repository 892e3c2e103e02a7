import { Head } from 'next/document';

/** The methods that are overridden below. */
const OVERRIDDEN = [
  'getScripts',
  'getDynamicChunks',
  'getPreNextScripts',
  'getPreloadMainLinks',
  'getPreloadDynamicChunks',
  'getPolyfillScripts',
];
const missing = OVERRIDDEN.filter((name) => !(name in Head.prototype));
if (missing.length > 0)
  throw new Error(`src/shell/next/InertHead.tsx: Head has no ${missing.join(', ')} any more`);

/**
 * Next's head without scripts and without their preloads: `BootScripts` lists the scripts in an inert element instead.
 * The overridden methods are not documented; their source is
 * https://github.com/vercel/next.js/blob/v16.4.6/packages/next/src/pages/_document.tsx
 * Guarded by `tests/browser/heldBoot.test.ts`, which fails if a document holds a script that runs by itself.
 */
export class InertHead extends Head {
  override getScripts() {
    return [];
  }
  override getDynamicChunks() {
    return [];
  }
  override getPreNextScripts() {
    return <></>;
  }
  override getPreloadMainLinks() {
    return [];
  }
  override getPreloadDynamicChunks() {
    return [];
  }
  override getPolyfillScripts() {
    return [];
  }
}
