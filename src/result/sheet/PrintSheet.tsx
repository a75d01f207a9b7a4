import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider';
import { PrintedPages } from '../../ui/PrintedPages';
import { sheetFooter, sheetRows, type SheetFacts } from './sheet';

interface Props {
  readonly facts: SheetFacts;
  readonly onDone: () => void;
}

/** Prints the sheet on one page. */
export function PrintSheet({ facts, onDone }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();

  return (
    <PrintedPages margin="20mm" onDone={onDone}>
      <article lang={locale}>
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
        <p css={styles.footer}>{sheetFooter(facts, t)}</p>
      </article>
    </PrintedPages>
  );
}

const styles = {
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
  'sheet.count': styles.count,
  'sheet.sha256': styles.figures,
  'sheet.place': styles.figures,
};
