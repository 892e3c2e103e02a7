import type { ComponentType } from 'react';

/** The facts that a part of the family gets about the page that it is drawn on. */
export interface FamilyPartProps {
  /** Code of the language that the reader has chosen. */
  readonly language: string;
  readonly productId: string;
}

/**
 * Blocks that Markdown can name, from `data/components.tsx`: `{{"component": "tokens/Colors"}}`. They are drawn once, at
 * build; other keys of the line are props. A block that has to be alive has an element with `data-island`, and a row in
 * `pages/_app.tsx` that names its module.
 */
export type FamilyComponents = Readonly<Record<string, ComponentType<never>>>;

/** Places of the frame that a family can fill. */
export const SLOT_NAMES = ['headerEnd', 'sidebarEnd', 'pageEnd', 'footerEnd'] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

/** The facts that a slot gets about its page. */
export interface FamilySlotProps extends FamilyPartProps {
  readonly pathname: string;
}

/** Ends of header, sidebar, page and footer, from `data/slots.tsx`. They are drawn once for each page, at build. */
export type FamilySlots = Readonly<Partial<Record<SlotName, ComponentType<FamilySlotProps>>>>;

/** Outlines of further icons for the tree of pages, from `data/icons.ts`: paths on a grid of 24 × 24, by name. */
export type FamilyIcons = Readonly<Record<string, string>>;

/** Name of the region of a page that has the HTML of a slot. */
export const slotRegion = (name: SlotName) => `_${name}`;
