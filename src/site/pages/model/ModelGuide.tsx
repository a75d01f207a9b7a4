import { css, type Theme } from '@emotion/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { easiestAnswer, isWithoutWay } from '../../../cameras/answer';
import { brandName, findBrand, fullModelName, type Model } from '../../../cameras/catalogue';
import { operatorPictures } from 'virtual:operator-pictures';
import { imagePathOf, operatorPictureOf, shapeOf } from '../../../cameras/images';
import { loadContent } from '../../../content/content';
import type { Text } from '../../../content/types';
import { withFacts } from '../../../content/withFacts';
import { useLanguage, useTexts } from '../../router/LanguageProvider';
import { aboutCamera } from '../../tool/next/aboutCamera';
import { sourcesBeside } from '../../tool/ways/Sourced';
import { stepsOnCamera } from '../../tool/ways/stepsOnCamera';
import { Cluster, screenOnly, Stack } from '../../ui/layouts';
import { touchArea } from '../../ui/touchArea';
import { Link } from '../../ui/Link';
import { CallToAction } from '../parts/CallToAction';
import { CameraImage } from './CameraImage';
import { Prose } from '../parts/Prose';
import { Section } from '../parts/Section';
import { SellerMessage } from '../parts/SellerMessage';
import { Advisories } from './Advisories';
import { BeforeYouPay } from './BeforeYouPay';
import { Details } from './Details';
import { GetTheCount } from './GetTheCount';
import { JudgeIt } from './JudgeIt';
import { Specifications } from './Specifications';
import { usualSteps } from './usualSteps';

/**
 * A camera's page after the verdict: the maker's notices, what a count means, how to find it, checks before buying, and
 * the camera itself.
 */
export default function ModelGuide({ model }: { readonly model: Model }) {
  const t = useTexts('modelGuide', 'ways', 'advice');
  const { i18n } = useTranslation();
  const { locale } = useLanguage();
  const copy = use(loadContent(locale, `models/${model.brand}`)).models?.[model.slug];
  const filled = (texts: readonly Text[] = []) => texts.map((text) => withFacts(text, model, locale));
  const name = fullModelName(model, locale);
  const maker = brandName(findBrand(model.brand)!, locale);
  const answer = easiestAnswer(model);
  const checker = t(answer.way === 'photo' ? 'model.cta' : 'model.ctaWithoutCount');
  const body = t(`body.${shapeOf(model)}`);

  const picture = operatorPictureOf(operatorPictures, model);
  return (
    <div css={styles.page}>
      <div>
        <Advisories model={model} />
        {!isWithoutWay(answer) && <JudgeIt model={model} />}
        <GetTheCount
          model={model}
          steps={
            (copy?.steps && filled(copy.steps)) ??
            stepsOnCamera(model.count.howTo, i18n) ??
            usualSteps(model, t, locale)
          }
        />
        <BeforeYouPay model={model} advice={copy && filled(copy.buying)} />
        {!isWithoutWay(answer) && <SellerMessage {...aboutCamera(model, name)} slug={model.slug} />}
      </div>
      <Section heading={t('model.specs.heading')} css={styles.margin}>
        {copy && <Prose texts={filled([copy.intro])} css={styles.intro} />}
        <Stack gap={5} css={styles.camera}>
          <CameraImage
            key={model.slug}
            imagePath={picture ?? imagePathOf(model)}
            brand={model.brand}
            model={model.model}
            alt={t('model.image', { body })}
            note={picture ? undefined : t('model.imageNote')}
          />
          <Specifications model={model} />
        </Stack>
      </Section>
      <div>
        <Details model={model} notes={filled(copy?.notes)} />

        <CallToAction label={checker} text={t('model.privacy')} />
        <Cluster as="p" gap={5} size="s" above={5} css={screenOnly}>
          <Link href={`/${model.brand}/all-models`} css={touchArea}>
            {t('model.allLink', { brand: maker })}
          </Link>
          <Link href={`/${model.brand}`} css={touchArea}>
            {t('model.brandLink', { brand: maker })}
          </Link>
        </Cluster>
      </div>
    </div>
  );
}

/**
 * From this width on, there is a margin beside the text. In em, because the space depends on the browser's text size.
 */
const WITH_MARGIN = '@media screen and (min-width: 64em)';

const WITH_SOURCES_BESIDE = '@media screen and (min-width: 90em)';

const styles = {
  page: (theme: Theme) =>
    css({
      [WITH_MARGIN]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 300px',
        columnGap: theme.space(12),
        // If the margin is longer than the text, the spare space goes below the text, not between its halves.
        gridTemplateRows: 'auto 1fr',
      },
      [WITH_SOURCES_BESIDE]: sourcesBeside(theme),
    }),
  /** the camera's specifications and picture: between the halves of the text, or in the margin */
  margin: css({ [WITH_MARGIN]: { gridArea: '1 / 2 / -1', alignSelf: 'start' } }),
  camera: (theme: Theme) =>
    css({
      [theme.media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)', alignItems: 'start' },
      [WITH_MARGIN]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      '& figure img': { maxWidth: 220 },
    }),
  intro: (theme: Theme) => css({ marginBottom: theme.space(4) }),
};
