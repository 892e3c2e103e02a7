import type { DocumentFacts } from '../../model/outputs/html/DocumentFacts';
import type { OutputPage } from '../../model/outputs/OutputPage';

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
