import { css } from '@emotion/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Accordion } from '../../ui/Accordion';
import { Boundary } from '../../ui/Boundary';
import { loadMetadataTable } from '../preload';

const MetadataTable = lazy(loadMetadataTable);

/** Everything in the file, for those who want to see it; read only when opened. */
export function MetadataSection({ file }: { readonly file: File }) {
  const { t } = useTranslation();
  const [wasOpened, setOpened] = useState(false);

  return (
    <Accordion summary={t('metadata.summary')} css={styles.wide} onOpen={() => setOpened(true)}>
      {wasOpened && (
        <Boundary fallback={<p>{t('metadata.failed')}</p>}>
          <Suspense fallback={<p>{t('metadata.loading')}</p>}>
            <MetadataTable file={file} />
          </Suspense>
        </Boundary>
      )}
    </Accordion>
  );
}

const styles = {
  wide: css({ '& > div': { maxWidth: 'none' } }),
};
