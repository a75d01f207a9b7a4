import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { FileReading } from '../../reader/files/extractFile';
import { Button } from '../ui/Button';
import { notice } from '../ui/notice';
import { cameWithOthers, handOver } from '../../reader/files/filesTogether';

interface Props {
  readonly file: File;
  readonly reading: FileReading;
}

/** If the visitor gave several files, says so and links to the history, which reads them all. */
export function OtherFiles({ file, reading }: Props) {
  const { t } = useTranslation();
  if (!cameWithOthers(file)) return null;
  return (
    <aside css={styles.notice} data-other-files>
      <p>{t('result.several')}</p>
      <Button variant="secondary" size="s" icon="scale" href="/history" onClick={() => handOver(file, reading)}>
        {t('result.seeAll')}
      </Button>
    </aside>
  );
}

const styles = {
  notice: (theme: Theme) =>
    css(notice(theme), {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.space(2, 4),
      [theme.media.print]: { display: 'none' },
    }),
};
