import type { ApiUnit } from '../../model/api/ApiUnit';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import { translate } from '../../model/languages/translate';
import type { ParsedPage } from '../markdown/ParsedPage';
import type { BuildContext } from './BuildContext';
import type { PageSource } from './PageSource';

const DESCRIPTION_MAX = 160;

function cut(text: string): string {
  return text.length <= DESCRIPTION_MAX ? text : `${text.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…`;
}

function describeUnit({ name, packageName, version }: ApiUnit, { content }: BuildContext) {
  const texts = content.translations.get(DEFAULT_LANGUAGE_CODE) ?? {};
  const values = { name, package: packageName, version };
  return { title: `${name} API`, description: cut(translate(texts, 'apiPageDescription', values)) };
}

/** Title and description: the text's own, or made from what a generated page is about. */
export function describePage(
  source: PageSource,
  text: ParsedPage | undefined,
  context: BuildContext,
): { title: string; description: string } {
  if (text) return { title: text.title, description: text.description };
  if (source.unit) return describeUnit(source.unit, context);
  const texts = context.content.translations.get(context.language.code) ?? {};
  const { navPage, product } = source;
  if (!navPage) {
    return source.kind === 'error'
      ? { title: translate(texts, 'errorTitle'), description: translate(texts, 'errorText') }
      : { title: translate(texts, 'notFoundTitle'), description: translate(texts, 'notFoundText') };
  }
  const title = context.nameOf(navPage);
  const list = new Intl.ListFormat(context.language.code, { type: 'conjunction', style: 'narrow' });
  const pages = list.format((navPage.children ?? []).map(context.nameOf));
  return {
    title,
    description: cut(
      translate(texts, 'sectionDescription', { name: title, product: product.product.name, pages }),
    ),
  };
}
