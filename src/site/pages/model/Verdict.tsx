import { css, type Theme } from '@emotion/react';
import type { TFunction } from 'i18next';
import {
  type CountAnswer,
  easiestAnswer,
  answersOf,
  isInPhoto,
  type ShortVerdict,
  verdictOf,
} from '../../../cameras/answer';
import { shapeOf } from '../../../cameras/images';
import { countedIn, type HowToKey } from '../../../cameras/cameraRow';
import { brandName, findBrand, fullModelName, type Model } from '../../../cameras/catalogue';
import { manufactureIn } from '../../../cameras/manufacture';
import type { Locale } from '../../../config/locales';
import { formatNumber, joinSentences, proseNumber } from '../../../i18n/format';
import { useLanguage, useTexts } from '../../router/LanguageProvider';
import { Unbroken } from '../../ui/Unbroken';
import { lifeText } from './lifeText';
import { counterOf, knownLife, visibleBands } from '../../../judge/rowCounter';

/** The page in a few sentences: whether a photo has the count, how to get it otherwise, and how much is little. */
export function Verdict({ model }: { readonly model: Model }) {
  const t = useTexts('modelGuide');
  const { locale } = useLanguage();
  return (
    <p css={styles.verdict} data-verdict>
      <Unbroken text={verdictOn(model, t, locale)} />
    </p>
  );
}

/** The verdict in words. */
export const verdictOn = (model: Model, t: TFunction, locale: Locale): string =>
  joinSentences(sentencesOn(model, t, locale), locale);

/** Of cameras whose photos are not said to have the count. */
type Elsewhere = Exclude<ShortVerdict, `${'exact' | 'limits'}${'' | '-reported'}` | 'unconfirmed'>;

function sentencesOn(model: Model, t: TFunction, locale: Locale): readonly string[] {
  const answer = easiestAnswer(model);
  const first = onPhotos(model, t, locale);
  const onePhoto = model.count.photos === 1 ? [t('guide.answer.onePhoto')] : [];
  const { changedBySettings, upsetByFirmware } = model.count;
  const settings = changedBySettings ? [t('guide.answer.settings')] : [];
  const upset = upsetByFirmware ? [t('guide.answer.upset')] : [];
  if (isInPhoto(answer)) return [first, ...onePhoto, ...settings, ...upset, ...onLife(model, t, locale)];
  return [
    first,
    t(`guide.otherwise.${verdictOf(model) as Elsewhere}`),
    ...(manufactureIn(model.slug) ? [t('guide.answer.made')] : []),
    ...(canHaveCount(answer) ? onLife(model, t, locale) : onShutter(model, t)),
  ];
}

/** Where there can be a count to compare with a rated life. */
const canHaveCount = (answer: CountAnswer) => isInPhoto(answer) || ['screen', 'usb', 'program'].includes(answer.way);

/** True if the verdict tells how long the shutter lasts. */
export const saysLife = (model: Model): boolean =>
  canHaveCount(easiestAnswer(model)) && visibleBands(model).length > 0 && !counterOf(model).mayStartOver;

/** What an estimate is made from, where it is no file number. */
const ESTIMATES: Partial<Readonly<Record<HowToKey, 'guide.answer.exposureId' | 'guide.answer.imageNumber'>>> = {
  'leica-service': 'guide.answer.exposureId',
  'minolta-file': 'guide.answer.imageNumber',
};

/** So many photos without a count are worth a plain no. */
const ENOUGH_PHOTOS = 3;

function onPhotos(model: Model, t: TFunction, locale: Locale): string {
  const { count } = model;
  // Without a shutter, each shot is a picture.
  const what = model.life.basis === 'no-shutter' && countedIn(count) ? 'pictures' : countedIn(count);
  const end = count.wrapsAt && formatNumber(count.wrapsAt, locale);
  const words = { model: fullModelName(model, locale), counted: what && t(`guide.counted.${what}`), end };
  const isReported = answersOf(model).inPhotos.certainty === 'reported';
  switch (count.access) {
    case 'exact-in-file':
      if (counterOf(model).countsTwice) return t('guide.answer.twice', words);
      return t(isReported ? 'guide.answer.reported.exact' : 'guide.answer.exact', words);
    case 'doubtful-in-file':
      return t('guide.answer.doubtful', words);
    case 'approximate-in-file': {
      if (end && counterOf(model).countsTwice) return t('guide.answer.twiceWraps', words);
      const limit = end ? 'wraps' : 'limits';
      return t(isReported ? `guide.answer.reported.${limit}` : `guide.answer.${limit}`, words);
    }
    case 'unconfirmed-in-file':
      return count.fromFirmware
        ? t('guide.answer.fromFirmware', { ...words, firmware: count.fromFirmware })
        : t('guide.answer.unconfirmed', words);
    case 'estimate':
      return t(ESTIMATES[count.howTo] ?? 'guide.answer.estimate', words);
    case 'not-in-file':
      return t((count.photos ?? 0) < ENOUGH_PHOTOS ? 'guide.answer.noneKnown' : 'guide.answer.none', words);
    case 'not-known':
      return t('guide.answer.notKnown', words);
  }
}

/** A body without a shutter of its own. */
function onShutter(model: Model, t: TFunction): readonly string[] {
  if (shapeOf(model) === 'digital-back') return [t('guide.life.back')];
  return model.life.basis === 'no-shutter' ? [t('guide.life.noShutter')] : [];
}

function onLife(model: Model, t: TFunction, locale: Locale): readonly string[] {
  const { basis } = model.life;
  const life = knownLife(model.life);
  if (basis === 'no-shutter') return onShutter(model, t);
  const [low] = visibleBands(model);
  // A low count of a counter that starts over says nothing, so the verdict gives no limit for it.
  if (life === undefined || low?.to === undefined || counterOf(model).mayStartOver) return [];
  const figures = { life: lifeText(life, t, locale), low: proseNumber(low.to + 1, locale) };
  if (basis === 'maker')
    return [t('guide.life.rated', { ...figures, maker: brandName(findBrand(model.brand)!, locale) })];
  return [t(basis === 'class-estimate' ? 'guide.life.usual' : 'guide.life.said', figures)];
}

const styles = {
  verdict: (theme: Theme) =>
    css({
      maxWidth: theme.width.text,
      fontSize: theme.size.l,
      lineHeight: 1.45,
      [theme.media.mobile]: { fontSize: theme.size.m },
    }),
};
