import type { ApiLookup } from '../../model/api/apiLookup';
import type { Language } from '../../model/languages/Language';
import type { PreviousNext } from '../../model/navigation/navTree';
import type { SharedProps } from '../../model/page/PageData';
import type { DemosByPage, DemoTheme } from '../demos/builtDemo';
import type { NameOf } from './buildSidebarTree';
import type { SiteContent } from './SiteContent';

/** What a page of one language is built with, the same for all of them. */
export interface BuildContext {
  readonly content: SiteContent;
  readonly language: Language;
  readonly nameOf: NameOf;
  /** The pages before and after a page of a product's tree. */
  readonly neighboursOf: (productId: string, pathname: string) => PreviousNext;
  /** Hashed address of a product's whole sidebar in this language. */
  readonly navHref: (productId: string) => string;
  readonly knownPagesHref: string;
  readonly shared: SharedProps;
  /** Hashed address of `shared`. */
  readonly sharedHref: string;
  /** Names of the API reference and their places. */
  readonly apiLookup: ApiLookup;
  /** Hashed address of the ads in this language. */
  readonly adsHref: string;
  readonly demos: DemosByPage;
  /** Variables of a product's demo theme. */
  readonly demoTheme: (productId: string) => DemoTheme | undefined;
}
