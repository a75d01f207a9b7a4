import { css, type Theme } from '@emotion/react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { madeMonth } from '../../i18n/words/madeWords';
import { presentSerial } from '../../i18n/words/present';
import { type ExaminedBody, shownLines } from '../examined';
import { byHeading } from '../bodyNotices';
import { findingText } from '../../i18n/words/historySentences';
import { useLanguage } from '../../site/router/LanguageProvider';
import { Button } from '../../site/ui/Button';
import { Card } from '../../site/ui/Card';
import { figureRows } from './figureRows';
import { maskedName, nameInFiles } from './names';
import { ShortText } from '../../site/ui/Unbroken';

interface Props {
  readonly body: ExaminedBody;
  readonly onRemove: ((body: ExaminedBody) => Promise<void>) | undefined;
  /** shown below the serial number */
  readonly children?: ReactNode;
}

/** Shows a camera: the figures of each of its lines, and its findings. */
export const BodyCard = memo(function BodyCard({ body, onRemove, children }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { findings } = body;
  const serial = body.serial && presentSerial(body.serial);
  const made = madeMonth(body, t, locale);
  const inFiles = nameInFiles(body, locale);

  return (
    <Card level={3} heading={<bdi>{maskedName(body, t, locale)}</bdi>}>
      <p css={styles.serial}>
        {inFiles && (
          <>
            <bdi>{inFiles}</bdi> ·{' '}
          </>
        )}
        {serial ? (
          <>
            {t(serial.label)} <bdi css={styles.digits}>{serial.value}</bdi>
          </>
        ) : (
          t('history.camera.noSerial')
        )}
        {made && ` · ${made}`}
      </p>
      {children}
      {byHeading(findings).map(([heading, below]) => (
        <section key={heading}>
          <h4 css={styles.kind}>{t(`history.notices.${heading}`)}</h4>
          <ul css={styles.findings}>
            {below.map((finding, index) => (
              <li key={index} data-finding={finding.kind}>
                {findingText(finding, body, t, locale)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shownLines(body).map(({ line, figures }) => (
        <section key={line.kind} css={styles.line}>
          <h4 css={styles.kind}>{t(`kind.${line.kind}`)}</h4>
          <dl css={styles.rows}>
            {figureRows(figures, t, locale).map(({ key, label, value }) => (
              <div key={key} data-row={key}>
                <dt>
                  <ShortText>{label}</ShortText>
                </dt>
                <dd>
                  <ShortText>{value}</ShortText>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {onRemove && (
        <Button variant="quiet" size="s" icon="close" css={styles.remove} onClick={() => void onRemove(body)}>
          {t('history.remove')}
        </Button>
      )}
    </Card>
  );
});

const styles = {
  serial: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s, overflowWrap: 'anywhere' }),
  digits: (theme: Theme) => css({ color: theme.color.text, fontFamily: theme.font.figures }),
  line: (theme: Theme) => css({ marginTop: theme.space(4) }),
  kind: (theme: Theme) => css({ margin: theme.space(3, 0, 1), fontSize: theme.size.s }),
  rows: (theme: Theme) =>
    css({
      fontSize: theme.size.s,
      '& > div': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: theme.space(0, 4),
        padding: theme.space(1.5, 0),
        borderTop: `1px solid ${theme.color.line}`,
      },
      '& dt': { color: theme.color.textMuted },
      '& dd': { fontVariantNumeric: 'tabular-nums' },
    }),
  remove: (theme: Theme) => css({ marginTop: theme.space(4), [theme.media.print]: { display: 'none' } }),
  findings: (theme: Theme) => css({ display: 'grid', gap: theme.space(2), fontSize: theme.size.s }),
};
