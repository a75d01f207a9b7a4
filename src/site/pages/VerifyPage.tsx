import { css, type Theme } from '@emotion/react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../ui/Deferred';
import { Measure, Stack } from '../ui/layouts';
import { notice } from '../ui/notice';
import { ShortText } from '../ui/Unbroken';
import { Section } from './parts/Section';

const importTool = () => import('./verify/VerifyTool');
const VerifyTool = lazy(importTool);

/** The page that compares a report with its photo: the tool, and what a match proves. */
export default function VerifyPage() {
  const { t } = useTranslation();

  return (
    <>
      <Stack as="header" gap={3} below={5}>
        <h1>
          <ShortText>{t('verify.heading')}</ShortText>
        </h1>
        <Measure isMuted>{t('verify.lead')}</Measure>
      </Stack>
      <noscript>
        <p css={styles.noScript}>{t('verify.noScript')}</p>
      </noscript>
      <Deferred load={importTool}>
        <VerifyTool />
      </Deferred>
      <Section heading={t('verify.proof.heading')}>
        <ul css={styles.points}>
          {PROOFS.map((proof) => (
            <li key={proof}>{t(`verify.proof.${proof}`)}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}

const PROOFS = ['camera', 'before', 'link'] as const;

const styles = {
  noScript: (theme: Theme) => notice(theme),
  points: (theme: Theme) =>
    css({ display: 'grid', gap: theme.space(2), maxWidth: theme.width.text, paddingInlineStart: theme.space(5) }),
};
