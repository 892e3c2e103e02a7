import type { ApiTarget } from '../../model/api/ApiUnit';
import type { PageLink } from '../../model/page/PageData';
import type { Translate } from '../Translations/Translations';

/** What every part of an API page is drawn with. */
export interface ApiContext {
  readonly translate: Translate;
  /** HTML of a Markdown description of the package. */
  readonly renderMarkdown: (markdown: string) => string;
  /** HTML of highlighted TypeScript. */
  readonly highlight: (code: string) => string;
  readonly hrefOf: (target: ApiTarget) => string;
  /** Pages whose demos show the unit. */
  readonly demoPages: readonly PageLink[];
}
