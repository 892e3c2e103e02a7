import { PageEnd } from '../../components/PageEnd/PageEnd';
import type { Translate } from '../../components/Translations';
import { routeToMarkdownPath } from '../../model/outputs/OutputPage';
import type { PageData } from '../../model/page/PageData';
import { languageOfText } from '../languageOfText';
import { LanguageNotice, PageBody } from '../PageBody';

/**
 * The layout of the home page and of the landing pages of products. Title, description and the text before
 * the first demo stand beside that demo; the rest of the page follows below them.
 */
export function LandingPage({ page, translate }: { page: PageData; translate: Translate }) {
  const text = languageOfText(page);
  const shown = page.blocks.findIndex(({ kind }) => kind === 'demo');
  const isPlain = shown < 0;
  const demo = page.blocks[shown];
  const hasSwitch = demo?.kind === 'demo' && demo.display.themeSwitch === true;
  return (
    <>
      <div
        className={isPlain ? undefined : 'landing-page-hero'}
        data-switch={hasSwitch ? '' : undefined}
        dir={text.dir}
      >
        <div className="landing-page-promise">
          <h1 className="landing-page-title" {...text}>
            {page.title}
          </h1>
          <p className="landing-page-description" {...text}>
            {page.description}
          </p>
          <div {...text}>
            <PageBody page={page} translate={translate} end={Math.max(0, shown)} />
          </div>
        </div>
        {isPlain ? null : (
          <div className="landing-page-show">
            <PageBody page={page} translate={translate} start={shown} end={shown + 1} />
            {/* Without JavaScript, in place of the toolbar. */}
            <a className="landing-page-code" href={routeToMarkdownPath(page.href)}>
              {translate('showCode')}
            </a>
          </div>
        )}
      </div>
      <LanguageNotice page={page} translate={translate} />
      <div className="landing-page-rest" {...text}>
        <PageBody page={page} translate={translate} start={shown + 1} />
      </div>
      {page.kind === 'landing' ? <PageEnd page={page} translate={translate} /> : null}
    </>
  );
}
