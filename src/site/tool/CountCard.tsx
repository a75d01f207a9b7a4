import { css, type Theme } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../../cameras/ratedLife';
import { APPROXIMATE_VALUE_STEP } from '../../config/constants';
import type { ExtractionResult } from '../../reader/result';
import { formatDate, formatDateTime, formatNumber, joinSentences, localTime } from '../../i18n/format';
import { useLanguage } from '../router/LanguageProvider';
import { rangeText } from '../../i18n/rangeText';
import { Badge } from '../ui/Badge';
import { Card } from '../ui/Card';
import { Later } from '../ui/Later';
import { CopyButton } from './CopyButton';
import { CounterPlate } from './CounterPlate';
import { MarkIcon } from './MarkIcon';
import { brandNote } from '../../i18n/words/maker';
import { useIsOwner } from './OwnerChoice';
import {
  allShuttersBeside,
  differenceSentence,
  isMechanicalInferred,
  mechanicalBeside,
} from '../../i18n/words/counterWords';
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
import { listingLine } from '../../i18n/words/listingLine';
import { candidateSentences, isFromCard, sourceSentences } from '../../i18n/words/countSentences';
import { worthSentences } from '../../i18n/words/evidenceWords';
import { gradeMark } from '../../i18n/words/marks';
import { Unavailable } from './Unavailable';
import { WearVerdict } from './wear/WearVerdict';

interface Props {
  readonly result: ExtractionResult;
  readonly rated: RatedLife | undefined;
  /** of a made-up file, whose count is nothing to copy */
  readonly isSample?: boolean;
  /** when the file was written, in ms, of a report that has no date of its own */
  readonly written?: number;
  /** what can be done with the count, besides copying it */
  readonly buttons?: ReactNode;
  /** shown below the buttons and above the count's source */
  readonly children?: ReactNode;
}

/** The count, larger than everything else, with how sure it is and where it comes from. */
export function CountCard({ result, rated, isSample = false, written, buttons, children }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { shutterCount, shutterSource: source, dateTime, offsetTime = '' } = result;
  const isCount = hasCount(result);
  const isReading = isCounterReading(result);
  const isOwner = useIsOwner();
  const mechanical = mechanicalBeside(result);
  const allShutters = allShuttersBeside(result);
  const difference = isCount ? differenceSentence(result, t, locale) : undefined;
  const [now] = useState(() => localTime(new Date()));
  const verdict = joinSentences(worthSentences(result, now, t), locale);
  const [origin, ...limits] = isCount ? sourceSentences(source!, t, locale) : [];
  // The makers' notes are about their photos.
  const note = isFromCard(result) || isFromCable(result) ? undefined : brandNote(result);

  return (
    <Card
      level={3}
      heading={t('countCard.heading')}
      aside={
        dateTime ? (
          <time dateTime={`${dateTime}${offsetTime}`}>{formatDateTime(dateTime, locale)}</time>
        ) : (
          written !== undefined && t('countCard.fileDate', { date: formatDate(dayOf(written), locale) })
        )
      }
    >
      <CounterPlate
        text={isEstimate(result) ? `≈ ${countText(result, t, locale)}` : countText(result, t, locale)}
        isReading={isReading}
        isShut={!isCount}
      />
      {mechanical && (
        <p css={styles.beside}>
          {t(isMechanicalInferred(result) ? 'countCard.takenMechanical' : 'countCard.mechanical', {
            count: rangeText(mechanical.low, mechanical.value, t, locale),
          })}
        </p>
      )}
      <WearVerdict result={result} rated={rated} now={now}>
        <p css={styles.badges}>
          <Badge mark={<MarkIcon {...gradeMark(shownGrade(result), isUnproven(result))} />}>
            {gradeText(result, t)}
          </Badge>
          {isCount && shutterCount! % APPROXIMATE_VALUE_STEP === 0 && <Badge>{t('countCard.approximate')}</Badge>}
        </p>
      </WearVerdict>
      {/* What may be wrong about the number itself comes before what is known of the file. */}
      {limits.length > 0 && <p css={styles.verdict}>{joinSentences(limits, locale)}</p>}
      {isCount && verdict && <p css={styles.verdict}>{verdict}</p>}
      {isReading && !isSample && (
        <div css={styles.buttons}>
          {buttons}
          {/* An owner has it beside the proof. */}
          {(!isOwner || isFromCable(result)) && (
            <CopyButton label={t('copy.listing')} text={listingLine(result, t, locale)} size="s" />
          )}
        </div>
      )}
      {children}
      {allShutters && (
        <p css={styles.beside}>
          {t('countCard.replaced', {
            total: rangeText(allShutters.low, allShutters.value, t, locale),
            times: formatNumber(source!.replaced!, locale),
          })}
        </p>
      )}
      {difference && <p css={styles.difference}>{difference}</p>}
      {isCount ? (
        [origin, ...candidateSentences(result, t, locale)].map((sentence) => (
          <p key={sentence} css={styles.paragraph}>
            {sentence}
          </p>
        ))
      ) : (
        <Unavailable result={result} />
      )}
      {(!isReading || (isSavedAgain(result) && !isSample)) && (
        <Later>
          <NextSteps result={result} level={4} />
        </Later>
      )}
      {note && <p css={styles.note}>{t(note)}</p>}
    </Card>
  );
}

const dayOf = (time: number): string => localTime(new Date(time)).slice(0, 10);

const styles = {
  badges: (theme: Theme) => css({ display: 'flex', flexWrap: 'wrap', gap: theme.space(2), margin: theme.space(3, 0) }),
  buttons: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.space(2),
      margin: theme.space(0, 0, 4),
      [theme.media.print]: { display: 'none' },
    }),
  verdict: (theme: Theme) => css({ maxWidth: theme.width.text, margin: theme.space(0, 0, 3) }),
  beside: (theme: Theme) => css({ marginTop: theme.space(2), fontWeight: 600, lineHeight: 1.3 }),
  difference: (theme: Theme) => css({ maxWidth: theme.width.text, margin: theme.space(2, 0, 4) }),
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
