import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { cableBasisOf, easiestAnswer, answersOf, isWithoutWay, screensOf } from '../../../cameras/answer';
import type { Model } from '../../../cameras/catalogue';
import { byWay } from '../../../cameras/waysToCount';
import { eachOnce, reportWords, WayList } from '../../tool/ways/WayList';
import { Sourced } from '../../tool/ways/Sourced';
import type { Text } from '../../../content/types';
import { joinSentences } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { Link } from '../../ui/Link';
import { RichText } from '../../ui/RichText';
import { Section } from '../parts/Section';
import { sourceRefs } from '../parts/sourceRefs';
import { Steps } from '../parts/Steps';
import { cableWords } from './cableWords';

interface GetTheCountProps {
  readonly model: Model;
  readonly steps: readonly Text[];
}

/** The best way to find this camera's count, in three steps, followed by other ways. */
export function GetTheCount({ model, steps }: GetTheCountProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const answer = easiestAnswer(model);
  const { way: easiest } = answer;
  // Methods that `FirstWay` or the steps already describe.
  const described = easiest === 'screen' ? byWay(screensOf(model)) : [];
  const isReadHere = answersOf(model).usb.way === 'usb';
  const isByProgram = easiest === 'program';
  const basis = cableBasisOf(model);
  const byProgram = basis === 'program' ? [t('model.first.usb.byProgram')] : [];
  const cableSources = sourceRefs(basis && basis !== 'program' ? [basis] : []);
  // If a method is only expected to work, the verdict has said so, and `Details` has the sources.
  const reports = [
    ...described.flatMap((way) => reportWords(way, t, true)),
    ...(easiest === 'usb' ? (cableSources.length > 0 ? [t('way.works')] : byProgram) : []),
  ];
  const cable = (
    <>
      {joinSentences([cableWords(model, t, locale), ...byProgram], locale)}{' '}
      <Link href="/connect">{t('model.first.usbLink')}</Link>
    </>
  );

  return (
    <Section id="steps" heading={t(isWithoutWay(answer) ? 'model.howTo.headingWithout' : 'model.howTo.heading')}>
      <Steps
        steps={steps.map((text) => (
          <RichText key={text} text={text} />
        ))}
      />
      {reports.length > 0 && (
        <Sourced
          css={styles.reports}
          sources={eachOnce([
            ...described.flatMap((way) => way.reports).filter(({ isExpected }) => !isExpected),
            ...(easiest === 'usb' ? cableSources : []),
          ])}
        >
          {joinSentences(reports, locale)}
        </Sourced>
      )}
      <WayList
        heading={t(isByProgram ? 'guide.ways.programs' : 'guide.ways.others')}
        isFolded={!isByProgram}
        body={model}
        described={described}
        first={
          isReadHere && easiest !== 'usb' ? [{ title: t('footer.connect'), text: cable, sources: cableSources }] : []
        }
      />
    </Section>
  );
}

const styles = {
  reports: (theme: Theme) =>
    css({
      maxWidth: theme.width.text,
      marginTop: theme.space(5),
      color: theme.color.textMuted,
      fontSize: theme.size.s,
    }),
};
