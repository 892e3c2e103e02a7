import { parseDeprecation, type ApiDeprecation } from '../../model/api/ApiUnit';
import { tidyDescription } from '../../model/api/description';
import type { TypeDoc } from './TypeReader';

/** What the comment above a declaration says, in the reference's terms. */
export interface Comment {
  readonly description: string;
  readonly default?: string;
  readonly deprecated?: ApiDeprecation;
  readonly internal?: boolean;
  readonly returns?: string;
  /** Texts of the arguments, by name and in order. */
  readonly arguments: readonly { readonly name: string; readonly text: string }[];
}

/** Tags that keep a thing out of a package's own reference. */
const INTERNAL_TAGS = ['ignore', 'internal', 'private'];

/** A text without the star of the line of the next tag, where that has two. */
function dropStar(text: string): string {
  return text.replace(/\s+\*\s*$/, '');
}

/** Reads a comment. `linkSections`: see `ApiSource`. */
export function readComment({ text, tags }: TypeDoc, linkSections: readonly string[]): Comment {
  const textOf = (...names: string[]) => {
    const found = tags.find(({ name }) => names.includes(name));
    return found && dropStar(found.text.trim());
  };
  const fallback = textOf('default', 'defaultValue');
  const deprecation = textOf('deprecated');
  const returns = textOf('returns', 'return');
  // A text may follow the tag: `@ignore` alone on the first line and the description below it.
  const behindInternal = textOf(...INTERNAL_TAGS);
  const described = [dropStar(text), behindInternal ?? ''].filter(Boolean).join('\n\n');
  return {
    description: tidyDescription(described, linkSections),
    ...(fallback && { default: fallback.replace(/\s+/g, ' ').replace(/^\{(\w+)\}$/, '$1') }),
    ...(deprecation !== undefined && { deprecated: parseDeprecation(tidyDescription(deprecation, [])) }),
    ...(tags.some(({ name }) => INTERNAL_TAGS.includes(name)) && { internal: true }),
    ...(returns && { returns: tidyDescription(returns, []) }),
    arguments: tags.flatMap(({ argument, text: about }) =>
      argument === undefined
        ? []
        : [{ name: argument, text: tidyDescription(about.replace(/^\s*-\s*/, ''), []) }],
    ),
  };
}
