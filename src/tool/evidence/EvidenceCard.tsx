import { css, type Theme } from '@emotion/react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameSerial, serialStanding } from '../../evidence/serials';
import type { ExtractionResult } from '../../extraction/result';
import { localTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { TextKey } from '../../i18n/translator';
import { Card } from '../../ui/Card';
import { field } from '../../ui/field';
import { evidenceRows } from '../../words/evidenceWords';
import { isEstimate } from '../../words/outcome';
import { SecondShot } from './SecondShot';
import { Short } from '../../ui/Unbroken';

/** What the count is worth as evidence: what was found in the file, and what the visitor can compare. */
export function EvidenceCard({ result }: { readonly result: ExtractionResult }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [now] = useState(() => localTime(new Date()));

  return (
    <Card level={3} heading={t('evidence.heading')}>
      <dl css={styles.list}>
        {evidenceRows(result, now, t, locale).map(([label, text]) => (
          <Row key={label} label={label}>
            {text}
          </Row>
        ))}
        {comparisonsFor(result).map(([label, Comparison]) => (
          <Row key={label} label={label}>
            <Comparison result={result} />
          </Row>
        ))}
      </dl>
      <p css={styles.note}>{t('evidence.forgotten')}</p>
    </Card>
  );
}

function Row({ label, children }: { readonly label: TextKey; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div css={styles.row}>
      <dt css={styles.label}>
        <Short>{t(label)}</Short>
      </dt>
      <dd css={styles.value}>{children}</dd>
    </div>
  );
}

/** Compares the number that the visitor reads off the body with the one in the file. */
function WhoseCamera({ result }: { readonly result: ExtractionResult }) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const standing = serialStanding(result);
  if (standing !== 'comparable') return t(`evidence.camera.${standing}`);
  const isTyped = /\d/.test(typed);
  return (
    <>
      <label htmlFor={id}>{t('evidence.camera.comparable')}</label>
      <input
        id={id}
        css={styles.input}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <output htmlFor={id} css={styles.answer}>
        {isTyped && t(isSameSerial(typed, result.serialNumber!) ? 'evidence.camera.same' : 'evidence.camera.different')}
      </output>
    </>
  );
}

/** What the visitor can compare with the camera in hand; an estimate's number need not rise with a shot. */
const comparisonsFor = (result: ExtractionResult) => [
  ['evidence.camera', WhoseCamera] as const,
  ...(isEstimate(result) ? [] : [['evidence.oneMore', SecondShot] as const]),
];

const styles = {
  list: css({ margin: 0 }),
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
  input: (theme: Theme) =>
    css(field(theme), {
      display: 'block',
      width: '100%',
      maxWidth: '16rem',
      margin: theme.space(2, 0, 0),
      padding: theme.space(1, 3),
      color: theme.color.text,
      font: 'inherit',
      fontFamily: theme.font.figures,
    }),
  answer: (theme: Theme) => css({ display: 'block', marginTop: theme.space(2), fontWeight: 600 }),
  note: (theme: Theme) => css({ margin: theme.space(3, 0, 0), color: theme.color.textMuted, fontSize: theme.size.s }),
};
