import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../router/LanguageProvider';
import { PrintedPages } from '../../ui/PrintedPages';
import type { QrCode } from './qrCode';
import { assessWear } from '../../../judge/wear';
import { isShowable } from '../../../i18n/words/listingLine';
import { comparedText } from '../../../i18n/words/wearWords';
import { WearScale } from '../wear/WearScale';
import { proofWords } from './proofPicture';
import { sheetFooter, sheetRows, siteLine, type SheetFacts, verifyLink } from './sheet';

interface Props {
  readonly facts: SheetFacts;
  /** a QR code with the link that checks the sheet, if any */
  readonly code: QrCode | undefined;
  readonly isPrinting?: boolean;
  readonly onDone: () => void;
}

/**
 * Prints the sheet on one page. If the visitor may show the count to others, the sheet begins with the contents of the
 * count's proof.
 */
export function PrintSheet({ facts, code, isPrinting = false, onDone }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();

  const link = verifyLink(facts, locale);
  const proof = link !== undefined && isShowable(facts.result) ? proofWords(facts, link, t, locale) : undefined;
  const wear = proof?.scale && assessWear(facts.result, facts.rated);
  const rows = sheetRows(facts, t, locale).filter(({ key }) => !(proof && SAID_ABOVE.includes(key)));

  return (
    <PrintedPages margin="15mm" isPrinting={isPrinting} onDone={onDone}>
      <article lang={locale}>
        <header css={styles.head}>
          <div css={styles.first}>
            <p css={styles.site}>{siteLine}</p>
            <h1 css={styles.title}>{t('sheet.title')}</h1>
            {proof && (
              <div css={styles.proof}>
                <p css={styles.count}>{proof.count}</p>
                <p css={styles.verdict}>
                  <bdi>{proof.camera}</bdi>
                </p>
                {proof.verdict && <p css={styles.verdict}>{proof.verdict}</p>}
                {wear && <WearScale wear={wear} isColored={proof.scale?.look === 'colored'} />}
                {wear && <p css={styles.site}>{comparedText(wear, facts.result.shutterCount, t, locale)}</p>}
              </div>
            )}
            {code && <p css={styles.scan}>{t('sheet.scan')}</p>}
          </div>
          {code && (
            <svg css={styles.code} viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" aria-hidden>
              <path d={code.path} />
            </svg>
          )}
        </header>
        <dl css={styles.rows}>
          {rows.map(({ key, label, value }) => (
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
  first: css({ flex: 1, minWidth: 0 }),
  proof: css({ marginBottom: '3mm' }),
  verdict: css({ fontSize: '12pt', fontWeight: 600 }),
  site: css({ fontSize: '9pt' }),
  title: css({ margin: '2mm 0', fontSize: '18pt' }),
  scan: css({ fontSize: '9pt' }),
  /** Each module of the code is over half a millimeter wide, so that every phone can scan it. */
  code: css({ flex: 'none', width: '42mm', height: '42mm', margin: '-3mm', fill: '#000' }),
  rows: css({ borderBottom: '0.5pt solid #000' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '42mm 1fr',
    gap: '4mm',
    padding: '1mm 0',
    borderTop: '0.5pt solid #000',
    breakInside: 'avoid',
  }),
  label: css({ fontSize: '9pt' }),
  value: css({ fontSize: '9pt', overflowWrap: 'anywhere' }),
  count: (theme: Theme) => css({ fontFamily: theme.font.figures, fontSize: '24pt', fontWeight: 600, lineHeight: 1.1 }),
  // The selector is doubled to outweigh the page's own rule for Japanese.
  figures: (theme: Theme) => css({ fontFamily: theme.font.figures, fontSize: '8pt', '&&': { wordBreak: 'break-all' } }),
  footer: css({ marginTop: '4mm', fontSize: '9pt' }),
};

/** Rows whose values are already at the top of a count's sheet. */
const SAID_ABOVE: readonly string[] = ['sheet.count', 'sheet.camera'];

/** On paper too, the count stands out. Long hexadecimal values are smaller. */
const VALUES: Partial<Record<string, typeof styles.count>> = {
  'sheet.count': styles.count,
  'sheet.sha256': styles.figures,
  'sheet.place': styles.figures,
  'sheet.verify': styles.figures,
};
