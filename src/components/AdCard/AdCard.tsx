import type { Ad } from '../../model/ads/Ad';
import type { AdShape } from '../../model/ads/AdShape';
import type { Translate } from '../Translations';
import styles from './AdCard.module.css';

export interface AdCardProps {
  readonly ad: Ad;
  readonly shape: AdShape;
  /** Language of the ad's texts where it is not the reader's. */
  readonly lang?: string;
  /** Set where the texts may not run in the reader's direction. */
  readonly dir?: 'auto';
  readonly translate: Translate;
  readonly onClick: () => void;
}

/**
 * An ad as this site draws it: one link with picture, name and description, and who it is by. Every text is a text
 * node; the picture is loaded without telling the page's address.
 */
export function AdCard({ ad, shape, lang, dir, translate, onClick }: AdCardProps) {
  const { link, img, name, description, poweredby } = ad;
  return (
    <div className={shape === 'image' ? styles.card : `${styles.card} ${styles.inline}`}>
      <a
        className={styles.link}
        href={link}
        target="_blank"
        rel="sponsored noopener"
        onClick={onClick}
        onAuxClick={(event) => {
          if (event.button === 1) onClick();
        }}
      >
        {img === undefined ? null : (
          <img className={styles.picture} src={img} alt="" width={130} height={100} referrerPolicy="origin" />
        )}
        <span className={styles.text} lang={lang} dir={dir}>
          <b className={styles.name}>{name}</b> {description}
          <span className="visually-hidden"> ({translate('newWindow')})</span>
        </span>
      </a>
      <p className={styles.by}>{translate('adBy', { name: poweredby })}</p>
    </div>
  );
}
