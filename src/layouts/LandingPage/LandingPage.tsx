import { PageEnd } from '../../components/PageEnd/PageEnd';
import type { Translate } from '../../components/Translations';
import type { PageData } from '../../model/page/PageData';
import { EnglishNotice, languageOfText, PageBody } from '../PageBody';
import styles from './LandingPage.module.css';

/**
 * The layout of the home page and of the landing pages of products. Title, description and the text before
 * the first demo stand beside that demo; the rest of the page follows below them.
 */
export function LandingPage({ page, translate }: { page: PageData; translate: Translate }) {
  const text = languageOfText(page);
  const shown = page.blocks.findIndex(({ kind }) => kind === 'demo');
  const isPlain = shown < 0;
  return (
    <>
      <div className={isPlain ? undefined : styles.hero} dir={text.dir}>
        <div className={styles.promise}>
          <h1 className={styles.title} {...text}>
            {page.title}
          </h1>
          <p className={styles.description} {...text}>
            {page.description}
          </p>
          <div {...text}>
            <PageBody page={page} translate={translate} end={Math.max(0, shown)} />
          </div>
        </div>
        {isPlain ? null : (
          <div className={styles.show}>
            <PageBody page={page} translate={translate} start={shown} end={shown + 1} />
          </div>
        )}
      </div>
      <EnglishNotice page={page} translate={translate} />
      <div className={styles.rest} {...text}>
        <PageBody page={page} translate={translate} start={shown + 1} />
      </div>
      {page.kind === 'landing' ? <PageEnd page={page} translate={translate} /> : null}
    </>
  );
}
