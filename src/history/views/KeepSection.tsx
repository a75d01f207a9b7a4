import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { HistoryState } from '../historyState';
import { formatDate, formatNumber } from '../../i18n/format';
import { useLanguage } from '../../site/router/LanguageProvider';
import { notify } from '../../site/browser/notify';
import { Button } from '../../site/ui/Button';
import { Card } from '../../site/ui/Card';
import { Cluster, Measure, screenOnly } from '../../site/ui/layouts';
import { notice } from '../../site/ui/notice';
import { saveFile } from '../../site/browser/saveFile';
import { keeper } from '../historyStore';

export type Keeping = Pick<HistoryState, 'isKept' | 'isKeeping' | 'keepProblem' | 'isPersistent' | 'unreadEntries'>;

interface Props extends Keeping {
  /** when the shown history was derived, if there is one */
  readonly latest?: string;
}

/** After this many days, a new photo may give a pace, which requires three points over thirty days. */
const COME_BACK_DAYS = 30;

/** Keeps the history on the device, says when a new photo is useful, and deletes the kept history. */
export default function KeepSection({ isKept, isKeeping, keepProblem, isPersistent, unreadEntries, latest }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();

  const forget = () =>
    void keeper
      .forget()
      .then(() => notify('success', (say) => ({ title: say('history.keep.deleted') })))
      .catch(() => notify('error', (say) => ({ title: say('history.keep.failed') })));

  return (
    <Card level={2} heading={t('history.keep.heading')} css={screenOnly}>
      {keepProblem ? (
        <p css={styles.problem} role="alert">
          {t(`history.keep.${keepProblem}`)}
        </p>
      ) : (
        <Measure isMuted below={3}>
          {t(`history.keep.${isKeeping ? 'busy' : isKept ? 'on' : 'off'}`)}
        </Measure>
      )}
      {isKept && !isKeeping && !keepProblem && latest !== undefined && (
        <Measure below={3} css={styles.back}>
          {t('history.keep.comeBack', { date: formatDate(dayAfter(latest), locale) })}
        </Measure>
      )}
      {isKept && !isPersistent && clearsUnvisited() && (
        <Measure isMuted below={3}>
          {t('history.keep.unvisited')}
        </Measure>
      )}
      {unreadEntries > 0 && (
        <p css={styles.problem}>{t('history.keep.unread', { count: formatNumber(unreadEntries, locale) })}</p>
      )}
      <Cluster gap={2}>
        {(!isKept || keepProblem) && (
          <Button variant="secondary" disabled={isKeeping} onClick={() => void keeper.keep()}>
            {t(keepProblem ? 'history.keep.again' : 'history.keep.start')}
          </Button>
        )}
        {isKept && (
          <Button variant="secondary" onClick={forget}>
            {t('history.keep.delete')}
          </Button>
        )}
        {unreadEntries > 0 && (
          <Button variant="secondary" icon="download" onClick={() => saveUnread(t('history.save.file'))}>
            {t('history.keep.saveUnread')}
          </Button>
        )}
      </Cluster>
    </Card>
  );
}

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}Z`) + COME_BACK_DAYS * 86_400_000).toISOString().slice(0, 10);

const saveUnread = (name: string) =>
  saveFile(new Blob([...keeper.unreadJson()], { type: 'application/json' }), `${name}-unread.json`);

/**
 * True if the browser deletes a site's data after seven days without a visit. Safari does, and so does every browser on
 * iOS, unless the site is installed. Source: https://webkit.org/blog/10218/, section '7-Day Cap'.
 */
function clearsUnvisited(): boolean {
  const isWebKit = /AppleWebKit/.test(navigator.userAgent) && !/Chrome|Chromium|Edg\//.test(navigator.userAgent);
  return isWebKit && !window.matchMedia('(display-mode: standalone)').matches;
}

const styles = {
  back: css({ fontWeight: 600 }),
  problem: (theme: Theme) => css(notice(theme), { maxWidth: theme.width.text }),
};
