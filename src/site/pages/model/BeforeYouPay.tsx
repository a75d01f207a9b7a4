import type { TFunction } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrandId } from '../../../cameras/brandList';
import type { Model } from '../../../cameras/catalogue';
import { easiestAnswer, isInPhoto } from '../../../cameras/answer';
import type { BodyShape } from '../../../cameras/cameraRow';
import { shapeOf } from '../../../cameras/images';
import { buyingFacts, type Fault } from '../../../cameras/buyingFacts';
import { loadContent } from '../../../content/content';
import type { Text } from '../../../content/types';
import { joinSentences } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { Entries, Entry } from '../parts/Entries';
import { sourceRefs } from '../parts/sourceRefs';
import { Prose } from '../parts/Prose';
import { Section } from '../parts/Section';
import { counterOf } from '../../../judge/rowCounter';

interface BeforeYouPayProps {
  readonly model: Model;
  /**
   * advice on buying this body, shown after the advice on a count in a photo; if undefined, the page shows the advice
   * for any body
   */
  readonly advice: readonly Text[] | undefined;
}

/** Readers would skip a longer list. */
const MOST_FAULTS = 3;

/** Bodies whose shutter, if any, is in the lens. */
const WITHOUT_CURTAINS: readonly BodyShape[] = ['compact', 'bridge', 'digital-back'];

/** Makers whose maker notes have the serial number printed on the body (docs/formats.md, 'Serial numbers'). */
const WITH_BODYS_SERIAL: readonly BrandId[] = ['canon', 'nikon'];

/**
 * The release years of the first bodies with a silent, fully electronic shutter: X-E2 and E-M1 (both by firmware), GFX
 * 50S and Leica M11.
 */
const FIRST_ELECTRONIC: Partial<Readonly<Record<BodyShape, number>>> = {
  mirrorless: 2013,
  'medium-format': 2017,
  rangefinder: 2022,
};

/** Makers whose earlier mirrorless bodies were sold with an electronic shutter: Nikon 1 and Pentax Q, both of 2011. */
const HAD_ELECTRONIC_EARLIER: readonly BrandId[] = ['nikon', 'pentax'];

/** True for a body that may have an electronic shutter usable without live view. */
const mayBeSilent = (model: Model) => {
  const shape = shapeOf(model);
  const isEarly = shape === 'mirrorless' && HAD_ELECTRONIC_EARLIER.includes(model.brand);
  const offered = buyingFacts[model.slug]?.modes?.offered;
  return (offered?.includes('electronic') ?? true) && (isEarly || model.year >= (FIRST_ELECTRONIC[shape] ?? Infinity));
};

/**
 * The advice on photographing a wall to find dirt. Some cameras with a fixed lens don't let owners set aperture or
 * focus.
 */
const wallKey = (model: Model) =>
  model.lensShutter === 'fixed' || ['compact', 'bridge'].includes(shapeOf(model))
    ? 'guide.before.wallFixedLens'
    : 'guide.before.wall';

/**
 * The advice on trying out the shutter; empty for a body without curtains. For a body that may also have an
 * electronic shutter, the advice is to turn that off, because it causes bands itself.
 */
function speedsOf(model: Model, t: TFunction): readonly string[] {
  const { life, lensShutter } = model;
  if (life.basis === 'no-shutter' || lensShutter || WITHOUT_CURTAINS.includes(shapeOf(model))) return [];
  return [t(mayBeSilent(model) ? 'guide.before.speedsMechanical' : 'guide.before.speeds')];
}

/**
 * The advice on comparing the count in a photo with the seller's. If the counter itself is doubtful, a difference must
 * not cast doubt on the seller.
 */
function photoKey(model: Model) {
  const { howTo } = model.count;
  const { certainty, limits } = easiestAnswer(model);
  if (limits === 'doubtful' || howTo === 'canon-pattern' || howTo === 'canon-rp-counter')
    return 'guide.before.photoDoubtful';
  if (counterOf(model).mayStartOver) return 'guide.before.photoStartsOver';
  if (certainty !== 'expected') return 'guide.before.photo';
  return howTo === 'sony-exif-mechanical' ? 'guide.before.photoExpectedMechanical' : 'guide.before.photoExpected';
}

/** Checks before paying, and any known faults of this camera. */
export function BeforeYouPay({ model, advice }: BeforeYouPayProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { faults = {} } = buyingFacts[model.slug] ?? {};
  const texts = use(loadContent(locale, `models/${model.brand}`)).buying?.[model.slug];
  const onBody = [t(wallKey(model)), ...speedsOf(model, t), t('guide.before.controls'), t('guide.before.more')];
  const onPhoto = [
    t(photoKey(model)),
    ...(WITH_BODYS_SERIAL.includes(model.brand) ? [t('guide.before.serial')] : []),
    ...(counterOf(model).countsTwice ? [t('guide.before.photoCount')] : []),
    ...(model.countsElectronic && model.life.basis !== 'no-shutter' ? [t('guide.before.eitherCount')] : []),
  ];

  return (
    <Section heading={t('guide.before.heading')}>
      <Prose
        texts={[
          ...(isInPhoto(easiestAnswer(model)) ? [joinSentences(onPhoto, locale)] : []),
          ...(advice ?? [joinSentences(onBody, locale)]),
        ]}
      />
      <Entries heading={t('guide.before.checks')}>
        {Object.entries(faults)
          .slice(0, MOST_FAULTS)
          .map(([name, fault]) => (
            <Entry key={name} basis={t(basisKey(fault))} sources={sourceRefs(fault.sources)}>
              {texts!.faults![name]}
            </Entry>
          ))}
      </Entries>
    </Section>
  );
}

/** The key of the text on who reports a fault. One owner and several have different texts. */
function basisKey({ basis, sources }: Fault) {
  if (basis === 'maker-quoted') return 'guide.basis.maker-told';
  return basis === 'owner-case' && sources.length > 1 ? 'guide.basis.owner-cases' : (`guide.basis.${basis}` as const);
}
