import { css, type Theme } from '@emotion/react';
import { type ReactNode, use } from 'react';
import { brandName, findBrand, type Model } from '../../catalogue/catalogue';
import {
  type Advisory,
  type Figure,
  loadBuyingFacts,
  type PartialDate,
  type Repair,
} from '../../catalogue/buyingFacts';
import type { BuyingSourceId } from '../../catalogue/buyingSources';
import type { SourceId } from '../../catalogue/sources';
import { formatPrice } from '../../checker/RouteList';
import { SourceLinks } from '../../checker/SourceLinks';
import { loadBuying, loadGuide } from '../../content/content';
import type { GuideCopy } from '../../content/guide';
import type { Text } from '../../content/types';
import { formatPartialDate, joinSentences } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { Locale } from '../../i18n/locales';
import { Prose } from '../parts/Prose';
import { Section } from '../parts/Section';
import { urlsOf } from './urlsOf';

interface BeforeYouPayProps {
  readonly model: Model;
  /** what a used buyer of this body looks at, in prose */
  readonly advice: readonly Text[];
}

/** Notices, what to look at, and published prices of this camera; a subject of which nothing is known leaves no trace. */
export function BeforeYouPay({ model, advice }: BeforeYouPayProps) {
  const { locale } = useLanguage();
  const { before } = use(loadGuide(locale));
  const { advisories = {}, faults = {}, repairs = {} } = use(loadBuyingFacts(model.brand))[model.slug] ?? {};
  const texts = use(loadBuying(locale, model.brand))[model.slug];
  const maker = brandName(findBrand(model.brand)!, locale);

  return (
    <Section heading={before.heading}>
      <Prose texts={advice} />
      <Entries heading={before.advisories}>
        {Object.entries(advisories).map(([name, advisory]) => (
          <Entry
            key={name}
            label={`${before.kinds[advisory.kind]}, ${datesOf(advisory, before, locale)}`}
            sources={advisory.sources}
          >
            {joinSentences([texts!.advisories![name]!, ...affected(advisory, maker, before, locale)], locale)}
          </Entry>
        ))}
      </Entries>
      <Entries heading={before.checks}>
        {Object.entries(faults).map(([name, fault]) => (
          <Entry key={name} evidence={before.evidence[fault.evidence]} sources={fault.sources}>
            {texts!.faults![name]}
          </Entry>
        ))}
      </Entries>
      <Entries heading={before.repairs} note={before.repairsNote}>
        {Object.entries(repairs).map(([name, repair]) => (
          <Entry key={name} label={priceAndDate(repair, before, locale)} sources={repair.sources}>
            {texts!.repairs![name]}
          </Entry>
        ))}
      </Entries>
    </Section>
  );
}

interface EntriesProps {
  readonly heading: string;
  readonly note?: string;
  readonly children: readonly ReactNode[];
}

function Entries({ heading, note, children }: EntriesProps) {
  if (children.length === 0) return null;
  return (
    <>
      <h3 css={styles.heading}>{heading}</h3>
      {note && <p css={styles.note}>{note}</p>}
      <ul css={styles.list}>{children}</ul>
    </>
  );
}

interface EntryProps {
  readonly label?: string | undefined;
  /** who reports it */
  readonly evidence?: string;
  readonly sources: readonly (BuyingSourceId | SourceId)[];
  readonly children: ReactNode;
}

export function Entry({ label, evidence, sources, children }: EntryProps) {
  return (
    <li css={styles.entry}>
      {label && <p css={styles.label}>{label}</p>}
      <p>{children}</p>
      <p css={styles.evidence}>
        {evidence && `${evidence}. `}
        <SourceLinks urls={urlsOf(sources)} />
      </p>
    </li>
  );
}

function datesOf({ date, further = [] }: Advisory, before: GuideCopy['before'], locale: Locale): string {
  const [first, ...others] = [date, ...further].map((day) => formatPartialDate(day, locale));
  return [first, ...others.map(before.further)].join(', ');
}

/** Which bodies it is about, and until when the offer held. */
function affected(
  { about, made, serials, affectedFirmware, until }: Advisory,
  maker: string,
  before: GuideCopy['before'],
  locale: Locale,
): readonly string[] {
  const day = (date: PartialDate) => formatPartialDate(date, locale);
  const digit = about === 'battery' ? before.lotDigit : before.serialDigit;
  return [
    ...(made ? [before.made(day(made[0]), day(made[1]))] : []),
    ...(affectedFirmware ? [before.firmware(affectedFirmware)] : []),
    ...(serials === 'maker-page' ? [before.makerPage(maker)] : []),
    ...(typeof serials === 'object' ? [digit(serials.digit, serials.values.join(before.or))] : []),
    ...(until ? [before.until(day(until))] : []),
  ];
}

/** What it cost, and when; undefined where neither is published. */
export function priceAndDate(
  {
    price,
    priceFrom,
    currency,
    date,
    isDateAbout,
  }: Pick<Repair, 'price' | 'priceFrom' | 'currency' | 'date' | 'isDateAbout'>,
  before: GuideCopy['before'],
  locale: Locale,
): string | undefined {
  const amount = (figure: Figure) =>
    [figure]
      .flat()
      .map((value) => formatPrice(value, currency!, locale))
      .join('–');
  const parts = [
    ...(price === undefined ? [] : [amount(price)]),
    ...(priceFrom === undefined ? [] : [before.priceFrom(amount(priceFrom))]),
    ...(date ? [isDateAbout ? before.about(formatPartialDate(date, locale)) : formatPartialDate(date, locale)] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : undefined;
}

const styles = {
  heading: (theme: Theme) => css({ margin: theme.space(8, 0, 3), fontSize: theme.size.l }),
  note: (theme: Theme) =>
    css({
      maxWidth: theme.width.text,
      marginBottom: theme.space(3),
      color: theme.color.textMuted,
      fontSize: theme.size.s,
    }),
  list: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      columnGap: theme.space(12),
      padding: 0,
      listStyle: 'none',
      [theme.media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    }),
  entry: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: theme.space(1),
      maxWidth: theme.width.text,
      padding: theme.space(3, 0, 4),
      borderTop: `1px solid ${theme.color.line}`,
    }),
  label: css({ fontWeight: 600 }),
  evidence: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.xs }),
};
