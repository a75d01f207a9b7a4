import { css, type Theme } from '@emotion/react';
import type { TFunction } from 'i18next';
import { HOME_POSTS } from '../../../config/constants';
import { articlePosts, type Post, type PostSlug } from '../../../content/postTable';
import { useTexts } from '../../router/LanguageProvider';
import { listOf } from '../../../i18n/translator';
import { Button } from '../../ui/Button';
import { Reveal } from '../../ui/Reveal';
import { Drawing } from '../parts/Drawing';
import { Faq } from '../parts/Faq';
import { PostNote } from '../blog/PostNote';
import { postHref } from '../blog/PostFrame';
import { Points, Prose } from '../parts/Prose';
import { Section } from '../parts/Section';
import { TitledCards } from '../parts/TitledCards';
import { FileTypes } from './FileTypes';
import { FoldedSection } from './FoldedSection';
import { HowToSteps } from './HowToSteps';
import { LifespanTable } from './LifespanTable';
import { LinkRows } from './LinkRows';
import { ShareButton } from './ShareButton';
import { Tutorial } from './Tutorial';

/** Everything below the tool, in the specified order. What few need before they use it is folded. */
export default function HomeSections() {
  const t = useTexts('homeSections', 'blog');
  return (
    <>
      <Section id="about" heading={t('home.explainer.heading')}>
        <div css={styles.explainer}>
          <Prose texts={listOf(t, 'home.explainer.texts')} />
          <Drawing id="count-in-file" />
        </div>
      </Section>

      <Section heading={t('home.lifespan.heading')}>
        <LifespanTable />
      </Section>

      <Section heading={t('home.resources.heading')}>
        <LinkRows
          rows={RESOURCES.map(({ key, href }) => ({
            href,
            title: t(`home.resources.${key}.title`),
            text: t(`home.resources.${key}.text`),
          }))}
        />
      </Section>

      <Section heading={t('home.faq.heading')}>
        <Faq items={listOf(t, 'home.faq.items')} />
      </Section>

      <FoldedSection heading={t('home.whyUse.heading')}>
        <TitledCards cards={listOf(t, 'home.whyUse.cards')} icons={['lock', 'fingerprint', 'scale']} />
        <ShareButton />
      </FoldedSection>

      <Section heading={t('home.posts.heading')}>
        <LinkRows rows={articlePosts.slice(0, HOME_POSTS).map((post) => postRow(post, t))} />
        <Button href="/blog" variant="secondary" css={styles.allPosts}>
          {t('home.posts.all')}
        </Button>
      </Section>

      <FoldedSection heading={t('home.useCases.heading')}>
        <TitledCards cards={listOf(t, 'home.useCases.cards')} icons={['search', 'tag', 'clock', 'camera', 'file']} />
      </FoldedSection>

      <FoldedSection heading={t('home.technology.heading')}>
        <TitledCards cards={listOf(t, 'home.technology.cards')} icons={['shutter', 'sparkle', 'counter']} />
      </FoldedSection>

      <FoldedSection id="how-to" heading={t('home.howTo.heading')}>
        <Tutorial />
        <HowToSteps steps={listOf(t, 'home.howTo.steps')} />
        <div css={styles.notes}>
          {NOTES.map((key) => (
            <Reveal key={key}>
              <h3 css={styles.noteHeading}>{t(`home.howTo.${key}`)}</h3>
              <Points texts={listOf(t, `home.howTo.${key}.points`)} />
            </Reveal>
          ))}
        </div>
        <h3 css={styles.fileTypes}>{t('home.fileTypes.heading')}</h3>
        <FileTypes />
      </FoldedSection>
    </>
  );
}

const RESOURCES = [
  { key: 'exif', href: '/blog/find-shutter-count-on-any-camera' },
  { key: 'cleaning', href: '/blog/camera-sensor-cleaning-guide' },
] as const;

function postRow(post: Post, t: TFunction) {
  const slug = post.slug as PostSlug;
  return {
    href: postHref(slug),
    title: t(`post.${slug}.title`),
    text: t(`post.${slug}.excerpt`),
    note: <PostNote post={post} />,
  };
}

const NOTES = ['bestPractices', 'cameraSupport', 'limitations'] as const;

const styles = {
  explainer: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(8, 12),
      alignItems: 'start',
      [theme.media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    }),
  allPosts: (theme: Theme) => css({ marginTop: theme.space(5) }),
  notes: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(8),
      marginTop: theme.space(10),
      [theme.media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      '& ul': { fontSize: theme.size.s },
    }),
  fileTypes: (theme: Theme) => css({ margin: theme.space(10, 0, 3), fontSize: theme.size.m }),
  noteHeading: (theme: Theme) => css({ marginBottom: theme.space(3), fontSize: theme.size.m }),
};
