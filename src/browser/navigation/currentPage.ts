import type { Translations } from '../../model/languages/textKeys';
import type { RunTime } from '../../model/page/PageData';
import { readFacts } from '../pageFacts';

/** The data about the page that other services need. */
export interface CurrentPage {
  /** Canonical pathname without language, query and fragment; never the address of an unknown page. */
  readonly pathname: string;
  /** Address in the reader's language. */
  readonly href: string;
  readonly product: string;
  readonly language: string;
  /** Address of the texts that are loaded on demand. */
  readonly textsHref: string;
  /** The texts included in the page. */
  readonly texts: Translations;
}

/** Returns the page of this document. */
export function getCurrentPage(): CurrentPage {
  const { page, texts } = readFacts();
  const { pathname, href, product, userLanguage, textsHref } = page;
  return { pathname, href, product: product.id, language: userLanguage, textsHref, texts };
}

/** Returns the facts about this deployment. */
export function readRunTime(): RunTime {
  return readFacts().site;
}
