import { css, type Theme } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../router/LanguageProvider';
import { Button } from '../ui/Button';
import { Cluster } from '../ui/layouts';
import { notify } from '../browser/notify';

interface Props {
  /** resolves to the number of cameras in the history */
  readonly onAdd: () => Promise<number>;
}

/** Adds a result to the history, then links to the history and shows its number of cameras. */
export function AddToHistory({ onAdd }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [isAdding, setAdding] = useState(false);
  const [cameras, setCameras] = useState<number>();

  function add(): void {
    setAdding(true);
    onAdd()
      .then(setCameras, () => notify('error', (say) => ({ title: say('result.notAdded') })))
      .finally(() => setAdding(false));
  }

  return (
    <Cluster gap={[2, 3]} align="center" data-joined={cameras}>
      {cameras === undefined ? (
        <Button variant="secondary" size="s" icon="counter" disabled={isAdding} onClick={add}>
          {t('result.add')}
        </Button>
      ) : (
        <Button variant="secondary" size="s" icon="counter" href="/history">
          {t('result.open')}
        </Button>
      )}
      <output css={styles.said}>
        {cameras !== undefined && t('result.added', { cameras: formatNumber(cameras, locale) })}
      </output>
    </Cluster>
  );
}

const styles = {
  /** Takes no space without text. */
  said: (theme: Theme) =>
    css({ '&:empty': { display: 'contents' }, color: theme.color.textMuted, fontSize: theme.size.s }),
};
