import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider';
import { PrintedPages } from '../../ui/PrintedPages';
import type { QrCode } from './qrCode';
import { sheetFooter, sheetRows, siteLine, type SheetFacts } from './sheet';

interface Props {
  readonly facts: SheetFacts;
  /** the link to check the sheet, where there is one */
  readonly code: QrCode | undefined;
  readonly onDone: () => void;
}

/** Prints the sheet on one page. */
export function PrintSheet({ facts, code, onDone }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();

  return (
    <PrintedPages margin="20mm" onDone={onDone}>
      <article lang={locale}>
        <p css={styles.site}>{siteLine}</p>
        <h1 css={styles.title}>{t('sheet.title')}</h1>
        <dl css={styles.rows}>
          {sheetRows(facts, t, locale).map(({ key, label, value }) => (
            <div key={key} css={styles.row}>
              <dt css={styles.label}>{label}</dt>
              <dd css={VALUES[key] ?? styles.value}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {code && (
          <div css={styles.check}>
            <svg css={styles.code} viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" aria-hidden>
              <path d={code.path} />
            </svg>
            <p>{t('sheet.scan')}</p>
          </div>
        )}
        <p css={styles.footer}>{sheetFooter(facts, t)}</p>
      </article>
    </PrintedPages>
  );
}

const styles = {
  site: css({ marginBottom: '2mm', fontSize: '9pt' }),
  title: css({ marginBottom: '6mm', fontSize: '18pt' }),
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
  check: css({
    display: 'flex',
    alignItems: 'center',
    gap: '4mm',
    marginTop: '4mm',
    fontSize: '9pt',
    breakInside: 'avoid',
  }),
  /** Each module of the code is over half a millimeter wide, which any phone can scan. */
  code: css({ flex: 'none', width: '42mm', height: '42mm', fill: '#000', background: '#fff' }),
  footer: css({ marginTop: '4mm', fontSize: '9pt' }),
};

/** The count stands out on paper too; long hexadecimal values are smaller. */
const VALUES: Partial<Record<string, typeof styles.count>> = {
  'sheet.count': styles.count,
  'sheet.sha256': styles.figures,
  'sheet.place': styles.figures,
  'sheet.verify': styles.figures,
};
