import { css, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { APPROXIMATE_VALUE_STEP } from '../config/constants';
import type { ExtractionResult, ShutterSource } from '../extraction/result';
import { formatDateTime, formatNumber } from '../i18n/format';
import { useLanguage } from '../i18n/LanguageProvider';
import { rangeText } from '../i18n/rangeText';
import { Badge, type BadgeTone } from '../ui/Badge';
import { Card } from '../ui/Card';
import type { IconName } from '../ui/Icon';
import { Later } from '../ui/Later';
import { CopyButtons } from './CopyButtons';
import { CounterPlate } from './CounterPlate';
import { brandNote, findMakerKey } from '../words/maker';
import {
  allShuttersBeside,
  countText,
  gradeText,
  hasCount,
  mechanicalBeside,
  isFromCable,
  isSavedAgain,
  needsAnotherWay,
  type ShownGrade,
  shownGrade,
} from '../words/outcome';
import NextSteps from './next/NextSteps';
import { candidateSentences, isFromCard, sourceSentences } from '../words/countSentences';
import { verdictSentence } from '../words/evidenceWords';
import { Unavailable } from './Unavailable';

interface Props {
  readonly result: ExtractionResult;
  /** shown below the count and above its source */
  readonly children?: ReactNode;
}

/** The count, larger than everything else, with how sure it is and where it comes from. */
export function CountCard({ result, children }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { shutterCount, shutterSource: source, dateTime } = result;
  const isCount = hasCount(result);
  const mechanical = mechanicalBeside(result);
  const allShutters = allShuttersBeside(result);
  const maker = findMakerKey(result);
  const verdict = verdictSentence(result, t);
  // The makers' notes are about their photos.
  const note = isFromCard(result) || isFromCable(result) ? undefined : brandNote(maker);

  return (
    <Card
      level={3}
      heading={t('countCard.heading')}
      aside={dateTime && <time dateTime={dateTime}>{formatDateTime(dateTime, locale)}</time>}
    >
      <CounterPlate text={countText(result, t, locale)} isFigure={isCount} />
      <p css={styles.badges}>
        <Badge {...(isCount && isSavedAgain(result) ? SAVED_AGAIN : GRADES[shownGrade(result)])}>
          {gradeText(result, t)}
        </Badge>
        {isCount && shutterCount! % APPROXIMATE_VALUE_STEP === 0 && (
          <Badge tone="amber">{t('countCard.approximate')}</Badge>
        )}
      </p>
      {isCount && verdict && <p css={styles.verdict}>{verdict}</p>}
      {isCount && <CopyButtons result={result} />}
      {mechanical && (
        <p css={styles.beside}>
          {t(mechanicalKey(source), { count: rangeText(mechanical.low, mechanical.value, t, locale) })}
        </p>
      )}
      {allShutters && (
        <p css={styles.beside}>
          {t('countCard.replaced', {
            total: rangeText(allShutters.low, allShutters.value, t, locale),
            times: formatNumber(source!.replaced!, locale),
          })}
        </p>
      )}
      {children}
      {isCount ? (
        [...sourceSentences(source!, t, locale), ...candidateSentences(result, t, locale)].map((sentence) => (
          <p key={sentence} css={styles.paragraph}>
            {sentence}
          </p>
        ))
      ) : (
        <Unavailable result={result} />
      )}
      {needsAnotherWay(result) && (
        <Later>
          <NextSteps result={result} level={4} />
        </Later>
      )}
      {note && <p css={styles.note}>{t(note)}</p>}
    </Card>
  );
}

const GRADES: Record<ShownGrade, { readonly tone: BadgeTone; readonly icon: IconName }> = {
  exact: { tone: 'good', icon: 'check' },
  approximate: { tone: 'amber', icon: 'info' },
  estimate: { tone: 'orange', icon: 'alert' },
  unavailable: { tone: 'neutral', icon: 'minus' },
  'no-answer': { tone: 'neutral', icon: 'minus' },
};

/** A re-saved file keeps its grade, but does not look like the camera's. */
const SAVED_AGAIN = { tone: 'amber', icon: 'info' } as const;

/** In photos it is known what the second counter counts; for Canon over USB it is only inferred. */
const mechanicalKey = (source: ShutterSource | undefined) =>
  source?.limits.includes('taken-to-be') ? 'countCard.takenMechanical' : 'countCard.mechanical';

const styles = {
  badges: (theme: Theme) => css({ display: 'flex', flexWrap: 'wrap', gap: theme.space(2), margin: theme.space(4, 0) }),
  verdict: (theme: Theme) => css({ maxWidth: theme.width.text, margin: theme.space(0, 0, 3) }),
  beside: css({ fontWeight: 600 }),
  paragraph: (theme: Theme) => css({ maxWidth: theme.width.text, marginTop: theme.space(2) }),
  note: (theme: Theme) =>
    css({
      maxWidth: theme.width.text,
      marginTop: theme.space(5),
      paddingTop: theme.space(3),
      borderTop: `1px solid ${theme.color.line}`,
      color: theme.color.textMuted,
      fontSize: theme.size.s,
    }),
};
