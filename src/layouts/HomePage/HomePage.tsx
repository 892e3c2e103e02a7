import type { Translate } from '../../components/Translations';
import type { PageData } from '../../model/page/PageData';
import { languageOfText, PageBody } from '../PageBody';
import styles from './HomePage.module.css';

/** The layout of the home page: title, description, and links to the products. */
export function HomePage({ page, translate }: { page: PageData; translate: Translate }) {
  const text = languageOfText(page);
  return (
    <>
      <div dir={text.dir}>
        <h1 className={styles.title} {...text}>
          {page.title}
        </h1>
        <p className={styles.description} {...text}>
          {page.description}
        </p>
      </div>
      {page.contentLanguage === page.userLanguage ? null : (
        <p className={styles.notice}>{translate('englishOnly')}</p>
      )}
      <div {...text}>
        <PageBody page={page} translate={translate} />
      </div>
    </>
  );
}
