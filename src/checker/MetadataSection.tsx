import { css } from '@emotion/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Accordion } from '../ui/Accordion';
import { loadMetadataTable } from './preload';

const MetadataTable = lazy(loadMetadataTable);

/** Everything in the file, for those who want to see it; read only when opened. */
export function MetadataSection({ file }: { readonly file: File }) {
  const { t } = useTranslation();
  const [wasOpened, setOpened] = useState(false);

  return (
    <Accordion summary={t('metadata.summary')} css={styles.wide} onOpen={() => setOpened(true)}>
      {wasOpened && (
        <Suspense fallback={<p>{t('metadata.loading')}</p>}>
          <MetadataTable file={file} />
        </Suspense>
      )}
    </Accordion>
  );
}

const styles = {
  wide: css({ '& > div': { maxWidth: 'none' } }),
};
