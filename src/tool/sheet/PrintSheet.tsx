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
  /** the browser is printing already */
  readonly isPrinting?: boolean;
  readonly onDone: () => void;
}

/** Prints the sheet on one page. */
export function PrintSheet({ facts, code, isPrinting = false, onDone }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();

  return (
    <PrintedPages margin="15mm" isPrinting={isPrinting} onDone={onDone}>
      <article lang={locale}>
        <header css={styles.head}>
          <div>
            <p css={styles.site}>{siteLine}</p>
            <h1 css={styles.title}>{t('sheet.title')}</h1>
            {code && <p css={styles.scan}>{t('sheet.scan')}</p>}
          </div>
          {code && (
            <svg css={styles.code} viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" aria-hidden>
              <path d={code.path} />
            </svg>
          )}
        </header>
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
        <p css={styles.footer}>{sheetFooter(facts, t)}</p>
      </article>
    </PrintedPages>
  );
}

const styles = {
  head: css({ display: 'flex', justifyContent: 'space-between', gap: '8mm', marginBottom: '4mm' }),
  site: css({ fontSize: '9pt' }),
  title: css({ margin: '2mm 0', fontSize: '18pt' }),
  scan: css({ maxWidth: '110mm', fontSize: '9pt' }),
  /** Each module of the code is over half a millimeter wide, which any phone can scan. */
  code: css({ flex: 'none', width: '42mm', height: '42mm', margin: '-3mm', fill: '#000' }),
  rows: css({ borderBottom: '0.5pt solid #000' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '42mm 1fr',
    gap: '4mm',
    padding: '1.3mm 0',
    borderTop: '0.5pt solid #000',
    breakInside: 'avoid',
  }),
  label: css({ fontSize: '9pt' }),
  value: css({ fontSize: '9pt', overflowWrap: 'anywhere' }),
  count: (theme: Theme) => css({ fontFamily: theme.font.figures, fontSize: '24pt', fontWeight: 600, lineHeight: 1.1 }),
  figures: (theme: Theme) => css({ fontFamily: theme.font.figures, fontSize: '8pt', wordBreak: 'break-all' }),
  footer: css({ marginTop: '4mm', fontSize: '9pt' }),
};

/** The count stands out on paper too; long hexadecimal values are smaller. */
const VALUES: Partial<Record<string, typeof styles.count>> = {
  'sheet.count': styles.count,
  'sheet.sha256': styles.figures,
  'sheet.place': styles.figures,
  'sheet.verify': styles.figures,
};
