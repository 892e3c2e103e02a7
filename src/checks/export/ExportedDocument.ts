import type { DocumentFacts } from '../../model/outputs/html/DocumentFacts';
import type { OutputPage } from '../../model/outputs/OutputPage';
import { decodeHash } from '../../model/routes/decodeHash';

/** One document of the export, as the rules see it. */
export interface ExportedDocument {
  /** Address: `/x/`, or `/404.html`. */
  readonly route: string;
  readonly facts: DocumentFacts;
  /** What it is to be written in: that of its page, or of where its redirect leads. */
  readonly language: string;
  /** What the build knows of it; absent for error pages and redirects. */
  readonly page?: OutputPage;
  readonly isRedirect: boolean;
}

/** What the rules know of the whole site. */
export interface ExportSite {
  readonly origin: string;
  readonly languages: readonly { readonly code: string; readonly direction: 'ltr' | 'rtl' }[];
  /** Whether a file goes out under an address without query and fragment. */
  readonly hasFile: (address: string) => boolean;
  /** Policy that the header of every document holds. */
  readonly headerPolicy: string;
}

/** What is kept of a document for the rules that look at all of them together. */
export interface SeenDocument {
  readonly file: string;
  readonly route: string;
  readonly title: string;
  readonly page?: OutputPage;
  readonly isRedirect: boolean;
  /** The rules about one document have found nothing in it. */
  readonly isSound: boolean;
  /** Files that these rules have looked for, by address: what they say depends on them. */
  readonly asked: readonly string[];
  /** Numbers of its links in the table of links, each once. */
  readonly links: readonly number[];
  /** Its ids, with a space around each. */
  readonly ids: string;
  /** Places that readers link to, see `DocumentFacts`. */
  readonly anchors: readonly string[];
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
}

/**
 * Whether a document has a place of that fragment: an id as it is or decoded, as browsers look for it, or a demo, whose
 * fragment also opens its code in the other language.
 * @param ids all ids, with a space around each
 */
export function hasPlace(ids: string, hash: string): boolean {
  return (
    hash === '' ||
    [hash, decodeHash(hash) ?? hash, hash.replace(/\.jsx?$/, '.tsx')].some((id) => ids.includes(` ${id} `))
  );
}
