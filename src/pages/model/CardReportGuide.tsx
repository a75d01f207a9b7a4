import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCardReport } from '../../content/content';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Blocks } from '../parts/Blocks';
import { Section } from '../parts/Section';

/** How owners of this body made it write its card report. */
export default function CardReportGuide() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <Section id="card-report" heading={t('model.cardReport.heading')}>
      <Blocks blocks={use(loadCardReport(locale))} />
    </Section>
  );
}
