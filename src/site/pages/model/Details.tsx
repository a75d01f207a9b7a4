import { css, type Theme } from '@emotion/react';
import type { TFunction } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { buyingFacts, type Repair, type ShutterModes, type UsedCount } from '../../../cameras/buyingFacts';
import { screensOf } from '../../../cameras/answer';
import { byWay } from '../../../cameras/waysToCount';
import { countedIn } from '../../../cameras/cameraRow';
import type { Model } from '../../../cameras/catalogue';
import type { SourceId } from '../../../cameras/sources';
import { loadContent } from '../../../content/content';
import type { Text } from '../../../content/types';
import { formatNumber, joinSentences, proseNumber } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import type { Locale } from '../../../config/locales';
import type { SourceRef } from '../../tool/ways/SourceLinks';
import { Sourced } from '../../tool/ways/Sourced';
import { eachOnce } from '../../tool/ways/WayList';
import { Accordion } from '../../ui/Accordion';
import { Stack } from '../../ui/layouts';
import { Entries, Entry, priceAndDate } from '../parts/Entries';
import { Prose } from '../parts/Prose';
import { sourceRefs } from '../parts/sourceRefs';
import { counterOf } from '../../../judge/rowCounter';

interface Props {
  readonly model: Model;
  /** peculiarities of the camera's files or its rated life */
  readonly notes: readonly Text[];
}

/**
 * The evidence for the page's statements, folded: the photos that we read, shutter modes, single used bodies' counts,
 * repairs, and peculiarities.
 */
export function Details({ model, notes }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { currencies } = use(loadContent(locale, 'market'));
  const { counts = {}, modes, repairs: all = {} } = buyingFacts[model.slug] ?? {};
  // Leaves out repairs priced in foreign currencies, because such prices say little here.
  const repairs = Object.entries(all).filter(
    ([, { price, priceFrom, currency = 'USD' }]) => (price ?? priceFrom) === undefined || currencies.includes(currency),
  );
  const cases = Object.values(counts).filter(isCase);
  const evidence = evidenceOn(model, t, locale);
  const hasModes = modes !== undefined && isWorthMentioning(modes);
  if (evidence.length === 0 && !hasModes && cases.length === 0 && repairs.length === 0 && notes.length === 0)
    return null;
  return (
    <Accordion summary={t('model.details')} css={styles.details}>
      <Stack gap={3} css={styles.notes}>
        {evidence.length > 0 && (
          <Stack gap={3} data-evidence>
            {evidence.map(({ text, sources }) => (
              <Sourced key={text} sources={eachOnce(sources)}>
                {text}
              </Sourced>
            ))}
          </Stack>
        )}
        {hasModes && <Modes modes={modes} saysSilent={!counterOf(model).addsElectronic} />}
        {cases.length > 0 && <Cases counts={cases} />}
        {notes.length > 0 && <Prose texts={notes} />}
      </Stack>
      {repairs.length > 0 && <Repairs model={model} repairs={repairs} />}
    </Accordion>
  );
}

interface RepairsProps {
  readonly model: Model;
  readonly repairs: readonly (readonly [name: string, Repair])[];
}

function Repairs({ model, repairs }: RepairsProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const market = use(loadContent(locale, 'market'));
  const texts = use(loadContent(locale, `models/${model.brand}`)).buying?.[model.slug];
  const hasPrices = repairs.some(([, { price, priceFrom }]) => price ?? priceFrom);
  return (
    <Entries
      {...(hasPrices
        ? { heading: t('guide.service.repairs'), note: t('guide.service.repairsNote') }
        : { heading: t('service.heading') })}
    >
      {repairs.map(([name, repair]) => (
        <Entry
          key={name}
          label={priceAndDate(repair, t, market, locale).join(t('list.separator')) || undefined}
          sources={sourceRefs(repair.sources)}
        >
          {texts!.repairs![name]}
        </Entry>
      ))}
    </Entries>
  );
}

interface Evidence {
  readonly text: string;
  readonly sources: readonly SourceRef[];
}

