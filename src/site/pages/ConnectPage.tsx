import { css, type Theme } from '@emotion/react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCameras } from '../../cameras/cameras';
import { Deferred } from '../ui/Deferred';
import { Measure } from '../ui/layouts';
import { notice } from '../ui/notice';
import { RequirementTables } from './connect/RequirementTables';
import { PageHeader } from './parts/PageHeader';
import { Section } from './parts/Section';

/** The page for reading a camera over USB: requirements, what each camera reports, and the tool, which loads later. */
export default function ConnectPage() {
  const { t } = useTranslation();

  return (
    <>
      <PageHeader heading={t('connect.heading')} lead={t('connect.lead')}>
        <p css={styles.new}>
          <strong css={styles.first}>{t('connect.notOn')}</strong>
          {t('connect.new')}
        </p>
      </PageHeader>

      <section aria-labelledby="cable-tool" css={styles.tool}>
        <h2 id="cable-tool" css={styles.toolHeading}>
          {t('connect.tool.heading')}
        </h2>
        <Deferred fallback={<div css={styles.place} />}>
          <CableTool />
        </Deferred>
      </section>

      <Section heading={t('connect.prepare.heading')}>
        <ul css={styles.points}>
          {STEPS.map((step) => (
            <li key={step}>{t(`connect.prepare.${step}`)}</li>
          ))}
        </ul>
      </Section>
      <Deferred load={() => loadCameras('canon')}>
        <RequirementTables />
      </Deferred>
      <Section heading={t('connect.safe.heading')}>
        <Measure below={3}>{t('connect.safe.text')}</Measure>
        <Measure below={3}>{t('connect.safe.leave')}</Measure>
      </Section>
    </>
  );
}

const CableTool = lazy(() => import('./connect/CableTool'));

const STEPS = ['charge', 'restart', 'canon', 'fujifilm', 'panasonic', 'others'] as const;

const styles = {
  new: (theme: Theme) => css(notice(theme), { maxWidth: theme.width.text, marginBottom: 0 }),
  first: css({ display: 'block' }),
  tool: (theme: Theme) => css({ marginTop: theme.space(8) }),
  toolHeading: (theme: Theme) => css({ marginBottom: theme.space(4), fontSize: theme.size.l }),
  /** As tall as the idle tool, so that nothing shifts when the tool loads. */
  place: css({ minHeight: 96 }),
  points: (theme: Theme) =>
    css({ display: 'grid', gap: theme.space(2), maxWidth: theme.width.text, paddingInlineStart: theme.space(5) }),
};
