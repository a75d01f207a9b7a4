import { css, type Theme } from '@emotion/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { answerKind, screensOf } from '../../catalogue/answerKind';
import { givesCount } from '../../catalogue/cable';
import { brandName, brandsWithService, findBrand, type Model } from '../../catalogue/catalogue';
import { type CountFacts, countedIn } from '../../catalogue/cameraRow';
import { sources } from '../../catalogue/sources';
import { byWay } from '../../catalogue/waysToCount';
import { eachOnce, reportWords, WayList } from '../../tool/ways/WayList';
import { SourceLinks } from '../../tool/ways/SourceLinks';
import { loadGuide, loadWays } from '../../content/content';
import type { GuideCopy } from '../../content/guideCopy';
import type { Text } from '../../content/types';
import { formatNumber, joinSentences } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { Locale } from '../../config/locales';
import { Link } from '../../ui/Link';
import { RichText } from '../../ui/RichText';
import { Section } from '../parts/Section';
import { Steps } from '../parts/Steps';
import { cableWordsWithDoubt } from './cableWords';

interface GetTheCountProps {
  readonly model: Model;
  readonly steps: readonly Text[];
}

/** The best way to this camera's count in three steps, what that is based on, and the other ways. */
export function GetTheCount({ model, steps }: GetTheCountProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { ways, answer } = use(loadGuide(locale));
  const reported = use(loadWays(locale));
  const kind = answerKind(model);
  // What the first way on the page and its steps tell of.
  const described = kind === 'screen' ? byWay(screensOf(model)) : [];
  const isReadHere = givesCount(model.brand, model);
  const evidence = [
    ...photosRead(model.count, answer, locale),
    ...described.flatMap((way) => reportWords(way, reported, t)),
  ];
  const based = [...model.count.sources.map((id) => sources[id]), ...described.flatMap((way) => way.reports)];
  const cable = (
    <>
      {cableWordsWithDoubt(model, t, locale)} <Link href="/connect">{t('model.first.usbLink')}</Link>
    </>
  );

  return (
    <Section
      id="steps"
      heading={t(kind === 'service' || kind === 'none' ? 'model.howTo.headingWithout' : 'model.howTo.heading')}
    >
      <Steps
        steps={steps.map((text) => (
          <RichText key={text} text={text} />
        ))}
      />
      <p css={styles.evidence} data-evidence>
        {joinSentences(evidence, locale)}
        <SourceLinks sources={eachOnce(based)} />
      </p>
      <WayList
        heading={kind === 'usb' && !isReadHere ? ways.programs : ways.others}
        body={model}
        described={described}
        first={isReadHere && kind !== 'usb' ? [{ title: t('footer.connect'), text: cable }] : []}
        last={
          brandsWithService.includes(model.brand) && kind !== 'exact' && kind !== 'service'
            ? { title: ways.service, text: ways.askService(brandName(findBrand(model.brand)!, locale)) }
            : undefined
        }
      />
    </Section>
  );
}

/** In how many photos of the model we have read the count, or looked for it. */
function photosRead(count: CountFacts, answer: GuideCopy['answer'], locale: Locale): readonly string[] {
  if (!count.photos) return [];
  const photos = formatNumber(count.photos, locale);
  return [countedIn(count) ? answer.seenWith(photos) : answer.seenWithout(photos)];
}

const styles = {
  evidence: (theme: Theme) =>
    css({
      maxWidth: theme.width.text,
      marginTop: theme.space(5),
      color: theme.color.textMuted,
      fontSize: theme.size.s,
      '&:empty': { display: 'none' },
    }),
};
