import type { DemoExtras } from '../../model/demos/demo';
import type { CodeVariant } from '../../model/settings/codeSettings';

/** The code of a demo that the reader has before the eyes: the source in a language, or an edit of it. */
export interface ShownCode {
  readonly variant: CodeVariant;
  readonly edited?: string | undefined;
}

/** Its text, given what was fetched of the demo. */
export function shownText({ variant, edited }: ShownCode, extras: DemoExtras): string {
  return edited ?? extras.code[variant];
}
