import { StyleSheet } from '@emotion/sheet';
import { nestCondition } from './nestCondition';

/** Rules in the layer of demos. */
export function layered(rules: string): string {
  return `@layer mui{${rules}}`;
}

/** Browsers that lack it take a condition within a rule for something else. */
const canNest = () => 'CSSNestedDeclarations' in window;

/**
 * Puts every rule of a demo into layer `mui`. Done behind the style compiler, not in front of it: the right-to-left
 * plugin does not flip rules that already stand in a layer (stylis-plugin-rtl 2.1.1).
 *
 * A sheet in force that changes by more than a plain rule makes the browser lay out the whole document, and so does a
 * new one with a layer, where another one has changed or is adopted by the document. A press on a button adds several
 * rules. So the block of the layer is there before the first press, conditions go into the rules that they hold, and
 * animations, whose names are hashes, stand in a sheet without layers.
 */
export class LayeredSheet extends StyleSheet {
  private block: CSSGroupingRule | undefined;
  private frames: CSSStyleSheet | undefined;

  /** Opens the block of the layer, so that what is put in needs none. */
  prepare(): void {
    if (this.isSpeedy) this.block ??= this.open(layered(''));
  }

  override insert(rule: string): void {
    if (!this.isSpeedy) {
      super.insert(layered(rule));
      return;
    }
    this.ctr += 1;
    try {
      if (rule.startsWith('@keyframes')) {
        this.frames ??= this.add().sheet ?? undefined;
        this.frames?.insertRule(rule);
      } else this.insertLayered(rule);
      for (const tag of this.tags) tag.dataset.emotion = this.key;
    } catch {
      // A rule that this browser does not know is left out, as in any style sheet.
    }
  }

  override flush(): void {
    super.flush();
    this.block = undefined;
    this.frames = undefined;
  }

  private insertLayered(rule: string): void {
    const plain = canNest() ? nestCondition(rule) : rule.startsWith('@') ? undefined : [rule];
    // What else there is goes in order, too: whatever comes behind it stands behind it.
    if (!plain) this.block = this.open(layered(rule));
    this.prepare();
    for (const each of plain ?? []) {
      try {
        this.block?.insertRule(each, this.block.cssRules.length);
      } catch {
        // Of several rules in one condition, others may be known.
      }
    }
  }

  private open(rules: string): CSSGroupingRule | undefined {
    const { sheet } = this.add();
    sheet?.insertRule(rules);
    return sheet?.cssRules[0] as CSSGroupingRule | undefined;
  }

  private add(): HTMLStyleElement {
    const element = document.createElement('style');
    element.dataset.s = '';
    this.container.appendChild(element);
    this.tags.push(element);
    return element;
  }
}
