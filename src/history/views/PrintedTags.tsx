import { css } from '@emotion/react';
import { useLanguage } from '../../site/router/LanguageProvider';
import { PrintedPages } from '../../site/ui/PrintedPages';
import type { Tag } from './tags';

interface Props {
  readonly tags: readonly Tag[];
  readonly onDone: () => void;
}

/** Prints the tags of a shop's cameras, twelve to a page. */
export function PrintedTags({ tags, onDone }: Props) {
  const { locale } = useLanguage();
  return (
    <PrintedPages margin="12mm" onDone={onDone}>
      <ul lang={locale} css={styles.sheet}>
        {tags.map(({ id, image }) => (
          // Reuses the decoded images, so that printing needn't wait for them.
          <li key={id} css={styles.tag} ref={(place) => place?.replaceChildren(image)} />
        ))}
      </ul>
    </PrintedPages>
  );
}

const styles = {
  sheet: css({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', margin: 0, padding: 0, listStyle: 'none' }),
  /** Four rows fit on a page, even on US Letter, which is shorter than A4. */
  tag: css({
    display: 'grid',
    justifyContent: 'center',
    margin: 0,
    border: '0.5pt dashed #000',
    breakInside: 'avoid',
    '& img': { display: 'block', height: '62mm' },
  }),
};
