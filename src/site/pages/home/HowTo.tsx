import { css, type Theme } from '@emotion/react';
import { useTexts } from '../../router/LanguageProvider';
import { listOf } from '../../../i18n/translator';
import { Accordion } from '../../ui/Accordion';
import { Icon, type IconName } from '../../ui/Icon';
import { Cluster, Stack } from '../../ui/layouts';
import { Reveal } from '../../ui/Reveal';
import { RichText } from '../../ui/RichText';
import { ShortText } from '../../ui/Unbroken';
import { Points } from '../parts/Prose';
import { FileTypes } from './FileTypes';
import { Tutorial } from './Tutorial';

/** How to use the checker: a recording beside the three steps, then advice, limits and file types. */
export function HowTo() {
  const t = useTexts('homeSections');
  return (
    <>
      <div css={styles.halves}>
        <Tutorial />
        <Reveal>
          <ol css={styles.steps}>
            {listOf(t, 'home.howTo.steps').map(({ title, text }) => (
              <li key={title} css={styles.step}>
                <h3 css={styles.title}>
                  <ShortText>{title}</ShortText>
                </h3>
                <p css={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
        </Reveal>
      </div>
      <div css={[styles.halves, styles.notes]}>
        <Reveal css={styles.lists}>
          {NOTES.map(([key, icon]) => (
            <div key={key}>
              <h3 css={styles.heading}>{t(`home.howTo.${key}`)}</h3>
              <Stack as="ul" gap={1.5}>
                {listOf(t, `home.howTo.${key}.points`).map((text) => (
                  <Cluster key={text} as="li" isOneRow gap={2} size="s" css={styles.point}>
                    <Icon name={icon} size={16} />
                    <span>
                      <RichText text={text} />
                    </span>
                  </Cluster>
                ))}
              </Stack>
            </div>
          ))}
        </Reveal>
        <Reveal>
          <h3 css={styles.heading}>{t('home.fileTypes.heading')}</h3>
          <FileTypes />
        </Reveal>
      </div>
      <Reveal css={styles.support}>
        <Accordion summary={<h3 css={styles.summary}>{t('home.howTo.cameraSupport')}</h3>}>
          <Points texts={listOf(t, 'home.howTo.cameraSupport.points')} />
        </Accordion>
      </Reveal>
    </>
  );
}

const NOTES = [
  ['bestPractices', 'check'],
  ['limitations', 'alert'],
] as const satisfies readonly (readonly [string, IconName])[];

const styles = {
  halves: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(5),
      alignItems: 'start',
      [theme.media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: theme.space(6, 10) },
    }),
  notes: (theme: Theme) => css({ marginTop: theme.space(6) }),
  steps: (theme: Theme) =>
    css({ margin: 0, padding: 0, listStyle: 'none', counterReset: 'step', fontSize: theme.size.m }),
  step: (theme: Theme) =>
    css({
      position: 'relative',
      padding: theme.space(3, 0, 5, 10),
      borderTop: `1px solid ${theme.color.line}`,
      counterIncrement: 'step',
      '&:first-of-type': { borderTopColor: theme.color.text },
      '&::before': {
        content: 'counter(step)',
        position: 'absolute',
        insetInlineStart: 0,
        color: theme.color.signal,
        fontFamily: theme.font.figures,
        fontSize: theme.size.l,
        lineHeight: 1.2,
      },
      [theme.media.mobile]: { paddingBottom: theme.space(3), '&:last-of-type': { paddingBottom: 0 } },
    }),
  title: (theme: Theme) => css({ marginBottom: theme.space(1), fontSize: theme.size.m }),
  text: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
  lists: (theme: Theme) => css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(6) }),
  heading: (theme: Theme) => css({ marginBottom: theme.space(2), fontSize: theme.size.m }),
  point: (theme: Theme) => css({ lineHeight: 1.45, '& > svg': { marginTop: 3, color: theme.color.textMuted } }),
  support: (theme: Theme) => css({ marginTop: theme.space(6), '& ul': { fontSize: theme.size.s } }),
  summary: (theme: Theme) => css({ fontSize: theme.size.m }),
};
