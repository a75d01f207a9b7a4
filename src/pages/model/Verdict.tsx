import { css, type Theme } from '@emotion/react';
import { use } from 'react';
import { type AnswerKind, answerKind, isInPhoto, isUntriedOnScreen } from '../../catalogue/answerKind';
import { isUntriedByCable } from '../../catalogue/cable';
import { countedIn } from '../../catalogue/cameraRow';
import { brandName, findBrand, fullModelName, type Model } from '../../catalogue/catalogue';
import type { Locale } from '../../config/locales';
import { loadGuide } from '../../content/content';
import type { GuideCopy } from '../../content/guideCopy';
import { formatNumber, joinSentences, proseNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Unbroken } from '../../ui/Unbroken';
import { canStartOver, visibleBands } from './visibleBands';

/** The page in a few sentences: whether a photo has the count, how to get it otherwise, and how much is little. */
export function Verdict({ model }: { readonly model: Model }) {
  const { locale } = useLanguage();
  const { answer } = use(loadGuide(locale));
  return (
    <p css={styles.verdict} data-verdict>
      <Unbroken text={verdictOn(model, answer, locale)} />
    </p>
  );
}

/** The verdict in words. */
export const verdictOn = (model: Model, answer: GuideCopy['answer'], locale: Locale): string =>
  joinSentences(sentencesOn(model, answer, locale), locale);

function sentencesOn(model: Model, answer: GuideCopy['answer'], locale: Locale): readonly string[] {
  const kind = answerKind(model);
  const first = onPhotos(model, answer, locale);
  if (isInPhoto(kind)) {
    const isUnread = kind !== 'unconfirmed' && !model.count.photos;
    return [first, ...(isUnread ? [answer.published] : []), ...onLife(model, answer, locale)];
  }
  return [
    first,
    answer.otherwise[
      kind === 'usb' && isUntriedByCable(model.brand, model)
        ? 'usb-untried'
        : kind === 'screen' && isUntriedOnScreen(model)
          ? 'screen-untried'
          : kind
    ],
    ...(canHaveCount(kind) ? onLife(model, answer, locale) : []),
  ];
}

/** Where there can be a count to compare with a rated life. */
const canHaveCount = (kind: AnswerKind) => isInPhoto(kind) || kind === 'usb' || kind === 'screen';

/** True if the verdict tells how long the shutter lasts. */
export const saysLife = (model: Model): boolean =>
  canHaveCount(answerKind(model)) && visibleBands(model).length > 0 && !canStartOver(model);

function onPhotos(model: Model, answer: GuideCopy['answer'], locale: Locale): string {
  const { count } = model;
  const name = fullModelName(model, locale);
  const what = countedIn(count);
  const counted = what ? answer.counted[what] : '';
  switch (count.access) {
    case 'exact-in-file':
      return answer.exact(name, counted);
    case 'approximate-in-file':
      return count.wrapsAt
        ? answer.wraps(name, counted, formatNumber(count.wrapsAt, locale))
        : answer.limits(name, counted);
    case 'doubtful-in-file':
      return answer.limits(name, counted);
    case 'unconfirmed-in-file':
      return answer.unconfirmed(name, counted);
    case 'estimate':
      return answer.estimate(name);
    case 'not-in-file':
      return answer.none(name);
    case 'not-known':
      return answer.notKnown(name);
  }
}

function onLife(model: Model, answer: GuideCopy['answer'], locale: Locale): readonly string[] {
  const { actuations, basis } = model.life;
  if (basis === 'no-shutter') return [answer.noShutter];
  const [low] = visibleBands(model);
  // A low count of a counter that starts over says nothing, so the verdict gives no limit for it.
  if (actuations === undefined || low?.to === undefined || canStartOver(model)) return [];
  const life = proseNumber(actuations, locale);
  const limit = proseNumber(low.to + 1, locale);
  if (basis === 'maker') return [answer.rated(life, limit, brandName(findBrand(model.brand)!, locale))];
  return [basis === 'class-estimate' ? answer.usual(life, limit) : answer.said(life, limit)];
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
