import { css, type Theme } from '@emotion/react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { groupLeftOut, type LeftOut } from '../lines';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../site/router/LanguageProvider';
import { Accordion } from '../../site/ui/Accordion';
import { leftOutText } from '../../i18n/words/historySentences';
import { soldName } from '../../i18n/words/soldName';
import { fileText } from './names';
import { PagedTable } from './PagedTable';

/** the section's id */
export const LEFT_OUT = 'left-out';

/** Lists the files that are not in the picture, grouped by reason. The reason with the most files comes first. */
export const LeftOutList = memo(function LeftOutList({ files }: { readonly files: readonly LeftOut[] }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const reasons = useMemo(() => groupLeftOut(files), [files]);
  const columns = [t('history.table.file'), t('history.table.camera')];

  return reasons.map(([reason, below]) => (
    <Accordion
      key={reason}
      open={reasons.length === 1}
      summary={
        <>
          {leftOutText(reason, t)} <span css={styles.size}>{formatNumber(below.length, locale)}</span>
        </>
      }
    >
      <PagedTable
        caption={t('history.leftOut.heading')}
        columns={columns}
        total={below.length}
        rowAt={(index) => {
          const { name, make, model } = below[index]!;
          return [
            <bdi key="file" css={styles.file}>
              {fileText(name)}
            </bdi>,
            soldName({ make, model }, locale),
          ];
        }}
      />
    </Accordion>
  ));
});

const styles = {
  size: (theme: Theme) => css({ color: theme.color.textMuted, fontFamily: theme.font.figures, fontWeight: 400 }),
  // Wraps a long path, so that there is room for the camera.
  file: css({ overflowWrap: 'anywhere' }),
};
