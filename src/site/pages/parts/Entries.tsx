import { css, type Theme } from '@emotion/react';
import type { TFunction } from 'i18next';
import { Children, type ReactNode } from 'react';
import type { FigureOrRange, PartialDate, Repair } from '../../../cameras/buyingFacts';
import { SourceLinks, type SourceRef } from '../../tool/ways/SourceLinks';
import { type Currency, exchanged } from '../../../cameras/exchangeRates';
import type { MarketCopy } from '../../../content/types';
import { formatNumber, formatPartialDate, proseNumber } from '../../../i18n/format';
import type { Locale } from '../../../config/locales';
import { columnList } from '../../ui/columnList';
import { Measure, Stack } from '../../ui/layouts';
import { ShortText } from '../../ui/Unbroken';

interface EntriesProps {
  readonly heading?: string;
  readonly note?: string;
  readonly children: readonly ReactNode[];
}

/** Entries, with a heading if they need one. Renders nothing without entries. */
export function Entries({ heading, note, children }: EntriesProps) {
  // `Children.count` counts the entries of all lists among the children.
  if (Children.count(children) === 0) return null;
  return (
    <>
      {heading && (
        <h3 css={styles.heading}>
          <ShortText>{heading}</ShortText>
        </h3>
      )}
      {note && (
        <Measure isMuted size="s" below={3}>
          {note}
        </Measure>
      )}
      <ul css={styles.list}>{children}</ul>
    </>
  );
}

interface EntryProps {
  readonly label?: string | undefined;
  readonly basis?: string;
  readonly sources: readonly SourceRef[];
  readonly children: ReactNode;
}

/** A statement with its sources. */
export function Entry({ label, basis, sources, children }: EntryProps) {
  return (
    <Stack as="li" gap={1} css={styles.entry} data-sourced>
      {label && <p css={styles.label}>{label}</p>}
      <p>{children}</p>
      <p css={styles.basis} data-sources>
        {basis}
        <SourceLinks sources={sources} />
      </p>
    </Stack>
  );
}

/** A repair's published price and date. A foreign price also has the approximate amount in the visitor's currency. */
export function priceAndDate(
  {
    price,
    priceFrom,
    currency = 'USD',
    date,
    isDateAbout,
  }: Partial<Pick<Repair, 'price' | 'priceFrom' | 'currency' | 'date' | 'isDateAbout'>>,
  t: TFunction,
  { currencies }: Pick<MarketCopy, 'currencies'>,
  locale: Locale,
): readonly string[] {
  const day = (published: PartialDate) => formatPartialDate(published, locale);
  const amount = (figure: FigureOrRange) => {
    const figures = [figure].flat();
    const written = formatPrice(figures, currency, locale);
    if (currencies.includes(currency)) return written;
    const [own] = currencies;
    const inOwn = figures.map((value) => exchanged(value, currency, own, date));
    return t('price.inOwnMoney', { price: written, own: formatPrice(inOwn, own, locale) });
  };
  return [
    ...(price === undefined ? [] : [amount(price)]),
    ...(priceFrom === undefined ? [] : [t('price.from', { price: amount(priceFrom) })]),
    ...(date ? [isDateAbout ? t('price.about', { date: day(date) }) : day(date)] : []),
  ];
}

/**
 * A price or a range. The currency appears once, before or after the numbers as the language requires: ([240], 'USD',
 * 'de') → '240 $', ([200, 300], 'USD', 'en') → '$200–300', ([20_000, 30_000], 'JPY', 'ja') → '2万〜3万円'. Whole amounts
 * have no cents.
 */
function formatPrice(figures: readonly number[], currency: Currency, locale: Locale): string {
  const dash = locale === 'ja' ? '〜' : '–';
  if (locale === 'ja' && currency === 'JPY')
    return `${figures.map((value) => proseNumber(value, locale)).join(dash)}円`;
  const digits = figures.every(Number.isInteger) ? 0 : 2;
  const shape = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const withCurrency = { ...shape, style: 'currency', currency } as const;
  const isBehind = /^\d/.test(formatNumber(0, locale, withCurrency));
  const named = isBehind ? figures.length - 1 : 0;
  return figures.map((value, at) => formatNumber(value, locale, at === named ? withCurrency : shape)).join(dash);
}

const styles = {
  heading: (theme: Theme) => css({ margin: theme.space(8, 0, 3), fontSize: theme.size.l }),
  list: (theme: Theme) => [
    columnList(theme, 2, theme.space(0, 12)),
    css({ [theme.media.wide]: { '& > :only-child': { gridColumn: '1 / -1' } } }),
  ],
  entry: (theme: Theme) =>
    css({
      alignContent: 'start',
      maxWidth: theme.width.text,
      padding: theme.space(3, 0, 4),
      borderTop: `1px solid ${theme.color.line}`,
    }),
  label: css({ fontWeight: 600 }),
  basis: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.xs }),
};
