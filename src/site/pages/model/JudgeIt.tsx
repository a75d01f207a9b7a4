import { css, type Theme } from '@emotion/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { answersOf } from '../../../cameras/answer';
import { brandName, findBrand, type Model } from '../../../cameras/catalogue';
import { isBorrowed, statedBasis } from '../../../cameras/statedBasis';
import { Sourced } from '../../tool/ways/Sourced';
import { adviceOfBand } from '../../../judge/advice';
import { includesOf, silentShots } from '../../../judge/alsoCounted';
import type { BandCounts, CountMeaning } from '../../../judge/wear';
import { boundedBand } from '../../../i18n/words/wearWords';
import { bandColor } from '../../../config/wearColors';
import type { Locale } from '../../../config/locales';
import { formatList, formatNumber, joinSentences } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { keyIfAny } from '../../../i18n/translator';
import { Stack } from '../../ui/layouts';
import { RichText } from '../../ui/RichText';
import { ShortText } from '../../ui/Unbroken';
import { Section } from '../parts/Section';
import { sourceRefs } from '../parts/sourceRefs';
import { lifeText } from './lifeText';
import { saysLife } from './Verdict';
import { counterOf, knownLife, countMeaning, priceCounts, visibleBands } from '../../../judge/rowCounter';

interface JudgeItProps {
  readonly model: Model;
}

/** The heading for a count's meaning. Depends on whether there are wear bands, and whether the body has a shutter. */
export const wearHeading = (model: Model) => {
  if (visibleBands(model).length > 0) return 'model.wear.heading';
  return model.life.basis === 'no-shutter' ? 'model.wear.headingNoShutter' : 'model.wear.headingUncompared';
};

/**
 * The meaning of this camera's count: the wear bands in actuations, the source of the rated life, and what is counted.
 */
export function JudgeIt({ model }: JudgeItProps) {
  const { t, i18n } = useTranslation();
  const { locale } = useLanguage();
  const { life, count } = model;
  const isExpected = answersOf(model).inPhotos.certainty === 'expected';
  const silent = silentShots(model);
  const bands = visibleBands(model);
  const meaning = countMeaning(model);
  const onLife = lifeWords(model, t, locale);
  const { countsPictures, countsTwice, mayMoveOnce, addsElectronic, mayCountMore, mayStartOver } = counterOf(model);
  const includes = [
    keyIfAny(i18n, `guide.includes.${includesOf(model)}`),
    count.isOfBodyOrUnit && ('limit.camera-unit' as const),
    count.fromFirmware && count.photos && ('guide.olderFirmware' as const),
    countsTwice && ('limit.two-per-photo' as const),
    countsTwice && !mayMoveOnce && ('wear.twice' as const),
    mayMoveOnce && bands.length > 0 && ('wear.upper.twice' as const),
    silent === 'tested' && keyIfAny(i18n, `guide.silentTested.${count.howTo}`),
    silent === 'untested' && ('guide.silentUntested' as const),
  ].flatMap((key) => (key ? t(key, { firmware: count.fromFirmware }) : []));

  return (
    <Section heading={t(wearHeading(model))}>
      {bands.length > 0 && typeof meaning === 'object' && (
        <Bands
          model={model}
          bands={bands}
          meaning={meaning}
          isPriced={saysLife(model) && priceCounts(model)?.high !== undefined}
        />
      )}
      <Stack gap={3} css={styles.notes}>
        {onLife !== '' && (
          <Sourced sources={sourceRefs(life.sources)}>
            <RichText text={onLife} />
          </Sourced>
        )}
        {bands.length > 0 && mayStartOver && <p>{t('model.specs.wrapsAt')}</p>}
        {mayCountMore && mayStartOver && (
          <p>
            {t(isExpected ? 'model.wear.notComparedExpected' : 'model.wear.notCompared', {
              count: count.wrapsAt ? formatNumber(count.wrapsAt, locale) : '',
            })}
          </p>
        )}
        {countsPictures && bands.length > 0 && <p>{t('wear.upper')}</p>}
        {includes.length > 0 && <p>{joinSentences(includes, locale)}</p>}
        {addsElectronic && (
          <p>{t(mayCountMore && !mayStartOver ? 'model.wear.electronicTotal' : 'model.wear.electronic')}</p>
        )}
      </Stack>
    </Section>
  );
}

/**
 * The source of the rated life, or why there is none. If the verdict has already named the maker as the source, says
 * only that the maker's number is not guaranteed. If the verdict has already given a class estimate, empty.
 */
