import { css, type Theme } from '@emotion/react';
import type { TFunction } from 'i18next';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { type CameraType, type CountFacts, countedIn, type FigureBasis, type Specs } from '../../catalogue/cameraRow';
import { brandName, findBrand, type Model } from '../../catalogue/catalogue';
import type { SourceId } from '../../catalogue/sources';
import { RATED_LIFE_RANGES } from '../../config/constants';
import { loadGuide } from '../../content/content';
import type { GuideCopy } from '../../content/guideCopy';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { Locale } from '../../config/locales';
import { SourceLinks } from '../../result/ways/SourceLinks';
import { sourceRefs } from '../parts/sourceRefs';

type SpecificationKey = 'released' | 'sensor' | 'resolution' | 'life' | 'type' | 'count' | 'exif';

/** The specifications of a model; a row without a value is left out. */
export function Specifications({ model }: { readonly model: Model }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { answer } = use(loadGuide(locale));
  const { type, announcedYear, year, life, exif, specs, count } = model;

  const rows: readonly (readonly [key: SpecificationKey, value: ReactNode, note?: ReactNode])[] = [
    [
      'released',
      announcedYear ? t('model.specs.announced', { year, announced: announcedYear }) : t('model.specs.year', { year }),
    ],
    ['sensor', specs && t(`sensor.${specs.sensor}`)],
    ['resolution', specs && t('model.specs.megapixels', { megapixels: pixelsOf(specs, locale) })],
    [
      'life',
      life.actuations && t('model.specs.releases', { count: formatNumber(life.actuations, locale) }),
      life.actuations && (
        <Basis
          key="basis"
          words={lifeBasis(life.basis, type, brandName(findBrand(model.brand)!, locale), t, locale)}
          sourceIds={life.sources}
        />
      ),
    ],
    ['type', t(`cameraType.${type}`)],
    [
      'count',
      t(`countAccess.${count.access}`),
      <Basis
        key="basis"
        words={[
          ...(count.wrapsAt ? [t('model.specs.wrapsAt', { count: formatNumber(count.wrapsAt, locale) })] : []),
          ...photosRead(count, answer, locale),
        ].map((line) => (
          <span key={line} css={styles.line}>
            {line}
          </span>
        ))}
        sourceIds={count.sources}
      />,
    ],
    [
      'exif',
      exif.length > 0 && (
        <span key="exif" css={styles.exif}>
          {exif.join(t('list.separator'))}
        </span>
      ),
    ],
  ];

  return (
    <dl css={styles.list}>
      {rows.map(
        ([key, value, note]) =>
          value && (
            <div key={key} css={styles.row}>
              <dt css={styles.label}>{t(`model.specs.${key}`)}</dt>
              <dd>
                {value}
                {note}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** In how many photos of the model we have read the count, or not. */
function photosRead(count: CountFacts, answer: GuideCopy['answer'], locale: Locale): readonly string[] {
  const isStored = countedIn(count) !== undefined;
  if (!count.photos) return isStored ? [answer.unseen] : [];
  const photos = formatNumber(count.photos, locale);
  return [isStored ? answer.seenWith(photos) : answer.seenWithout(photos)];
}

/** Japanese gives pixels in units of ten thousand: 24.2 MP is 2,420 of them. */
const pixelsOf = ({ megapixels }: Specs, locale: Locale) =>
  formatNumber(locale === 'ja' ? Math.round(megapixels * 100) : megapixels, locale);

/** The basis of the rated life; an estimate by class comes with the range of that class. */
function lifeBasis(basis: FigureBasis, type: CameraType, maker: string, t: TFunction, locale: Locale): string {
  const words = t(`wear.basis.${basis}`, { maker });
  const ranges: Partial<Record<CameraType, readonly [number, number]>> = RATED_LIFE_RANGES;
  const range = basis === 'class-estimate' && ranges[type];
  if (!range) return words;
  const [from, to] = range.map((limit) => formatNumber(limit, locale));
  return t('model.specs.classRange', { words, from, to });
}

interface Props {
  readonly words?: ReactNode;
  readonly sourceIds: readonly SourceId[];
}

/** The basis of a value, in words and with its published sources. */
function Basis({ words, sourceIds }: Props) {
  if (!words && sourceIds.length === 0) return null;
  return (
    <span css={styles.basis}>
      {words && <span>{words}</span>}
      <SourceLinks sources={sourceRefs(sourceIds)} />
    </span>
  );
}

const styles = {
  list: (theme: Theme) =>
    css({
      display: 'grid',
      // as wide as the longest label, so that no word has to break
      gridTemplateColumns: 'fit-content(46%) minmax(0, 1fr)',
      columnGap: theme.space(5),
      margin: 0,
    }),
  row: (theme: Theme) =>
    css({
      display: 'grid',
      gridColumn: '1 / -1',
      // the first value is for browsers without subgrid: there every row has its own columns, of equal width
      gridTemplateColumns: ['minmax(0, 46%) minmax(0, 1fr)', 'subgrid'],
      columnGap: 'inherit',
      padding: theme.space(2, 0),
      borderTop: `1px solid ${theme.color.line}`,
      fontSize: theme.size.s,
      '& > dd': { fontVariantNumeric: 'tabular-nums', fontWeight: 500 },
    }),
  // breaks Japanese labels between phrases; they are too short to break just anywhere
  label: (theme: Theme) => css({ color: theme.color.textMuted, wordBreak: 'auto-phrase' }),
  basis: (theme: Theme) =>
    css({
      display: 'block',
      color: theme.color.textMuted,
      fontSize: theme.size.xs,
      fontWeight: 400,
      '& > span': { display: 'block' },
    }),
  line: css({ display: 'block' }),
  exif: (theme: Theme) => css({ fontFamily: theme.font.figures, fontSize: '0.92em', hyphens: 'none' }),
};
