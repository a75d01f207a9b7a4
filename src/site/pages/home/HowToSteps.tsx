import { css, type Theme } from '@emotion/react';
import type { TitledText } from '../../../content/types';
import { Reveal } from '../../ui/Reveal';
import { RichText } from '../../ui/RichText';
import { Steps } from '../parts/Steps';
import { Short } from '../../ui/Unbroken';

/** The three steps of using the tool. */
export function HowToSteps({ steps }: { readonly steps: readonly TitledText[] }) {
  return (
    <Reveal>
      <Steps
        steps={steps.map(({ title, text }) => (
          <>
            <h3 css={styles.title}>
              <Short>{title}</Short>
            </h3>
            <p css={styles.text}>
              <RichText text={text} />
            </p>
          </>
        ))}
      />
    </Reveal>
  );
}

const styles = {
  title: (theme: Theme) => css({ marginBottom: theme.space(1), fontSize: theme.size.m }),
  text: (theme: Theme) => css({ color: theme.color.textMuted }),
};