function lifeWords(model: Model, t: TFunction, locale: Locale): string {
  const { brand, life, lensShutter } = model;
  const basis = statedBasis(model);
  if (basis === 'no-shutter') return t('guide.life.noShutterUse');
  if (basis === 'none') return t(lensShutter === 'interchangeable' ? 'guide.life.inLens' : 'guide.life.none');
  const figures = {
    life: lifeText(knownLife(life)!, t, locale),
    others: formatList(life.givenFor ?? [], locale),
    maker: brandName(findBrand(brand)!, locale),
  };
  if (basis === 'others')
    return t(life.basis === 'unsourced' ? 'guide.basis.unsourced.others' : 'guide.basis.attributed.others', figures);
  const isSaid = saysLife(model);
  if (isBorrowed(basis)) return isSaid ? '' : t(`guide.life.${basis}`, figures);
  return t(basis === 'maker' && isSaid ? 'guide.basis.maker.notGuaranteed' : `guide.basis.${basis}`, figures);
}

/**
 * The caption above the bands. It names the models for which the rated life was given, and the end of a class's usual
 * range on which the bands are based.
 */
function captionOf(model: Model, { life, range, bound }: CountMeaning, t: TFunction, locale: Locale): string {
  const basis = statedBasis(model);
  const key = () => {
    if (basis === 'others') return 'captionOthers';
    if (range) return bound === 'lower' ? 'captionHigh' : 'captionLow';
    return 'caption';
  };
  return t(`guide.bands.${key()}`, {
    life: formatNumber(life, locale),
    others: formatList(model.life.givenFor ?? [], locale),
  });
}

interface BandsProps extends JudgeItProps {
  readonly bands: readonly BandCounts[];
  readonly meaning: CountMeaning;
  /** true if the verdict says at which counts to pay less */
  readonly isPriced: boolean;
}

function Bands({ model, bands, meaning, isPriced }: BandsProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { bound } = meaning;
  const advice = bands.map(({ band }) => adviceOfBand(band, bound));
  return (
    <>
      <p css={styles.caption}>{captionOf(model, meaning, t, locale)}</p>
      <dl css={styles.bands}>
        {bands.map((counts, index) => (
          <div key={counts.from} css={styles.band(counts)}>
            <dt>{bound ? boundedBand(counts.band, bound, t) : t(`band.${counts.band}`)}</dt>
            <dd>
              <ShortText>{rangeWords(counts, t, (count) => formatNumber(count, locale))}</ShortText>
            </dd>
            {/* Neighboring bands with the same advice show it once. */}
            {!isPriced && advice[index] !== advice[index - 1] && (
              <dd css={styles.advice} data-advice>
                <ShortText>{t(`bandAdvice.buyer.${advice[index]!}`)}</ShortText>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}

/** A band in words: 'under 30,000', '30,000 to 74,999', 'over 120,000'. */
function rangeWords({ from, to }: BandCounts, t: TFunction, format: (count: number) => string): string {
  if (from === 0 && to !== undefined) return t('guide.bands.under', { to: format(to + 1) });
  if (to === undefined) return t('guide.bands.over', { from: format(from - 1) });
  return t('guide.bands.between', { from: format(from), to: format(to) });
}

/** Each band's width, in percent of the rated life. */
const SHARES: Readonly<Record<BandCounts['band'], number>> = {
  low: 20,
  moderate: 30,
  high: 30,
  veryHigh: 20,
};

const styles = {
  caption: (theme: Theme) => css({ marginBottom: theme.space(3), fontWeight: 500 }),
  bands: (theme: Theme) =>
    css({
      display: 'grid',
      gap: theme.space(1),
      margin: theme.space(0, 0, 6),
      [theme.media.wide]: { display: 'flex', flexWrap: 'wrap' },
    }),
  band:
    ({ band }: BandCounts) =>
    (theme: Theme) => {
      const color = theme.color[bandColor[band]];
      return css({
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: theme.space(0, 4),
        padding: theme.space(1.5, 3),
        borderInlineStart: `5px solid ${color}`,
        background: theme.color.sunken,
        '& > dt': { fontWeight: 600 },
        '& > dd:first-of-type': {
          flex: 'none',
          maxWidth: '65%',
          margin: 0,
          fontFamily: theme.font.figures,
          fontSize: theme.size.s,
          fontVariantNumeric: 'tabular-nums',
        },
        [theme.media.wide]: {
          display: 'block',
          // widths in proportion to the bands, but with room for their figures
          flex: `${SHARES[band]} 1 0`,
          minWidth: 'max-content',
          padding: theme.space(2, 3, 3),
          '& > dd:first-of-type': { maxWidth: 'none' },
          borderInlineStart: 0,
          borderTop: `5px solid ${color}`,
        },
      });
    },
  /** as wide as the numbers, however long the advice is */
  advice: (theme: Theme) =>
    css({
      flex: '1 0 100%',
      width: 0,
      minWidth: '100%',
      margin: theme.space(0.5, 0, 0),
      color: theme.color.textMuted,
      fontSize: theme.size.s,
      lineHeight: 1.4,
    }),
  notes: (theme: Theme) => css({ maxWidth: theme.width.text }),
};
