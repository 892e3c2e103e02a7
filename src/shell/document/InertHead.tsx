import { Head } from 'next/document';

/**
 * Next's head without any script and without their preloads: `BootScripts` names the scripts in an inert element
 * instead. The overridden methods are internals of Next, which is why its version is pinned; a browser test fails
 * when a document holds a script that runs by itself.
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
