import { css, type Theme } from '@emotion/react';
import type { TFunction } from 'i18next';
import {
  type CountAnswer,
  easiestAnswer,
  isInPhoto,
  isSurerOverUsb,
  isWithoutWay,
  type ShortVerdict,
  verdictOf,
} from '../../../cameras/answer';
import { shapeOf } from '../../../cameras/images';
import { type Counted, countedIn, type HowToKey } from '../../../cameras/cameraRow';
import { brandName, findBrand, fullModelName, type Model } from '../../../cameras/catalogue';
import { manufactureIn } from '../../../cameras/manufacture';
import { isBorrowed, statedBasis } from '../../../cameras/statedBasis';
import { waysOf } from '../../../cameras/waysToCount';
import type { Locale } from '../../../config/locales';
import { formatList, formatNumber, joinSentences, proseNumber } from '../../../i18n/format';
import { useLanguage, useTexts } from '../../router/LanguageProvider';
import { Measure } from '../../ui/layouts';
import { Unbroken } from '../../ui/Unbroken';
import { lifeText } from './lifeText';
import { includesOf, silentShots } from '../../../judge/alsoCounted';
import { counterOf, knownLife, priceCounts } from '../../../judge/rowCounter';

/** The page's summary: how to find the count, whether a photo has it, and which counts are low. */
export function Verdict({ model }: { readonly model: Model }) {
  const t = useTexts('modelGuide');
  const { locale } = useLanguage();
  return (
    <Measure css={styles.verdict} data-verdict>
      <Unbroken text={verdictOn(model, t, locale)} />
    </Measure>
  );
}

/** The verdict in words. */
export const verdictOn = (model: Model, t: TFunction, locale: Locale): string =>
  joinSentences(sentencesOn(model, t, locale), locale);

/** Verdicts that don't say that photos have the count. */
type Elsewhere = Exclude<ShortVerdict, `${'exact' | 'limits'}${'' | '-reported'}` | 'unconfirmed'>;

function sentencesOn(model: Model, t: TFunction, locale: Locale): readonly string[] {
  const answer = easiestAnswer(model);
  const first = onPhotos(model, t, locale);
  const { changedBySettings, upsetByFirmware } = model.count;
  const settings = changedBySettings ? [t('guide.answer.settings')] : [];
  const upset = upsetByFirmware ? [t('guide.answer.upset')] : [];
  const surer = isSurerOverUsb(model) ? [t('guide.opening.usb')] : [];
  if (isInPhoto(answer)) return [...surer, first, ...settings, ...upset, ...onLife(model, t, locale)];
  const verdict = verdictOf(model) as Elsewhere;
  const hasNoWay = verdict === 'none' || verdict === 'not-known';
  return [
    ...(hasNoWay ? [] : [t(`guide.opening.${verdict}`)]),
    ...(verdict === 'none' && model.count.inPhotos.certainty === 'seen' ? [t('guide.opening.no')] : []),
    first,
    // This sentence is left out if a method works or may work, because the page describes the method further down.
    ...(hasNoWay && !waysOf(model).some(({ works }) => works)
      ? [t(model.brand === 'leica' ? 'guide.otherwise.leica' : `guide.otherwise.${verdict}`)]
      : []),
    ...(manufactureIn(model.slug) ? [t('guide.answer.made')] : []),
    ...(canHaveCount(answer) ? onLife(model, t, locale) : onShutter(model, t)),
  ];
}

/** True if the count can be found and compared with a rated life. */
const canHaveCount = (answer: CountAnswer) => (answer.way === 'photo' ? isInPhoto(answer) : !isWithoutWay(answer));

/** True if the verdict states the shutter's rated life. */
export const saysLife = (model: Model): boolean =>
  canHaveCount(easiestAnswer(model)) && priceCounts(model) !== undefined;

