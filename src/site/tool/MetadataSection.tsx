import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Accordion } from '../ui/Accordion';
import MetadataTable from './MetadataTable';

/** All of the file's tags, which are read only when the visitor opens the section. */
export function MetadataSection({ file }: { readonly file: File }) {
  const { t } = useTranslation();
  const [wasOpened, setOpened] = useState(false);

  return (
    <Accordion summary={t('metadata.summary')} css={styles.wide} onOpen={() => setOpened(true)}>
      {wasOpened && <MetadataTable file={file} />}
    </Accordion>
  );
}

const styles = {
  wide: css({ '& > div': { maxWidth: 'none' } }),
};
