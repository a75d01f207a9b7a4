import type { TFunction } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { brandName, findBrand, type Model } from '../../catalogue/catalogue';
import { answerKind, isInPhoto } from '../../catalogue/answerKind';
import type { BodyShape } from '../../catalogue/cameraRow';
import { shapeOf } from '../../catalogue/images';
import { type Advisory, buyingFacts, type Fault, type PartialDate } from '../../catalogue/buyingFacts';
import { loadContent } from '../../content/content';
import type { Text } from '../../content/types';
import { formatChoice, formatPartialDate, joinSentences } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { Locale } from '../../config/locales';
import { Entries, Entry } from '../parts/Entries';
import { sourceRefs } from '../parts/sourceRefs';
import { Prose } from '../parts/Prose';
import { Section } from '../parts/Section';
import { canStartOver } from './visibleBands';

interface BeforeYouPayProps {
  readonly model: Model;
  /** what to look at when buying this body used, in prose, beside what goes for any count in a photo; without it, what goes for any body */
  readonly advice: readonly Text[] | undefined;
}

/** More would be read by nobody. */
const MOST_FAULTS = 3;

/** Bodies whose shutter, if they have one, is in the lens. */
const WITHOUT_CURTAINS: readonly BodyShape[] = ['compact', 'bridge', 'digital-back'];

/** Bodies that look through a mirror or a finder window: their shutter is mechanical, or nearly always so. */
const MECHANICAL = /-(dslr|rangefinder)$/;

/** How to try the shutter: not where there is none with curtains, and never the electronic one, which makes bands itself. */
function speedsOf(model: Model, t: TFunction): readonly string[] {
  const { life, hasLensShutter, type } = model;
  if (life.basis === 'no-shutter' || hasLensShutter || WITHOUT_CURTAINS.includes(shapeOf(model))) return [];
  return [t(MECHANICAL.test(type) ? 'guide.before.speeds' : 'guide.before.speedsMirrorless')];
}

/** Advisories and known faults of this camera; subjects without entries are left out. */
export function BeforeYouPay({ model, advice }: BeforeYouPayProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { advisories = {}, faults = {} } = buyingFacts[model.slug] ?? {};
  const texts = use(loadContent(locale, `models/${model.brand}`)).buying?.[model.slug];
  const onBody = [t('guide.before.wall'), ...speedsOf(model, t), t('guide.before.controls'), t('guide.before.more')];
  const onPhoto = t(canStartOver(model) ? 'guide.before.photoStartsOver' : 'guide.before.photo');
  const separator = t('list.separator');
  const maker = brandName(findBrand(model.brand)!, locale);

  return (
    <Section heading={t('guide.before.heading')}>
      <Prose
        texts={[...(isInPhoto(answerKind(model)) ? [onPhoto] : []), ...(advice ?? [joinSentences(onBody, locale)])]}
      />
      <Entries heading={t('guide.before.advisories')}>
        {Object.entries(advisories).map(([name, advisory]) => (
          <Entry
            key={name}
            label={[t(`guide.advisory.${advisory.kind}`), ...datesOf(advisory, t, locale)].join(separator)}
            sources={sourceRefs(advisory.sources)}
          >
            {joinSentences([texts!.advisories![name]!, ...affected(advisory, t, locale)], locale)}
          </Entry>
        ))}
      </Entries>
      {Object.values(advisories).some(({ serials }) => serials === 'maker-page') && (
        <Prose texts={[t('guide.advisory.makerPage', { maker })]} />
      )}
      <Entries heading={t('guide.before.checks')}>
        {Object.entries(faults)
          .slice(0, MOST_FAULTS)
          .map(([name, fault]) => (
            <Entry key={name} evidence={t(evidenceKey(fault))} sources={sourceRefs(fault.sources)}>
              {texts!.faults![name]}
            </Entry>
          ))}
      </Entries>
    </Section>
  );
}

/** One owner's word, or that of several. */
const evidenceKey = ({ evidence, sources }: Fault) =>
  evidence === 'owner-case' && sources.length > 1
    ? ('guide.evidence.owner-cases' as const)
    : (`guide.evidence.${evidence}` as const);

function datesOf({ date, further = [] }: Advisory, t: TFunction, locale: Locale): readonly string[] {
  const [first, ...others] = [date, ...further].map((day) => formatPartialDate(day, locale));
  return [first!, ...others.map((other) => t('guide.advisory.further', { date: other }))];
}

/** Which bodies an advisory is about, and until when its offer was valid. */
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
