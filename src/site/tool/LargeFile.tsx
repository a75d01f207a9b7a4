import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { plainText } from '../../i18n/words/plainText';
import { Button } from '../ui/Button';

interface Props {
  readonly file: File;
  readonly onMetadata: (file: File) => void;
}

/**
 * Shown in the drop zone for a file too large to be read as a whole. Offers to read only the metadata, enough for a
 * count.
 */
export function LargeFile({ file, onMetadata }: Props) {
  const { t } = useTranslation();
  return (
    <div css={styles.part} data-large>
      <p css={styles.name}>
        <bdi>{plainText(file.name, 80)}</bdi>
      </p>
      <p css={styles.text}>{t('dropZone.large')}</p>
      <Button icon="counter" onClick={() => onMetadata(file)}>
        {t('toast.readMetadata')}
      </Button>
    </div>
  );
}

const styles = {
  /** in front of the drop zone's label, which covers the whole zone */
  part: (theme: Theme) =>
    css({
      position: 'relative',
      zIndex: theme.layer.raised,
      display: 'grid',
      justifyItems: 'center',
      gap: theme.space(3),
      marginBottom: theme.space(4),
    }),
  name: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s, overflowWrap: 'anywhere' }),
  text: (theme: Theme) =>
    css({
      maxWidth: '36ch',
      fontSize: theme.size.l,
      lineHeight: 1.4,
      textWrap: 'balance',
      wordBreak: ['keep-all', 'auto-phrase'],
    }),
};
