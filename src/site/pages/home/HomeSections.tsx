import { css, type Theme } from '@emotion/react';
import { HOME_POSTS } from '../../../config/constants';
import { articlePosts, type PostSlug } from '../../../content/postTable';
import { useTexts } from '../../router/LanguageProvider';
import { listOf } from '../../../i18n/translator';
import { SendTest } from '../../tool/SendTest';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layouts';
import { Drawing } from '../parts/Drawing';
import { Faq } from '../parts/Faq';
import { Prose } from '../parts/Prose';
import { Section } from '../parts/Section';
import { CoverCards } from './CoverCards';
import { Counting, Electronic, Mechanical } from './drawings/technology';
import { Buying, Insurance, Maintenance, Selling, ManyBodies } from './drawings/useCases';
import { ThreeGrades, PlaceInFile, Stays } from './drawings/whyUse';
import { Grades } from './Grades';
import { HowTo } from './HowTo';
import { LifespanTable } from './LifespanTable';
import { PictureCards } from './PictureCards';
import { ShareButton } from './ShareButton';

/** Everything below the tool, in the specification's order. */
export default function HomeSections() {
  const t = useTexts('homeSections', 'blog');
  return (
    <div css={styles.sections}>
      <Section id="about" heading={t('home.explainer.heading')}>
        <Stack gap={12} css={styles.explainer}>
          <div>
            <Prose texts={listOf(t, 'home.explainer.texts')} />
            <Grades grades={listOf(t, 'home.explainer.grades')} />
          </div>
          <div css={styles.drawing}>
            <Drawing id="count-in-file" />
          </div>
        </Stack>
      </Section>

      <Section heading={t('home.lifespan.heading')}>
        <LifespanTable />
      </Section>

      <Section heading={t('home.resources.heading')}>
        <CoverCards
          cards={RESOURCES.map(({ key, slug }) => ({
            slug,
            title: t(`home.resources.${key}.title`),
            text: t(`home.resources.${key}.text`),
          }))}
        />
      </Section>

      <Section heading={t('home.faq.heading')}>
        <Faq items={listOf(t, 'home.faq.items')} />
      </Section>

      <Section heading={t('home.whyUse.heading')} action={<ShareButton />}>
        <PictureCards
          cards={listOf(t, 'home.whyUse.cards')}
          drawings={[Stays, PlaceInFile, ThreeGrades]}
          action={<SendTest label={t('proof.short')} />}
        />
      </Section>

      <Section
        heading={t('home.posts.heading')}
        action={
          <Button href="/blog" variant="secondary" size="s">
            {t('article.blog')}
          </Button>
        }
      >
        <CoverCards
          isNews
          cards={articlePosts.slice(0, HOME_POSTS).map((post) => ({
            slug: post.slug as PostSlug,
            title: t(`post.${post.slug as PostSlug}.title`),
            text: t(`post.${post.slug as PostSlug}.excerpt`),
          }))}
        />
      </Section>

      <Section heading={t('home.useCases.heading')}>
        <PictureCards
          cards={listOf(t, 'home.useCases.cards')}
          drawings={[Buying, Selling, Maintenance, ManyBodies, Insurance]}
        />
      </Section>

      <Section heading={t('home.technology.heading')}>
        <PictureCards cards={listOf(t, 'home.technology.cards')} drawings={[Mechanical, Electronic, Counting]} />
      </Section>

      <Section id="how-to" heading={t('home.howTo.heading')}>
        <HowTo />
      </Section>
    </div>
  );
}

const RESOURCES = [
  { key: 'exif', slug: 'find-shutter-count-on-any-camera' },
  { key: 'cleaning', slug: 'camera-sensor-cleaning-guide' },
] as const;

/**
 * From this width on, a drawing is beside the explanation. A narrower window has no drawing, because the four kinds of
 * answer (`Grades`) show the same count.
 */
const BESIDE = '@media (min-width: 1024px)';

const styles = {
  explainer: css({ alignItems: 'start', [BESIDE]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } }),
  drawing: css({ display: 'none', [BESIDE]: { display: 'block', maxWidth: 400 } }),
  // The nine sections are close together to keep the page short.
  sections: (theme: Theme) =>
    css({ '& > section': { marginTop: theme.space(10), [theme.media.mobile]: { marginTop: theme.space(7) } } }),
};
