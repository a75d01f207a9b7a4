import { css, type Theme } from '@emotion/react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Specs } from '../../../cameras/cameraRow';
import type { Model } from '../../../cameras/catalogue';
import { statedBasis } from '../../../cameras/statedBasis';
import type { Locale } from '../../../config/locales';
import { formatList, formatNumber } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { ShortText } from '../../ui/Unbroken';
import { lifeText } from './lifeText';
import { knownLife } from '../../../judge/rowCounter';

type SpecificationKey = 'released' | 'sensor' | 'resolution' | 'life' | 'type' | 'exif';

/** A model's specifications. Leaves out rows without a value. */
export function Specifications({ model }: { readonly model: Model }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { type, announcedYear, year, life, exif, specs } = model;
  const known = knownLife(life);

  const rows: readonly (readonly [key: SpecificationKey, value: ReactNode, note?: ReactNode])[] = [
    [
      'released',
      announcedYear ? t('model.specs.announced', { year, announced: announcedYear }) : t('model.specs.year', { year }),
    ],
    ['sensor', specs && t(`sensor.${specs.sensor}`)],
    ['resolution', specs && t('model.specs.megapixels', { megapixels: pixelsOf(specs, locale) })],
    [
      'life',
      // The page already says that this number is often quoted and has no source.
      life.basis === 'unsourced'
        ? t('model.specs.noSource')
        : known && t('model.specs.releases', { count: lifeText(known, t, locale, formatNumber) }),
      life.actuations !== undefined && !['maker', 'unsourced'].includes(life.basis) && (
        <span key="basis" css={styles.basis}>
          <ShortText>{basisOf(model, t, locale)}</ShortText>
        </span>
      ),
    ],
    ['type', t(`cameraType.${type}`)],
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
              <dt css={styles.label}>
                <ShortText>{t(`model.specs.${key}`)}</ShortText>
              </dt>
              <dd>
                <span>
                  <ShortText>{value}</ShortText>
                </span>
                {note}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

const basisOf = (model: Model, t: TFunction, locale: Locale): string =>
  t(`lifeBasis.${statedBasis(model)}`, { others: formatList(model.life.givenFor ?? [], locale) });

/** Effective pixels in millions; in Japanese, in units of ten thousand: 24.2 million are 2,420 units. */
const pixelsOf = ({ megapixels }: Specs, locale: Locale) =>
  formatNumber(locale === 'ja' ? Math.round(megapixels * 100) : megapixels, locale);

const styles = {
  list: css({ margin: 0 }),
  row: (theme: Theme) =>
    css({
      // A value that doesn't fit beside its label (with larger text) goes below it.
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.space(4),
      padding: theme.space(2, 0),
      borderTop: `1px solid ${theme.color.line}`,
      fontSize: theme.size.s,
      '& > dd': { flex: '1 1 8rem', minWidth: 0, fontVariantNumeric: 'tabular-nums', fontWeight: 500 },
    }),
  label: (theme: Theme) => css({ flex: '0 1 9rem', minWidth: 0, color: theme.color.textMuted }),
  basis: (theme: Theme) =>
    css({
      display: 'block',
      color: theme.color.textMuted,
      fontSize: theme.size.xs,
      fontWeight: 400,
    }),
  exif: (theme: Theme) => css({ fontFamily: theme.font.figures, hyphens: 'none' }),
};
