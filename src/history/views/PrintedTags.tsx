import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { site } from '../../config/site';
import { maskSerial } from '../../reader/serial';
import { deservesLook, kindsOf } from '../bodyNotices';
import type { ExaminedBody } from '../examined';
import { useLanguage } from '../../site/router/LanguageProvider';
import { PrintedPages } from '../../site/ui/PrintedPages';
import { latestText, noticeTitle } from '../../i18n/words/historySentences';
import { presentSerial } from '../../i18n/words/present';
import { soldName } from '../../i18n/words/soldName';
import { isCompared, pointDay, pointGradeText, wearParts } from './names';
import { MAX_PRINTED, type PrintProps } from './PrintedHistory';

/** True if a tag can say what this body has: nobody knows which of several is meant, or which count is right. */
export const canBeTagged = (body: ExaminedBody): boolean =>
  body.figures[0]?.mixed === undefined && !kindsOf(body).some(deservesLook);

/** Prints a tag for each camera of a shop, twelve to a page, serial numbers masked. */
export function PrintedTags({ bodies, isPrinting = false, onDone }: PrintProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();

  return (
    <PrintedPages margin="12mm" isPrinting={isPrinting} onDone={onDone}>
      <ul lang={locale} css={styles.sheet}>
        {bodies
          .slice(0, MAX_PRINTED)
          .filter(canBeTagged)
          .map((body) => {
            const figures = body.figures[0]!;
            const serial = body.serial && presentSerial(body.serial);
            return (
              <li key={body.id} css={styles.tag}>
                <p css={styles.camera}>{soldName(body, locale) || t('history.camera.unknown')}</p>
                <p css={styles.count}>{latestText(figures, t, locale)}</p>
                <p>{t(`kind.${body.lines[0]!.kind}`)}</p>
                {body.lines.slice(1).map(({ kind }, place) => (
                  <p key={kind}>
                    {t(`kind.${kind}`)}: {latestText(body.figures[place + 1]!, t, locale)}
                  </p>
                ))}
                {isCompared(body) && <p>{wearParts(figures, t, locale).text}</p>}
                <p>{pointGradeText(figures.latest, t)}</p>
                <p>{t('history.tag.date', { date: pointDay(figures.latest, t, locale) })}</p>
                {kindsOf(body).map((kind) => (
                  <p key={kind}>{noticeTitle(kind, t)}</p>
                ))}
                <p css={styles.foot}>
                  {serial && serial.label !== 'serial.internal' && (
                    <>
                      {t(serial.label)} {maskSerial(body.serial)}
                      <br />
                    </>
                  )}
                  {site.name}
                </p>
              </li>
            );
          })}
      </ul>
    </PrintedPages>
  );
}

const styles = {
  sheet: css({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', margin: 0, padding: 0, listStyle: 'none' }),
  /** Four fit above each other on A4 and on US Letter, which is lower. */
  tag: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '0.6mm',
    minHeight: '62mm',
    padding: '4mm',
    border: '0.5pt dashed #000',
    fontSize: '8.5pt',
    lineHeight: 1.3,
    breakInside: 'avoid',
  }),
  camera: css({ fontSize: '11pt', fontWeight: 700 }),
  count: (theme: Theme) => css({ fontFamily: theme.font.figures, fontSize: '22pt', fontWeight: 600, lineHeight: 1.1 }),
  foot: css({ marginTop: 'auto', fontSize: '8pt' }),
};
