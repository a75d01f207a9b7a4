import { css, type Theme } from '@emotion/react';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../../cameras/ratedLife';
import { APPROXIMATE_VALUE_STEP } from '../../config/constants';
import type { ExtractionResult } from '../../reader/result';
import { formatDate, formatDateTime, formatNumber, joinSentences, localTime } from '../../i18n/format';
import { useLanguage } from '../router/LanguageProvider';
import { rangeText } from '../../i18n/rangeText';
import { Badge } from '../ui/Badge';
import { Card } from '../ui/Card';
import { Deferred } from '../ui/Deferred';
import { CounterPlate } from './CounterPlate';
import { MarkIcon } from './MarkIcon';
import { brandNote } from '../../i18n/words/maker';
import { allShuttersBeside, differenceSentence } from '../../i18n/words/counterWords';
import {
  countText,
  gradeText,
  hasCount,
  isCounterReading,
  isEstimate,
  isFromCable,
  isSavedAgain,
  isUnproven,
  shownGrade,
} from '../../i18n/words/outcome';
import NextSteps from './next/NextSteps';
import { candidateSentences, isFromCard, sourceSentences } from '../../i18n/words/countSentences';
import { adviceSentence } from '../../i18n/words/adviceWords';
import { gradeMark } from '../../i18n/words/marks';
import { Unavailable } from './Unavailable';
import { mechanicalSentence } from '../../i18n/words/wearWords';
import { useIsOwner } from './OwnerChoice';
import { NoticesLine } from './NoticesLine';
import { Cluster, Measure } from '../ui/layouts';
import { ShortText } from '../ui/Unbroken';
import { WearBasis } from './wear/WearBasis';
import { WearVerdict } from './wear/WearVerdict';

interface Props {
  readonly result: ExtractionResult;
  readonly rated: RatedLife | undefined;
  /** true for an invented sample, which has no original */
  readonly isSample?: boolean;
  /** when a card report was last modified, in ms since 1970; the report itself has no date */
  readonly written?: number;
  readonly seals?: ReactNode;
  /** receives the element in which the next steps are rendered */
  readonly next?: Ref<HTMLDivElement>;
  readonly actions?: ReactNode;
  /** a card report's other counters */
  readonly children?: ReactNode;
}

/**
 * The count, larger than everything else, with its mark. Below it are the verdict, the verdict's scale, the advice and
 * the seals, always in this order.
 */
export function CountCard({ result, rated, isSample = false, written, seals, next, actions, children }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { shutterCount, shutterSource: source, dateTime, offsetTime = '' } = result;
  const isCount = hasCount(result);
  const isReading = isCounterReading(result);
  const isOwner = useIsOwner();
  const allShutters = allShuttersBeside(result);
  const difference = isCount ? differenceSentence(result, t, locale) : undefined;
  const [now] = useState(() => localTime(new Date()));
  const [origin, ...limits] = isCount ? sourceSentences(source!, t, locale) : [];
  // `PlaceSection` already says in a table what each counter in a photo counts.
  const isInTable = !source?.method && !source?.from;
  const advice = adviceSentence(result, rated, isOwner ? 'owner' : 'buyer', now, t);
  const mechanical = mechanicalSentence(result, rated, t, locale);
  // The note on a maker is about counts in photos, not in a card report or over USB.
  const note = isFromCard(result) || isFromCable(result) ? undefined : brandNote(result);

  return (
    <Card
      level={3}
      heading={t('countCard.heading')}
      css={styles.card}
      aside={
        dateTime ? (
          <time dateTime={`${dateTime}${offsetTime}`}>{formatDateTime(dateTime, locale)}</time>
        ) : (
          written !== undefined && t('countCard.fileDate', { date: formatDate(dayOf(written), locale) })
        )
      }
    >
      <Cluster gap={[2, 3]} align="center">
        <div css={styles.plate}>
          <CounterPlate
            text={isEstimate(result) ? `≈ ${countText(result, t, locale)}` : countText(result, t, locale)}
            isReading={isReading}
            isShut={!isCount}
          />
        </div>
        <p css={styles.mark}>
          <MarkIcon {...gradeMark(shownGrade(result), isUnproven(result))} />{' '}
          <span>
            <ShortText>{gradeText(result, t)}</ShortText>
          </span>{' '}
          {isCount && shutterCount! % APPROXIMATE_VALUE_STEP === 0 && <Badge>{t('countCard.approximate')}</Badge>}
        </p>
      </Cluster>
      <WearVerdict result={result} rated={rated} now={now}>
        {mechanical && <p css={styles.beside}>{mechanical}</p>}
      </WearVerdict>
      {advice && (
        <p css={styles.advice} data-advice>
          <ShortText>{advice}</ShortText>
        </p>
      )}
      <NoticesLine rated={rated} />
      {seals}
      {actions}
      {limits.length > 0 && <Measure above={4}>{joinSentences(limits, locale)}</Measure>}
      {children}
      {allShutters && (
        <p css={styles.beside}>
          {t('countCard.replaced', {
            total: rangeText(allShutters.low, allShutters.value, t, locale),
            times: formatNumber(source!.replaced!, locale),
          })}
        </p>
      )}
      {difference && <Measure above={4}>{difference}</Measure>}
      {isCount ? (
        candidateSentences(result, t, locale).map((sentence) => (
          <Measure key={sentence} above={4}>
            {sentence}
          </Measure>
        ))
      ) : (
        <Unavailable result={result} />
      )}
      <WearBasis result={result} rated={rated} known={origin && !isInTable ? [origin] : []} />
      {(!isReading || (isSavedAgain(result) && !isSample)) && (
        <div ref={next} tabIndex={-1}>
          <Deferred>
            <NextSteps result={result} level={4} />
          </Deferred>
        </div>
      )}
      {note && (
        <Measure isMuted size="s" above={5}>
          {t(note)}
        </Measure>
      )}
    </Card>
  );
}

const dayOf = (time: number): string => localTime(new Date(time)).slice(0, 10);

const styles = {
  // Compact on a phone, so that the verdict and the advice fit on the first screen.
  card: (theme: Theme) =>
    css({
      [theme.media.mobile]: {
        padding: theme.space(3, 4),
        '& > div:first-of-type': { marginBottom: theme.space(2) },
        '& > div:first-of-type > *': { color: theme.color.textMuted, fontSize: theme.size.xs, fontWeight: 500 },
      },
    }),
  /** If the visitor enlarges the text, the number takes the whole row. */
  plate: css({ flex: '1 1 10.5rem', minWidth: 0 }),
  /** at the right edge, in short lines that break between words */
  mark: (theme: Theme) =>
    css({
      flex: '0 1 auto',
      maxWidth: '38%',
      marginInlineStart: 'auto',
      color: theme.color.textMuted,
      fontSize: theme.size.xs,
      fontWeight: 600,
      lineHeight: 1.3,
      textAlign: 'end',
      hyphens: 'auto',
      wordBreak: 'keep-all',
      overflowWrap: 'anywhere',
    }),
  advice: (theme: Theme) =>
    css({
      maxWidth: theme.width.text,
      marginTop: theme.space(2),
      fontSize: theme.size.m,
      fontWeight: 600,
      lineHeight: 1.35,
      wordBreak: 'keep-all',
      overflowWrap: 'anywhere',
    }),
  beside: (theme: Theme) => css({ marginTop: theme.space(1), fontSize: theme.size.s, lineHeight: 1.3 }),
};
