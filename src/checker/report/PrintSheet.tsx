import { css, Global, type Theme } from '@emotion/react';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider';
import { reportFooter, reportRows, type ReportFacts } from './report';

interface Props {
  readonly facts: ReportFacts;
  readonly onDone: () => void;
}

/** The report on paper: one clean page that only the printer shows. Opens the print dialog when mounted. */
export function PrintSheet({ facts, onDone }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const finish = useEffectEvent(onDone);

  useEffect(() => {
    window.addEventListener('afterprint', () => finish(), { once: true });
    window.print();
  }, []);

  return createPortal(
    <>
      <Global styles={onlyTheSheet} />
      <article css={styles.sheet} data-sheet>
        <h1 css={styles.title}>{t('report.title')}</h1>
        <dl css={styles.rows}>
          {reportRows(facts, t, locale).map(({ key, label, value }) => (
            <div key={key} css={styles.row}>
              <dt css={styles.label}>{label}</dt>
              <dd css={VALUES[key] ?? styles.value}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p css={styles.footer}>{reportFooter(facts, t)}</p>
      </article>
    </>,
    document.body,
  );
}

const onlyTheSheet = (theme: Theme) =>
  css({
    '@page': { margin: '20mm' },
    // Flattened, because after `display: none` animations would restart.
    [theme.media.print]: {
      'body > :not([data-sheet])': { overflow: 'hidden', height: 0, minHeight: 0, visibility: 'hidden' },
    },
  });

const styles = {
  sheet: (theme: Theme) =>
    css({ display: 'none', [theme.media.print]: { display: 'block', color: '#000', background: '#fff' } }),
  title: css({ marginBottom: '8mm', fontSize: '18pt' }),
  rows: css({ borderBottom: '0.5pt solid #000' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '48mm 1fr',
    gap: '4mm',
    padding: '2mm 0',
    borderTop: '0.5pt solid #000',
    breakInside: 'avoid',
  }),
  label: css({ fontSize: '10pt' }),
  value: css({ fontSize: '10pt', overflowWrap: 'anywhere' }),
  count: (theme: Theme) => css({ fontFamily: theme.font.figures, fontSize: '26pt', fontWeight: 600, lineHeight: 1.1 }),
  figures: (theme: Theme) => css({ fontFamily: theme.font.figures, fontSize: '9pt', overflowWrap: 'anywhere' }),
  footer: css({ marginTop: '8mm', fontSize: '9pt' }),
};

/** The count stands out on paper too; long hexadecimal values are smaller. */
const VALUES: Partial<Record<string, typeof styles.count>> = {
  'report.count': styles.count,
  'report.sha256': styles.figures,
  'report.place': styles.figures,
};
