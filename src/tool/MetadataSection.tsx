import { css } from '@emotion/react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Accordion } from '../ui/Accordion';
import { Later } from '../ui/Later';
import { loadMetadataTable } from './lazyParts';

const MetadataTable = lazy(loadMetadataTable);

/** All of the file's tags. They are read only when the section is opened. */
export function MetadataSection({ file }: { readonly file: File }) {
  const { t } = useTranslation();
  const [wasOpened, setOpened] = useState(false);

  return (
    <Accordion summary={t('metadata.summary')} css={styles.wide} onOpen={() => setOpened(true)}>
      {wasOpened && (
        <Later fallback={<p>{t('metadata.loading')}</p>} failed={<p>{t('metadata.failed')}</p>}>
          <MetadataTable file={file} />
        </Later>
      )}
    </Accordion>
  );
}

const styles = {
  wide: css({ '& > div': { maxWidth: 'none' } }),
};
