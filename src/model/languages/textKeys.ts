import { AD_TEXT_KEYS } from './keys/AD_TEXT_KEYS';
import { BUILD_TEXT_KEYS } from './keys/BUILD_TEXT_KEYS';
import { FRAME_TEXT_KEYS } from './keys/FRAME_TEXT_KEYS';
import { LAZY_TEXT_KEYS } from './keys/LAZY_TEXT_KEYS';
import { PAGE_TEXT_KEYS } from './keys/PAGE_TEXT_KEYS';

/** The key of an interface text. The lists in `keys/` say with what each of them travels. */
export type TextKey =
  | (typeof FRAME_TEXT_KEYS)[number]
  | (typeof PAGE_TEXT_KEYS)[number]
  | (typeof AD_TEXT_KEYS)[number]
  | (typeof LAZY_TEXT_KEYS)[number]
  | (typeof BUILD_TEXT_KEYS)[number];

export const TEXT_KEYS: readonly TextKey[] = [
  ...FRAME_TEXT_KEYS,
  ...PAGE_TEXT_KEYS,
  ...AD_TEXT_KEYS,
  ...LAZY_TEXT_KEYS,
  ...BUILD_TEXT_KEYS,
];

/** Interface texts of one language, or the part of them that a page carries. */
export type Translations = Readonly<Partial<Record<TextKey, string>>>;
