import type { DocumentFacts } from '../../model/outputs/html/DocumentFacts';
import type { OutputPage } from '../../model/outputs/OutputPage';
import { decodeHash } from '../../model/routes/decodeHash';

/** One document of the export, as input of the rules. */
export interface ExportedDocument {
  /** Path: `/x/`, or `/404.html`. */
  readonly route: string;
  readonly facts: DocumentFacts;
  /** Expected language: that of its page, or of the target of its redirect. */
  readonly language: string;
  /** Facts from the build; absent for error pages and redirects. */
  readonly page?: OutputPage;
  readonly isRedirect: boolean;
}

/** Facts about the whole site, as input of the rules. */
export interface ExportSite {
  readonly origin: string;
  /** Whether pages have images for social networks. */
  readonly hasCards: boolean;
  readonly languages: readonly { readonly code: string; readonly direction: 'ltr' | 'rtl' }[];
  /** Whether the export has a file at a path without query and fragment. */
  readonly hasFile: (address: string) => boolean;
  /** Policy in the header of every document. */
  readonly headerPolicy: string;
}

/** Facts about a document that are kept for the rules about all documents together. */
export interface SeenDocument {
  readonly file: string;
  readonly route: string;
  readonly title: string;
  readonly page?: OutputPage;
  readonly isRedirect: boolean;
  /** Whether the rules about one document found no problem. */
  readonly isSound: boolean;
  /** Paths of the files that these rules looked up: their result depends on them. */
  readonly asked: readonly string[];
  /** Numbers of its links in the link table, each once. */
  readonly links: readonly number[];
  /** Its ids, with a space around each. */
  readonly ids: string;
  /** Anchors that readers link to, see `DocumentFacts`. */
  readonly anchors: readonly string[];
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
}

/**
 * Whether a document has the target of a fragment: an id, tried as it is and decoded, as in browsers
 * (https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element), or a
 * demo, whose fragment also opens its code in the other language.
 * @param ids all ids, with a space around each
 */
export function hasTarget(ids: string, hash: string): boolean {
  return (
    hash === '' ||
    [hash, decodeHash(hash) ?? hash, hash.replace(/\.jsx?$/, '.tsx')].some((id) => ids.includes(` ${id} `))
  );
}
