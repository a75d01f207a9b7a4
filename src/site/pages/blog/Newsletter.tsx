import { css, type Theme } from '@emotion/react';
import { type SubmitEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../browser/notify';
import { Button } from '../../ui/Button';
import { field } from '../../ui/field';
import { Stack } from '../../ui/layouts';
import { Section } from '../parts/Section';

/** A newsletter box that says that there is no newsletter service. Nothing is sent or stored. */
export function Newsletter() {
  const { t } = useTranslation();
  const id = useId();

  function explain(event: SubmitEvent) {
    event.preventDefault();
    notify('info', (say) => ({ title: say('newsletter.nothingSent'), description: say('newsletter.nothingSentText') }));
  }

  return (
    <Section heading={t('newsletter.heading')}>
      <Stack as="form" gap={[2, 3]} css={styles.form} onSubmit={explain}>
        <p css={styles.text}>{t('newsletter.text')}</p>
        <label css={styles.label} htmlFor={id}>
          {t('newsletter.email')}
        </label>
        <input id={id} css={styles.input} type="email" autoComplete="email" />
        <Button type="submit" variant="secondary" css={styles.button}>
          {t('newsletter.subscribe')}
        </Button>
      </Stack>
    </Section>
  );
}

const styles = {
  form: (theme: Theme) =>
    css({
      maxWidth: theme.width.text,
      [theme.media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > p, & > label': { gridColumn: '1 / -1' } },
    }),
  text: (theme: Theme) => css({ marginBottom: theme.space(2), color: theme.color.textMuted }),
  label: (theme: Theme) => css({ fontSize: theme.size.s, fontWeight: 600 }),
  input: (theme: Theme) => [field(theme), css({ minWidth: 0, padding: theme.space(2, 3) })],
  button: (theme: Theme) => css({ minHeight: theme.tap }),
};