/** The texts for estimates from a number other than the file number. */
const ESTIMATES: Partial<Readonly<Record<HowToKey, 'guide.answer.exposureId' | 'guide.answer.imageNumber'>>> = {
  'leica-service': 'guide.answer.exposureId',
  'minolta-file': 'guide.answer.imageNumber',
};

/** The key of the words for the number in the files. The words also say which shots the number omits or may omit. */
function exceptionsOf(model: Model, what: Counted) {
  if (silentShots(model) === 'untested') return 'shots-silent-open';
  return includesOf(model) === 'pentax-exif' ? 'actuations-no-live-view' : what;
}

function onPhotos(model: Model, t: TFunction, locale: Locale): string {
  const { count } = model;
  // On a body without a shutter, a shot is called a picture.
  const what = model.life.basis === 'no-shutter' && countedIn(count) ? 'pictures' : countedIn(count);
  const end = count.wrapsAt && formatNumber(count.wrapsAt, locale);
  const counted = what && exceptionsOf(model, what);
  const words = { model: fullModelName(model, locale), counted: counted && t(`guide.counted.${counted}`), end };
  const { way, certainty, limits } = count.inPhotos;
  const without = (unseen: 'guide.answer.notKnown' | 'guide.answer.noneKnown') =>
    count.photos
      ? t('guide.answer.unread', { ...words, count: count.photos, photos: formatNumber(count.photos, locale) })
      : t(unseen, words);
  switch (certainty) {
    case 'unknown':
      return without('guide.answer.notKnown');
    case 'expected':
      return count.fromFirmware
        ? t('guide.answer.fromFirmware', { ...words, firmware: count.fromFirmware })
        : t(isSurerOverUsb(model) ? 'guide.answer.unconfirmedToo' : 'guide.answer.unconfirmed', words);
    case 'seen':
    case 'reported':
  }
  if (limits === 'estimate') return t(ESTIMATES[count.howTo] ?? 'guide.answer.estimate', words);
  if (way === 'none') return without('guide.answer.noneKnown');
  if (limits === 'doubtful') return t('guide.answer.doubtful', words);
  const wraps = limits !== undefined && end !== undefined;
  if (counterOf(model).countsTwice) return t(wraps ? 'guide.answer.twiceWraps' : 'guide.answer.twice', words);
  const kind = wraps ? 'wraps' : limits ? 'limits' : 'exact';
  return t(certainty === 'reported' ? `guide.answer.reported.${kind}` : `guide.answer.${kind}`, words);
}

function onShutter(model: Model, t: TFunction): readonly string[] {
  if (shapeOf(model) === 'digital-back') return [t('guide.life.back')];
  return model.life.basis === 'no-shutter' ? [t('guide.life.noShutter')] : [];
}

function onLife(model: Model, t: TFunction, locale: Locale): readonly string[] {
  const basis = statedBasis(model);
  const life = knownLife(model.life);
  if (basis === 'no-shutter') return onShutter(model, t);
  const counts = priceCounts(model);
  if (life === undefined || !counts) return [];
  const { low, high } = counts;
  const figures = {
    life: lifeText(life, t, locale),
    others: formatList(model.life.givenFor ?? [], locale),
    maker: brandName(findBrand(model.brand)!, locale),
    low: proseNumber(low, locale),
    high: high === undefined ? '' : proseNumber(high, locale),
  };
  const price = high === undefined ? 'low' : 'price';
  const isMechanical = price === 'price' && countedIn(model.count) === 'shots-and-mechanical';
  const ownPrice = isMechanical ? 'priceMechanical' : price;
  // For any other basis, the page says further down, next to the source, where the rated life comes from.
  const origin = isBorrowed(basis) || basis === 'maker' ? [t(`guide.life.${basis}`, figures)] : [];
  return [...origin, t(isBorrowed(basis) ? `guide.life.${price}OfClass` : `guide.life.${ownPrice}`, figures)];
}

const styles = {
  verdict: (theme: Theme) =>
    css({ fontSize: theme.size.l, lineHeight: 1.45, [theme.media.mobile]: { fontSize: theme.size.m } }),
};
