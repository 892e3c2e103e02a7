import type { Translate } from '../../components/Translations/Translations';
import type { PageData } from '../../model/page/PageData';
import { PageBody } from '../PageBody/PageBody';
import styles from './HomePage.module.css';

/** What the family is, in one screen, and the way into each product. */
export function HomePage({ page, translate }: { page: PageData; translate: Translate }) {
  return (
    <>
      <h1 className={styles.title}>{page.title}</h1>
      <p className={styles.description}>{page.description}</p>
      <PageBody page={page} translate={translate} />
    </>
  );
}