/** Known facts about the camera's files and how to find its count, each with its sources. */
function evidenceOn(model: Model, t: TFunction, locale: Locale): readonly Evidence[] {
  const { count } = model;
  const photos = photosRead(model, t, locale);
  const cited = (subject: Subject) => sourceRefs(count.sources.filter((id) => subjectOf(id) === subject));
  if (countedIn(count)) {
    // If all sources are photos, no document describes where the count is.
    const isDocumented = count.sources.some((id) => subjectOf(id) !== 'photos');
    const sentences = [photos, isDocumented && t('guide.located')].flatMap((sentence) => sentence || []);
    return [{ text: joinSentences(sentences, locale), sources: sourceRefs(count.sources) }];
  }
  const expected = byWay(screensOf(model)).flatMap(({ reports }) => reports.filter(({ isExpected }) => isExpected));
  const onPhotos = cited('photos');
  const onFiles = cited('files');
  const onWays = [...cited('ways'), ...expected];
  return [
    // For an estimate, the verdict has not given the number of photos. Otherwise, the verdict has given that number
    // without sources, so only the sources are new.
    ...(photos && (onPhotos.length > 0 || count.inPhotos.limits === 'estimate')
      ? [{ text: photos, sources: onPhotos }]
      : []),
    ...(onFiles.length > 0 ? [{ text: t('guide.documented'), sources: onFiles }] : []),
    ...(onWays.length > 0 ? [{ text: t('guide.described'), sources: onWays }] : []),
  ];
}

/** The subject of a source: photos that were read, contents of files, or ways to find a count. */
type Subject = 'photos' | 'files' | 'ways';

function subjectOf(id: SourceId): Subject {
  if (id.startsWith('photos-')) return 'photos';
  return id.startsWith('exiftool-') ? 'files' : 'ways';
}

/**
 * The number of the model's photos in which we have read or looked for the count, as a sentence. Undefined without such
 * photos, or if the verdict has already given that number.
 */
function photosRead(model: Model, t: TFunction, locale: Locale): string | undefined {
  const { count } = model;
  if (!count.photos || count.inPhotos.certainty === 'unknown') return undefined;
  const photos = { count: count.photos, photos: formatNumber(count.photos, locale) };
  return t(countedIn(count) ? 'guide.seen.with' : 'guide.seen.without', photos);
}

type Case = UsedCount & { readonly outcome: Exclude<UsedCount['outcome'], 'claimed-failures'> };

/**
 * False for plaintiffs' claims in a lawsuit, which the page shows with the lawsuit and which don't concern a single
 * body.
 */
const isCase = (entry: UsedCount): entry is Case => entry.outcome !== 'claimed-failures';

/**
 * False if the usual shot uses the whole mechanical shutter, and the body has neither an electronic nor a leaf shutter.
 */
const isWorthMentioning = ({ offered, usual }: ShutterModes): boolean =>
  usual === 'electronic-first-curtain' || offered.some((mode) => mode === 'electronic' || mode === 'leaf');

interface ModesProps {
  readonly modes: ShutterModes;
  /** true if only this section says that silent shots don't wear the shutter */
  readonly saysSilent: boolean;
}

function Modes({ modes, saysSilent }: ModesProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { offered, usual, sources } = modes;
  const sentences = [
    t('guide.modes.offered', { modes: offered.map((mode) => t(`guide.mode.${mode}`)).join(t('list.separator')) }),
    ...(usual === 'electronic-first-curtain'
      ? [t(`guide.modes.${offered.includes('mechanical') ? 'usual' : 'only'}.electronic-first-curtain`)]
      : []),
    ...(saysSilent && offered.includes('electronic') ? [t('guide.modes.silent')] : []),
  ];
  return <Sourced sources={sourceRefs(sources)}>{joinSentences(sentences, locale)}</Sourced>;
}

function Cases({ counts }: { readonly counts: readonly Case[] }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const sentences = counts.map(({ outcome, counts: numbers }) => {
    const [shots, more] = numbers.map((number) => proseNumber(number, locale));
    return t(`guide.case.${outcome}`, { shots, more });
  });
  const isSingle = counts.length === 1 && ['alive', 'failed'].includes(counts[0]!.outcome);
  return (
    <Sourced sources={sourceRefs(counts.flatMap((entry) => entry.sources))}>
      {joinSentences(isSingle ? sentences : [...sentences, t('guide.case.note')], locale)}
    </Sourced>
  );
}

const styles = {
  details: (theme: Theme) => css({ marginTop: theme.space(8) }),
  notes: (theme: Theme) => css({ maxWidth: theme.width.text }),
};
