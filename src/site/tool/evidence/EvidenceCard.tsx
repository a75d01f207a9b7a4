import { css, type Theme } from '@emotion/react';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serialStanding } from '../../../judge/serials';
import type { ExtractionResult } from '../../../reader/result';
import { localTime } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { Accordion } from '../../ui/Accordion';
import { Card } from '../../ui/Card';
import { type Seal, type SealMark, sealsOf } from '../../../i18n/words/evidenceWords';
import { isEstimate } from '../../../i18n/words/outcome';
import { SecondShot } from './SecondShot';
import { SerialField } from './SerialField';
import { Short } from '../../ui/Unbroken';

interface Props {
  readonly result: ExtractionResult;
  /** what the visitor can compare */
  readonly tasks?: Ref<HTMLDListElement>;
}

/** What the count is worth as evidence: what was found in the file, folded, and what the visitor can compare. */
export function EvidenceCard({ result, tasks }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [now] = useState(() => localTime(new Date()));
  const standing = serialStanding(result);
  const seals: readonly Seal[] = [
    ...sealsOf(result, now, t, locale),
    ...(standing === 'comparable'
      ? []
      : [
          {
            label: 'evidence.camera' as const,
            mark: 'open' as const,
            word: t(`evidence.seal.camera.${standing}`),
            text: t(`evidence.camera.${standing}`),
          },
        ]),
  ];
  const isEstimated = isEstimate(result);

  return (
    <Card level={3} heading={t('evidence.heading')}>
      <div>
        {seals.map((seal) => (
          <Sealed key={seal.label} {...seal} />
        ))}
      </div>
      {(standing === 'comparable' || !isEstimated) && (
        <>
          <dl ref={tasks} tabIndex={-1} css={styles.list}>
            {standing === 'comparable' && (
              <Row label={t('evidence.camera')}>
                <SerialField serial={result.serialNumber!} />
              </Row>
            )}
            {/* An estimate's number need not rise with a shot. */}
            {!isEstimated && (
              <Row label={t('evidence.oneMore')}>
                <SecondShot result={result} />
              </Row>
            )}
          </dl>
          <p css={styles.note}>{t('evidence.forgotten')}</p>
        </>
      )}
    </Card>
  );
}

const MARKS: Readonly<Record<SealMark, string>> = { for: '✓', against: '!', open: '?' };

/** A mark and a word; the sentence on demand. */
function Sealed({ label, mark, word, text }: Seal) {
  const { t } = useTranslation();
  return (
    <Accordion
      css={styles.sealed}
      summary={
        <span css={styles.seal} data-seal={mark}>
          <span css={styles.mark} aria-hidden>
            {MARKS[mark]}
          </span>
          <span css={styles.words}>
            <span>
              <Short>{t(label)}</Short>
            </span>
            <span css={styles.word}>
              <Short>{word}</Short>
            </span>
          </span>
        </span>
      }
    >
      {text}
    </Accordion>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div css={styles.row}>
      <dt css={styles.label}>
        <Short>{label}</Short>
      </dt>
      <dd css={styles.value}>{children}</dd>
    </div>
  );
}

const styles = {
  /** below the line under the last seal */
  list: css({ margin: 0, '& > div:first-of-type': { borderTop: 0 } }),
  sealed: css({ '& > summary > span': { flex: '1 1 0', minWidth: 0 } }),
  seal: (theme: Theme) => css({ display: 'flex', alignItems: 'center', gap: theme.space(3) }),
  /** In ink: the colors are the wear's. */
  mark: (theme: Theme) =>
    css({
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: 24,
      height: 24,
      border: `1.5px solid ${theme.color.text}`,
      borderRadius: '50%',
      fontSize: theme.size.s,
      fontWeight: 700,
      lineHeight: 1,
    }),
  word: css({ fontWeight: 400 }),
  /** below each other where they don't fit beside each other */
  words: (theme: Theme) =>
    css({
      flex: '1 1 0',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: theme.space(0, 3),
      minWidth: 0,
    }),
  row: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(1, 5),
      padding: theme.space(3, 0),
      borderTop: `1px solid ${theme.color.line}`,
      [theme.media.wide]: { gridTemplateColumns: '11rem minmax(0, 1fr)' },
    }),
  /** Long German labels contain soft hyphens. */
  label: css({ fontWeight: 600, hyphens: 'manual' }),
  value: (theme: Theme) => css({ maxWidth: theme.width.text, margin: 0, overflowWrap: 'anywhere' }),
  note: (theme: Theme) => css({ margin: theme.space(3, 0, 0), color: theme.color.textMuted, fontSize: theme.size.s }),
};
