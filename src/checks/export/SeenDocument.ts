import type { OutputPage } from '../../model/outputs/OutputPage';

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
