import { css, type Theme } from '@emotion/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { answerKind, showsOnScreen } from '../../catalogue/answerKind';
import { givesCount } from '../../catalogue/cable';
import { brandName, brandsWithService, findBrand, type Model } from '../../catalogue/catalogue';
import { countedIn } from '../../catalogue/cameraRow';
import { sources } from '../../catalogue/sources';
import { WayList } from '../../result/ways/WayList';
import { SourceLinks } from '../../result/ways/SourceLinks';
import { loadFiles, loadGuide } from '../../content/content';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Link } from '../../ui/Link';
import { Section } from '../parts/Section';
import { cableWords } from './cableWords';

interface GetTheCountProps {
  readonly model: Model;
}

/** The ways to this camera's count, numbered, best first. */
export function GetTheCount({ model }: GetTheCountProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { ways } = use(loadGuide(locale));
  const { count } = model;
  const how = use(loadFiles(locale)).howTo[count.howTo];
  const evidence = count.sources.map((id) => sources[id]);
  const isInFile = countedIn(count) !== undefined;
  // Its files say to judge the camera without a count, which its screen shows.
  const isBesideThePoint = count.howTo === 'nothing-found' && showsOnScreen(model);
  const cable = (
    <>
      {cableWords(model, t, locale)} <Link href="/connect">{t('model.first.usbLink')}</Link>
    </>
  );
  const brand = findBrand(model.brand)!;

  return (
    <Section id="ways" heading={ways.heading}>
      {!isInFile && !isBesideThePoint && (
        <p css={styles.lead}>
          {how}
          <SourceLinks sources={evidence} />
        </p>
      )}
      <WayList
        body={model}
        first={[
          ...(isInFile ? [{ title: ways.photo, text: how, sources: evidence }] : []),
          ...(givesCount(model.brand, model) ? [{ title: t('footer.connect'), text: cable }] : []),
        ]}
        last={
          brandsWithService.includes(model.brand) && answerKind(model) !== 'exact'
            ? { title: ways.service, text: ways.askService(brandName(brand, locale)) }
            : undefined
        }
      />
    </Section>
  );
}

const styles = {
  lead: (theme: Theme) => css({ maxWidth: theme.width.text, marginBottom: theme.space(5) }),
};
