import type { TFunction } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { type Advisory, buyingFacts, type PartialDate } from '../../../cameras/buyingFacts';
import { brandName, findBrand, type Model } from '../../../cameras/catalogue';
import type { Locale } from '../../../config/locales';
import { loadContent } from '../../../content/content';
import { formatChoice, formatPartialDate, joinSentences } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { Entries, Entry } from '../parts/Entries';
import { Prose } from '../parts/Prose';
import { Section } from '../parts/Section';
import { sourceRefs } from '../parts/sourceRefs';

/** Recalls and other notices of the maker about this camera; renders nothing if there are none. */
export function Advisories({ model }: { readonly model: Model }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const advisories = Object.entries(buyingFacts[model.slug]?.advisories ?? {});
  const texts = use(loadContent(locale, `models/${model.brand}`)).buying?.[model.slug]?.advisories;
  if (advisories.length === 0) return null;
  const maker = brandName(findBrand(model.brand)!, locale);

  return (
    <Section heading={t('guide.advisory.heading')} id="notices">
      <Entries>
        {advisories.map(([name, advisory]) => (
          <Entry
            key={name}
            label={[t(`guide.advisory.${advisory.kind}`), datesOf(advisory, t, locale)].join(t('list.separator'))}
            sources={sourceRefs(advisory.sources)}
          >
            {joinSentences([texts![name]!, ...affected(advisory, t, locale)], locale)}
          </Entry>
        ))}
      </Entries>
      {advisories.some(([, { serials }]) => serials === 'maker-page') && (
        <Prose texts={[t('guide.advisory.makerPage', { maker })]} />
      )}
    </Section>
  );
}

const datesOf = ({ date, further = [] }: Advisory, t: TFunction, locale: Locale): string =>
  [date, ...further]
    .map((day) => formatPartialDate(day, locale))
    .reduce((first, other) => t('guide.advisory.further', { first, date: other }));

/** The bodies that an advisory concerns, and until when its offer was valid. */
function affected(
  { about, made, serials, affectedFirmware, until }: Advisory,
  t: TFunction,
  locale: Locale,
): readonly string[] {
  const day = (date: PartialDate) => formatPartialDate(date, locale);
  const digit = about === 'battery' ? 'lotDigit' : 'serialDigit';
  return [
    ...(made ? [t('guide.advisory.made', { from: day(made[0]), to: day(made[1]) })] : []),
    ...(affectedFirmware ? [t('guide.advisory.firmwareVersion', { version: affectedFirmware })] : []),
    ...(typeof serials === 'object'
      ? [t(`guide.advisory.${digit}`, { place: serials.digit, values: formatChoice(serials.values, locale) })]
      : []),
    ...(until ? [t('guide.advisory.until', { date: day(until) })] : []),
  ];
}
