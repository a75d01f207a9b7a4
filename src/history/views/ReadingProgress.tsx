import { css, type Theme } from '@emotion/react';
import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExtractionError } from '../../reader/result';
import { errorText } from '../../i18n/words/outcome';
import { plainText } from '../../i18n/words/plainText';
import { formatNumber } from '../../i18n/format';
import { useLanguage, useTexts } from '../../site/router/LanguageProvider';
import type { Locale } from '../../config/locales';
import { Button } from '../../site/ui/Button';
import { Cluster } from '../../site/ui/layouts';
import { notice } from '../../site/ui/notice';
import { visuallyHidden } from '../../site/ui/VisuallyHidden';
import type { Problem, Progress } from '../historyState';
import { queue } from '../historyStore';

interface Props {
  readonly progress: Progress;
  readonly failure: ExtractionError | undefined;
  readonly problems: readonly Problem[];
  readonly otherProblems: number;
}

/**
 * Shows the progress, with a button that stops the reading. Afterward, says whether the reading is done or was stopped.
 */
export default function ReadingProgress({ progress, failure, problems, otherProblems }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { phase, done, total } = progress;
  const isBusy = phase === 'listing' || phase === 'reading';
  const numbers = { done: formatNumber(done, locale), total: formatNumber(total, locale) };

  return (
    <>
      {/* Screen readers announce the start and the end, but not each photo. */}
      <output css={isBusy ? visuallyHidden : styles.end}>
        {isBusy && t(phase === 'listing' ? 'history.reading.listing' : 'history.reading.heading')}
        {(phase === 'stopped' || phase === 'done') && t(`history.reading.${phase}`, numbers)}
      </output>
      {isBusy && (
        <div css={styles.progress} data-reading={phase}>
          <Cluster isOneRow gap={3} align="center" isSpread>
            <p css={styles.heading}>{t(phase === 'listing' ? 'history.reading.listing' : 'history.reading.heading')}</p>
            <Button variant="secondary" size="s" onClick={() => queue.stop()}>
              {t('history.reading.stop')}
            </Button>
          </Cluster>
          <progress
            css={styles.bar}
            aria-label={t('history.reading.heading')}
            {...(phase === 'reading' && { value: done, max: Math.max(1, total) })}
          />
          <p css={styles.numbers}>
            {phase === 'listing'
              ? t('history.reading.found', numbers)
              : [t('history.reading.progress', numbers), ...paceOf(progress, t, locale)].map((part, index) => (
                  <Fragment key={index}>
                    {index > 0 && ' · '}
                    <span>{part}</span>
                  </Fragment>
                ))}
          </p>
        </div>
      )}
      {failure && <Failure failure={failure} />}
      {problems.map(({ file, problem }, index) => (
        <p key={index} role="alert" css={styles.problem}>
          {t(`history.problem.${problem}`, { file: plainText(file, 80) })}
        </p>
      ))}
      {otherProblems > 0 && (
        <p css={styles.problem}>{t('history.problem.others', { files: formatNumber(otherProblems, locale) })}</p>
      )}
    </>
  );
}

/** Uses the texts of the tool for single photos, which uses the same reader. */
function Failure({ failure }: { readonly failure: ExtractionError }) {
  const t = useTexts('tool');
  return (
    <p role="alert" css={styles.problem}>
      {errorText(failure, t)}
    </p>
  );
}

const MIN_FILES_TO_ESTIMATE = 20;

function paceOf({ done, total, speed }: Progress, t: TFunction, locale: Locale): string[] {
  if (done < MIN_FILES_TO_ESTIMATE || speed <= 0) return [];
  const seconds = Math.ceil((total - done) / speed);
  const [amount, unit] = seconds < 90 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute'];
  const time = formatNumber(amount, locale, { style: 'unit', unit, unitDisplay: 'long' });
  return [
    t('history.reading.speed', { speed: formatNumber(Math.round(speed), locale) }),
    t('history.reading.left', { time }),
  ];
}

const styles = {
  end: (theme: Theme) => css({ display: 'block', color: theme.color.textMuted, fontSize: theme.size.s }),
  progress: (theme: Theme) =>
    css({
      padding: theme.space(4),
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
    }),
  heading: css({ fontWeight: 600 }),
  // Our own style, because on dark pages, Firefox draws a light track, on which a light bar would be invisible.
  bar: (theme: Theme) =>
    css({
      display: 'block',
      width: '100%',
      height: 8,
      margin: theme.space(3, 0, 2),
      appearance: 'none',
      border: 0,
      borderRadius: theme.radius.s,
      overflow: 'hidden',
      background: theme.color.line,
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': { background: theme.color.text },
      '&::-moz-progress-bar': { background: theme.color.text },
      // Firefox would show a full bar while the number of files is unknown.
      '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
      [theme.media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'GrayText',
        '&::-webkit-progress-value': { background: 'CanvasText' },
        '&::-moz-progress-bar': { background: 'CanvasText' },
      },
    }),
  numbers: (theme: Theme) =>
    css({
      color: theme.color.textMuted,
      fontSize: theme.size.s,
      fontVariantNumeric: 'tabular-nums',
      // Japanese text would otherwise break between a number and its unit.
      '& > span': { whiteSpace: 'nowrap' },
    }),
  problem: (theme: Theme) => notice(theme),
};
